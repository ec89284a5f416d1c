# Discoveries: every sentence and name of the game.

discoveries-name = Discoveries

## Words of closed sets

captain = { $colour ->
    [blue] Lewis
    [orange] Clark
    [yellow] Gass
   *[green] Ordway
}
face = { $face ->
    [walk] walk
    [ride] ride
    [negotiate] negotiate
   *[journal] journal
}
from-face = { $from ->
    [walk] walk
    [ride] ride
    [negotiate] negotiate
   *[journal] journal
}
to-face = { $to ->
    [walk] walk
    [ride] ride
    [negotiate] negotiate
   *[journal] journal
}
attitude = { $attitude ->
    [friendly] friendly
   *[wary] wary
}
terrain = { $terrain ->
    [R] river
   *[M] mountain
}
species = { $species ->
    [plant] plant
    [mammal] mammal
    [bird] bird
   *[fish] fish
}

# A card's action is [card], one of its further slots [slot].
place = { $place ->
    [friendly] Friendly tribe
    [wary] Wary tribe
    [change] Change dice
    [plans] Change of plans
    [horse-ride] Horse ride
    [hike] Hike
    [mountain] Mountain expedition
    [bank-left] Left Bank
    [bank-right] Right Bank
    [slot] { $place-name } (slot { $place-slot })
   *[card] { $place-name }
}
place-quoted = { place }
from-place = { $place ->
    [bank-left] from the left bank
    [bank-right] from the right bank
   *[other] from { place-quoted }
}
to-place = { $place ->
    [bank-left] to the left bank
    [bank-right] to the right bank
   *[other] to { place-quoted }
}
at-place = { $place ->
    [bank-left] on the left bank
    [bank-right] on the right bank
   *[other] on { place-quoted }
}

## Dice, steps and terrains counted

# How many dice show a face, in the list of a roll.
n-face = { $n } { face }
n-same-dice = { $n ->
    [1] { $n } die of any face
   *[other] { $n } dice of the same face
}
n-face-dice = { $face ->
    [same] { n-same-dice }
   *[other] { $n ->
        [one] { $n } { face } die
       *[other] { $n } { face } dice
    }
}
colour-die = { colour } die
a-colour-die = { $colour ->
    [orange] an orange die
   *[other] a { colour } die
}
n-colour-dice = { $n ->
    [one] { $n } { colour } die
   *[other] { $n } { colour } dice
}
n-colour-dice-of = { n-colour-dice }
n-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
n-steps-of = { n-steps }
# After “at most”.
n-terrain = { $terrain ->
    [R] { $n ->
        [one] { $n } river
       *[other] { $n } rivers
    }
   *[M] { $n ->
        [one] { $n } mountain
       *[other] { $n } mountains
    }
}
legs-then = { $leg }, then { $next }
needs-on = { n-face-dice } on { place-quoted }

## The log: set-up

card-removed = Card { $card } is out of the game.
deck-top = Top of the deck: card { $card }.
redrawn = No exploration card among the three Tribe cards: they are drawn again.
meeting-new = New in the Meeting Area: { $card-name }.
recon-new = New in the Reconnaissance Area: card { $card }.
zone-chosen = { $seat } chooses card { $card } as their next goal.
rolled = { $seat } rolls { n-colour-dice }: { $faces }.

## The log: playing dice

placed = { $seat } places { n-face-dice } on { place-quoted }.
discarded = Discarded { to-place }: { n-dice }.
die-turned = { $seat } uses { $card-name } to play { a-colour-die } as { to-face } instead of { from-face }.
die-changed = { $seat } turns { a-colour-die } from { from-face } to { to-face }.
die-left = { $seat } leaves { a-colour-die } on { face }.
plans-changed = { $seat } changes plans: card { $new } replaces card { $old }.
turn-ended = { $seat } ends their turn.

## The log: tribes and grey dice

tribe-taken = { $seat } takes { $card-name }, a { attitude } tribe.
reserved = { $seat } reserves card { $card } on Minnetaree.
gray-gained = { $seat } gains a grey die from the supply and rolls { face }.
gray-given = The supply is empty: { $other } gives { $seat } a grey die.
gray-off-slot = { $seat } takes the die off { place-quoted }: the slot is empty again.
gray-none = The supply is empty, and nobody has to give { $seat } a grey die.

## The log: exploring

triggered = { $seat } triggers { $places }.
explored = { $seat } explores card { $card }: { n-points }.
explored-two = { $seat } explores cards { $first } and { $second } in one journey and earns a bonus turn.
rolled-back = Rolled and back in the Stock: { n-colour-dice } ({ $faces }).
bonus-turn = { $seat } has a bonus turn.
bonus-declined = { $seat } declines the bonus turn.

## The log: rest and end

rest-bank = { $seat } rests and takes { n-dice } { from-place }.
rest-own = { $seat } rests and calls back { n-dice } of their own colour.
recalled-from = { $seat } calls a die back from { $other }.
recalled-off-slot = { $seat } calls a die back from { $other }, off { place-quoted }.
finished = { $seat } finds no new card to explore: everyone else has one last turn.
game-over = The game is over.
stalled = { n-turns } without an exploration: the game ends here.

## Reasons: dice and faces

why-other-face = You are playing { face } dice this turn; other faces have to wait.
why-locked = This die is locked until your turn ends.
why-used = You have already used { place-quoted } this turn.
why-wrong-face = { place-quoted } takes { n-face-dice }.
why-dice-short = { place-quoted } takes { n-face-dice }; { $have ->
    [0] you have none
   *[other] you have { $have }
}.
why-in-one-go = This slot is paid in one go: { n-face-dice }; { $have ->
    [0] you have none
   *[other] you have { $have }
}.
why-slot-full = There is already a die on this slot.
why-no-slot = There is no such slot. Slots on { place-quoted }: { $n }.
why-no-such-die = There is no { colour } { face } die in your Stock.
why-no-locked-die = There is no locked { colour } { face } die in your Stock.
why-one-face = All dice must be turned to the same face: { face }.
why-nothing-to-change = To change dice, you need one more die in your Stock.
why-at-least-one = Choose at least one die.
why-nothing-played = Play at least one die, or rest.

## Reasons: cards

why-not-owned = { $card-name } is not in your Action zone.
why-card-used = { $card-name } has already been used this turn.
why-already-shows = This die already shows { face }.
why-card-face = { $card-name } turns a die to { face } only.
why-card-takes = { $card-name } works with a { face } die only.
why-face-not-set = At least one other die must be played as { face }.
why-not-with-flathead = { $card-name } cannot turn a die in a Flathead turn: every face is played only once.
why-flathead-over = With Flathead you play two dice of different faces in a turn (three with both cards), no more.
why-flathead-late = With Flathead, the second face must come right after the first die; you have already played { n-dice }.
why-flathead-one = A Flathead turn has one die of each face; this takes { n-dice }.
why-no-tribe = There is no { attitude } tribe in the Meeting Area.
why-not-in-meeting = { $card-name } is not in the Meeting Area.
why-attitude = { $card-name } is a { attitude } tribe: take it with the other action.
why-not-in-recon = Card { $card } is not in the Reconnaissance Area.
why-recon-empty = The Reconnaissance Area is empty: nothing to swap with.
why-held-card = Card { $card } stays on Minnetaree until it is explored.
why-donor-self = You cannot give yourself a grey die.
why-donor-fewer = Others hold more grey dice than { $seat } ({ $n }).
why-no-gray-there = You have no grey die there.
why-no-such-seat = There is no such seat. Players: { $n }.

## Reasons: exploring and resting

why-none-prepared = None of your actions is ready for a journal die.
why-not-prepared = The journal die comes last: { place-quoted } still has an empty slot.
why-no-journal-die = You have no journal die to trigger an action with.
why-journal-dice-short = Journal dice needed: { $n }; { $have ->
    [0] you have none
   *[other] you have { $have }
}.
why-not-first-card = A journey begins with your zone card or a reserved card, not with card { $card }.
why-explored = You have already explored this turn.
why-no-crossing = Your prepared actions do not cross card { $card }.
why-no-crossing-with = { place-quoted } does not help to cross card { $card }.
why-not-enough = These actions do not yet cross card { $card }.
why-no-second = Your actions cross card { $first } but do not go on over card { $second }.
why-no-bonus = You have no bonus turn to decline.
why-already-acting = A rest takes the whole turn; you have already played dice.
why-bank-empty = There are no dice { at-place }.
why-no-own-die = There is no die of your colour there.

## Buttons

label-friendly = Take a friendly tribe (cost: { n-face-dice })
label-wary = Take a wary tribe (cost: { n-face-dice })
label-change = Change dice (cost: { n-face-dice })
label-plans = Change plans (cost: { n-face-dice })
label-slot = Place { n-face-dice } on { place-quoted }
label-die = Pay with { a-colour-die } ({ face })
label-die-via = Pay with { a-colour-die }: { from-face } as { to-face } ({ $card-name })
label-die-stays = Leave { a-colour-die } on the slot ({ face })
label-die-stays-via = Leave { a-colour-die } on the slot: { from-face } as { to-face } ({ $card-name })
label-take = Take { $card-name }
label-pick-zone = Choose card { $card } as the next goal: { n-points }
label-pick-reserve = Reserve card { $card } on Minnetaree: { n-points }
label-pick-swap = Swap for card { $card }: { n-points }
label-pick-second = Explore { $first } and { $card }: { n-points } more and a bonus turn
label-alone = Explore only { $card }
label-turn = Turn { a-colour-die } from { from-face } to { to-face }
label-turn-locked = Turn a locked { colour } die from { from-face } to { to-face }
label-turn-same = Leave { a-colour-die } on { face }, locked this turn
label-rest-bank = Rest: take { n-dice } { from-place }
label-rest-all = Rest: call back all dice of your colour ({ $n })
label-rest-some = Rest: call back some dice of your colour
label-recall-bank = Call a die back { from-place }
label-recall-stock = Call a die back from { $seat } ({ face })
label-recall-slot = Call a die back from { $seat }, off { place-quoted }
label-explore = Explore { $card }: { n-points }
label-trigger = Trigger { place-quoted }
label-go = Set out: explore { $card }
label-go-two = Set out: explore { $first } and { $second }
label-donor = Ask { $seat } for a grey die
label-give-stock = Give a grey die from your Stock ({ face })
label-give-slot = Give the grey die from { place-quoted }
label-decline-bonus = Decline the bonus turn
label-stop = No more dice
label-roll = { n-colour-dice }: { $faces }
label-remove = Remove card { $card }
label-reveal = Reveal card { $card }

## Forecasts

forecast-crosses = Crosses card { $card }: { n-points }.
forecast-crosses-two = Crosses card { $first } and can go on over card { $second }: bonus turn.
forecast-back = Back in the Stock, re-rolled: { n-dice }.
forecast-at-least = { n-face-dice } or more: { $percent }.
forecast-mean = On average: { $faces }.
forecast-die-goes = This die will go { to-place }.
forecast-one-stays = One die stays here, { $n ->
    [1] the other goes
   *[other] the other { $n } go
} { to-place }.
forecast-ready = { place-quoted } will then be ready for a journal die.
forecast-missing = Still missing for card { $card }: { $missing }.
forecast-owed = { $seat } may call { n-dice } back from you.
forecast-away = Dice of your colour with { $seat }: { $n }.
forecast-rest = A rest { at-place } brings { n-dice }.
forecast-no-gray = No grey die for you: nobody holds as many as you do.

## What a Tribe card does

effect-needs = Needs { $needs }, then a journal die.
effect-explore = Crosses at most { $runs }.
effect-swap_terrain = During a journey, one river may count as a mountain, or one mountain as a river.
effect-extend = { $terrain ->
    [R] Another triggered action that crosses rivers goes { n-steps } further.
   *[M] Another triggered action that crosses mountains goes { n-steps } further.
}
effect-reserve_discovery = When you take this card, lay a card from the Reconnaissance Area here; you may explore that card instead of your zone card.
effect-any_die_as = Once per turn, you may play one die of any face as { face }.
effect-face_as_chosen = Once per turn, you may play one { face } die as the face you are playing this turn.
effect-mixed_faces = On your turn, you may play two dice of different faces instead of dice of the same face.
effect-hide_gray_die = One of your grey dice is left out of the count that decides who gives one away.
effect-ignore_attitude = With the actions Friendly tribe and Wary tribe, you may take any tribe.
effect-change_to_any_faces = When you change dice, you may turn each to a different face.
effect-change_one_more = When you change dice, you may turn one more.

## The score pad

score-map = Map points
score-species = Species
score-tepees = Tepees

## What is wrong in a data file

data-run = 1 to 9 steps of R (river) and M (mountain) are expected; found: { $found }.
data-family = A card with this number crosses { $wanted } (R = river, M = mountain, + = or); found: { $found }.
data-no-path = At least one path is expected.

## Cards by their Tribe side

discoveries-card-1 = Omaha
discoveries-card-2 = Oto
discoveries-card-3 = Shoshone
discoveries-card-4 = Missouri
discoveries-card-5 = Mandan
discoveries-card-6 = Cayuse
discoveries-card-7 = Pawnee
discoveries-card-8 = Chinook
discoveries-card-9 = Kansa
discoveries-card-10 = Palouse
discoveries-card-11 = Osage
discoveries-card-12 = Ponca
discoveries-card-13 = Crow
discoveries-card-14 = Assiniboine
discoveries-card-15 = Cheyenne
discoveries-card-16 = Walla Walla
discoveries-card-17 = Yakama
discoveries-card-18 = Umatilla
discoveries-card-19 = Tillamook
discoveries-card-20 = Chehalis
discoveries-card-21 = Kathlamet
discoveries-card-22 = Wahkiakum
discoveries-card-23 = Skilloot
discoveries-card-24 = Klickitat
discoveries-card-25 = Watlala
discoveries-card-26 = Wasco
discoveries-card-27 = Coeur d’Alene
discoveries-card-28 = Salish
discoveries-card-29 = Kutenai
discoveries-card-30 = Lemhi
discoveries-card-31 = Bannock
discoveries-card-32 = Clatsop
discoveries-card-33 = Clatsop
discoveries-card-34 = Tenino
discoveries-card-35 = Multnomah
discoveries-card-36 = Nez Perce
discoveries-card-37 = Minnetaree
discoveries-card-38 = Minnetaree
discoveries-card-39 = Yankton Sioux
discoveries-card-40 = Yankton Sioux
discoveries-card-41 = Yankton Sioux
discoveries-card-42 = Yankton Sioux
discoveries-card-43 = Tetons Sioux
discoveries-card-44 = Tetons Sioux
discoveries-card-45 = Tetons Sioux
discoveries-card-46 = Tetons Sioux
discoveries-card-47 = Flathead
discoveries-card-48 = Flathead
discoveries-card-49 = Blackfeet
discoveries-card-50 = Blackfeet
discoveries-card-51 = Arikara
discoveries-card-52 = Wishram
discoveries-card-53 = Wishram
discoveries-card-54 = Wanapum
discoveries-card-55 = Wanapum

### Terminal

terminal-camp = Camp
terminal-meeting = Meeting Area
terminal-recon = Reconnaissance Area
terminal-no-cards = no cards
terminal-deck = Deck: { n-cards }.
terminal-deck-top = On top:
terminal-supply = Grey supply: { n-dice }
terminal-zone = Zone card
terminal-held = Reserved
terminal-stock = Stock
terminal-actions = Actions
terminal-tribes = Tribe cards
terminal-journal = Journal
terminal-ready = ready
terminal-locked = locked: { $n }
terminal-alike = { $n } alike
terminal-tepee = tepee
terminal-tepees = Tepees: { $n }.
terminal-tie-break = Dice held
terminal-turn-to = Turn to { $what }
terminal-die-stays = The die stays here until the action is triggered.
terminal-rest-some = You choose 1 to { $most } of your own dice, wherever they lie. With { $most } of them:
terminal-would-cross = Then your actions cross card { $card }; journal dice needed: { $n }.
terminal-way = With { $places }. { $back }
terminal-more-ways = Other ways: { $n }.
terminal-ready-to-cross = The actions you have ready cross card { $card }.
terminal-no-way = Your actions cannot cross card { $card }, even with all of them ready.
terminal-side-tribe = Tribe side: { $marks }
terminal-side-discovery = Discoveries side
terminal-ask-pick-first = choose the first card to explore, your zone card.
terminal-ask-turn = play dice of the same face, or rest.
terminal-ask-more = play more dice of this face, or end your turn.
terminal-ask-die = which die do you pay with?
terminal-ask-take = which tribe do you take?
terminal-ask-reserve = which card do you reserve on Minnetaree?
terminal-ask-donor = who gives you a grey die?
terminal-ask-give = which grey die do you give?
terminal-ask-change = which die do you turn?
terminal-ask-swap = which card do you take instead?
terminal-ask-recall = which die do you call back?
terminal-ask-second = continue the journey over a second card?
terminal-ask-trigger = which action do you trigger with a journal die?
terminal-ask-new-zone = choose the next card to explore, your new zone card.
terminal-primer-goal = You want points: for cards you explore, for sets of species on them, and for tepees.
terminal-primer-turn = On your turn, play dice of the same face, or rest: you take dice back, roll them and add them to your Stock.
terminal-primer-explore = Fill the slots of an action ({ $slot } takes 2 walk dice). Then trigger it with a journal die: its steps cross your zone card, the one you are exploring, from left to right, such as { $path }.
terminal-primer-tribes = Negotiate dice let you take Tribe cards: each brings a new action or an effect, and a grey die.
terminal-primer-end = When someone has no new card left to explore, everyone else takes one last turn and the game ends.
terminal-does-friendly = You take a friendly tribe from the Meeting Area, then a grey die.
terminal-does-wary = You take a wary tribe from the Meeting Area, then a grey die.
terminal-does-change = You turn one or two dice in your Stock to a face of your choice; they are locked until your turn ends.
terminal-does-plans = You swap your zone card for a card from the Reconnaissance Area.
