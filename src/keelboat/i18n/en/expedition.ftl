### Words of Lewis & Clark: The Expedition

## Names: the game, kinds of goods, terrain, places, roles

expedition-name = The Expedition

kind = { $kind ->
    [wood] wood
    [fur] fur
    [food] food
    [equipment] equipment
    [canoe] canoe
   *[horse] horse
}
terrain = { $terrain ->
    [river] river
    [mountain] mountain
    [mixed] mixed
   *[start] start
}
on-terrain = { $terrain ->
    [river] on the river
   *[mountain] in the mountains
}
role = { $role ->
    [leader] leader
    [interpreter] interpreter
    [lumberjack] lumberjack
    [hunter] hunter
    [blacksmith] blacksmith
   *[trapper] trapper
}
place = { $place ->
    [hunting] Hunting
    [crafting] Crafting
    [gift] Gift
    [departure] Departure
    [horse_trade] Horse trade
    [canoe_building] Canoe building
    [boat_upgrade] Boat upgrade
   *[shamanism] Shamanism
}
# A boat tile by the side that lies up; no article.
tile = { $side ->
    [front] boat tile for goods
   *[back] boat tile for a companion
}

# Counts: -acc stands after a verb, -of after a preposition.
n-good = { $kind ->
    [wood] { $n } wood
    [fur] { $n } fur
    [food] { $n } food
    [equipment] { $n } equipment
    [canoe] { $n ->
        [one] { $n } canoe
       *[other] { $n } canoes
    }
   *[horse] { $n ->
        [one] { $n } horse
       *[other] { $n } horses
    }
}
n-good-acc = { n-good }
n-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
n-any = { n-goods } of any kind
n-distinct = { $n ->
    [1] { n-goods } of any kind
   *[other] { n-goods } of different kinds
}
n-choice = { $n ->
    [one] { $n } primary good of your choice
   *[other] { $n } primary goods of your choice
}
n-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
n-steps-of = { n-steps }

# ---- end: Names: the game, kinds of goods, terrain, places, roles ----

## Names of cards

expedition-card-1 = Hay
expedition-card-2 = Little Raven
expedition-card-3 = Buffalo Medicine
expedition-card-4 = Ebenezer Tuttle
expedition-card-5 = René Jessaume
expedition-card-6 = Big Horse
expedition-card-7 = Moses B. Reed
expedition-card-8 = John Robertson
expedition-card-9 = Joseph Barter
expedition-card-10 = J. Baptiste Deschamps
expedition-card-11 = John Newman
expedition-card-12 = Charles Mackenzie
expedition-card-13 = John Dame
expedition-card-14 = Cuscalar
expedition-card-15 = Toussaint Charbonneau
expedition-card-16 = F. Antoine Larocque
expedition-card-17 = Joseph Gravelines
expedition-card-18 = John Boley
expedition-card-19 = John Hay
expedition-card-20 = Big White
expedition-card-21 = Dickson & Hancock
expedition-card-22 = Black Moccasin
expedition-card-23 = Yellept
expedition-card-24 = P. Antoine Tabeau
expedition-card-25 = Three Eagles
expedition-card-26 = Hawk’s Feather
expedition-card-27 = Man Crow
expedition-card-28 = Cutssahnem
expedition-card-29 = Black Buffalo
expedition-card-30 = Half Man
expedition-card-31 = Richard Warfington
expedition-card-32 = James Mackay
expedition-card-33 = Weuche
expedition-card-34 = Pierre Dorion
expedition-card-35 = The Partisan
expedition-card-36 = Nicholas Jarrot
expedition-card-37 = Régis Loisel
expedition-card-38 = Hugh Heney
expedition-card-39 = Black Cat
expedition-card-40 = Twisted Hair
expedition-card-41 = Cameahwait
expedition-card-42 = Broken Arm
expedition-card-43 = Comcomly
expedition-card-44 = Little Thief
expedition-card-45 = Watkuweis
expedition-card-46 = Daniel Boone
expedition-card-47 = Old Toby
expedition-card-48 = Coboway
expedition-card-49 = Crow at Rest
expedition-card-50 = George Drouillard
expedition-card-51 = Tetoharsky
expedition-card-52 = One Eye
expedition-card-53 = Sacagawea
expedition-card-54 = Cut Nose
expedition-card-blue-leader = Meriwether Lewis
expedition-card-blue-interpreter = Pierre Cruzatte
expedition-card-blue-lumberjack = Hugh McNeal
expedition-card-blue-hunter = Seaman
expedition-card-blue-blacksmith = Alexander H. Willard
expedition-card-blue-trapper = Richard Windsor
expedition-card-orange-leader = William Clark
expedition-card-orange-interpreter = François Labiche
expedition-card-orange-lumberjack = John B. Thompson
expedition-card-orange-hunter = York
expedition-card-orange-blacksmith = Joseph Whitehouse
expedition-card-orange-trapper = Joseph & Ruben Field
expedition-card-yellow-leader = John Ordway
expedition-card-yellow-interpreter = Robert Frazer
expedition-card-yellow-lumberjack = Thomas P. Howard
expedition-card-yellow-hunter = Silas Goodrich
expedition-card-yellow-blacksmith = John Shields
expedition-card-yellow-trapper = George Shannon
expedition-card-green-leader = Nathaniel Pryor
expedition-card-green-interpreter = George Gibson
expedition-card-green-lumberjack = Patrick Gass
expedition-card-green-hunter = John Colter
expedition-card-green-blacksmith = William Bratton
expedition-card-green-trapper = Peter Weiser
expedition-card-purple-leader = Charles Floyd
expedition-card-purple-interpreter = J. Baptiste Lepage
expedition-card-purple-lumberjack = Hugh Hall
expedition-card-purple-hunter = William Werner
expedition-card-purple-blacksmith = John Potts
expedition-card-purple-trapper = John Collins

# ---- end: Names of cards ----

## Cards and places in words

# One line per option of a card or place: what it costs, what it brings. The first letter of a line becomes a
# capital; an effect begins as it must after a cost.
effect-line = { $cost }: { $effect }.
effect-free = { $effect }.
effect-then = { $effect }, then { $next }
effect-locks = What one activation brings cannot be used in a later activation of this action.

cost-pay = pay { $goods }
cost-send = send { n-companions-acc } from your boats to the Pow-wow
cost-pay-send = pay { $goods } and send { n-companions-acc } from your boats to the Pow-wow

effect-gain = gain { $goods }
effect-gain_choice = { $n ->
    [1] gain { n-choice }
   *[other] gain { n-choice }, alike or not
}
effect-collect = collect 1 { kind } for each { kind } badge in your and your neighbours’ play areas
effect-drop_time = drop { n-tokens }
effect-hire = { $n ->
    [1] hire any card from the journal of encounters without paying its price
   *[other] hire any { n-cards } from the journal of encounters without paying their price
}
effect-village_action = { $where ->
    [occupied] use an occupied village place without placing a companion (its own cost is due)
   *[any] use any village place, occupied or not, without placing a companion (its own cost is due)
}
effect-copy_active = copy an active character, yours or another player’s, with strength { $n } (its own cost is due)
effect-pow_wow = gather all companions on the board in the Pow-wow and take any number of them aboard; discard the bottom card of the journal of encounters and refill it; put 1 companion from the supply on New Arrival
effect-discard_hand = discard up to { n-cards-of } from your hand
effect-renew_journal = replace all cards in the journal of encounters
effect-boat_tile = take a { tile }
effect-companion_from_supply = take aboard { n-companions-acc } from the supply

effect-move = { $n ->
    [one] move { $n } { terrain } step
   *[other] move { $n } { terrain } steps
}
effect-move-badges = move 1 { terrain } step for each { kind } badge in your and your neighbours’ play areas
effect-move-goods_on_boats = move 1 { terrain } step for each { kind } on your boats (you keep them)
effect-move-companions_on_boats = move 1 { terrain } step for each companion on your boats
effect-move-companions_on_board = move 1 { terrain } step for each companion on the board
effect-move-active_characters = move 1 { terrain } step for each active character in your play area

# ---- end: Cards and places in words ----

## The log

n-activations = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}

route-token = Route token on { $to }: the space is now { terrain }.
journal-new = New in the journal: { $card-name }.
journal-dropped = { $card-name } leaves the journal.
journal-renewed = { $seat } renews the whole journal.
reshuffled = The discard pile is shuffled into a new draw pile: { n-cards }.

played = { $seat } plays { $card-name } with strength { $strength } ({ n-companions }).
played-with = { $seat } plays { $card-name } with strength { $strength } (support: { $n ->
    [0] { $other-name }
   *[other] { $other-name } and { n-companions }
}).
village-visited = { $seat } sends { n-companions-acc } to the village: { place }.
place-used = { $seat } uses { place } without sending a companion there.
copied = { $seat } copies { $card-name }.
stopped = { $seat } leaves { n-activations } unused.

paid = { $seat } pays { $goods }.
sent-away = { $seat } sends { n-companions-acc } to the Pow-wow.
gained = { $seat } gains { $goods }.
collected = { $seat } collects { $goods }.
jettisoned = { $seat } throws { $goods } overboard.
tile-taken = { $seat } takes a { tile }.
refused = { $seat } refuses the boat tile.
gathered = { $seat } calls a Pow-wow. { $n ->
    [0] Nobody comes
   *[other] Gathered: { n-companions }
}.
boarded = { $seat } takes { n-companions-acc } aboard.
newcomer = A companion from the supply becomes the New Arrival.

moved = { $seat } goes from { $from } to { $to }.
steps-lost = Lost: { n-steps }; the next free space, { $to }, is { terrain }.
steps-lost-at-sea = Lost: { n-steps }; no free space lies ahead.
tokens-dropped = { $seat } drops { n-tokens }.
tokens-dropped-instead = { $seat } drops { n-tokens } instead of advancing.

recruited = { $seat } recruits { $card-name } for { $goods }.
recruited-with = { $seat } recruits { $card-name } for { $goods }, discarding { $other-name }.
hired = { $seat } hires { $card-name }.
discarded = { $seat } discards { $card-name }.

camped = { $seat } camps: { n-tokens } (hand { $hand }, goods { $boats }, companions { $crew }).
won = { $seat } camps on { $to } and wins the race to the Pacific.
mackenzie-moved = Mackenzie moves on to { $to }.
mackenzie-won = Mackenzie reaches { $to } first and wins the race to the Pacific.
draw = { n-turns } each: the game ends in a draw.

# The score sheet: the space reached, less the time tokens.

score-position = Space reached
score-time = Time tokens

# ---- end: The log ----

## Refusals

# The turn.

why-must-camp = You cannot act: this turn begins with a camp.
why-acted = You have already used your action this turn.
why-no-strength = No action is possible: no companion aboard and at most one card in hand.
why-action-due = Your action is still to come.
why-camped = You have already camped this turn.
why-recruited = You have already recruited this turn.

# Characters and places.

why-played = { $card-name } is already in play, until your next camp.
why-supporting = { $card-name } already serves as support, until your next camp.
why-in-journal = { $card-name } is still in the journal of encounters.
why-in-draw-pile = { $card-name } is still in the draw pile.
why-discarded = { $card-name } is in the discard pile.
why-crew-out = { $card-name } takes no part in this game.
why-with-another = { $card-name } is with another player.
why-other-card = A character cannot support itself: take another card.
why-too-strong = Strength { $n } is too much: the limit is 3.
why-companions-short = This takes { n-companions }; { $have ->
    [0] you have none aboard
   *[other] you have { $have } aboard
}.
why-one-companion = { place } takes only one companion at a time.
why-place-full = { place } stays closed until someone calls a Pow-wow.
why-most-companions = { place } takes at most { n-companions-of } at a time.

# Activations.

why-no-option = There is no such option here. Options: { $n }.
why-whole = This happens as a whole or not at all.
why-nothing-less = Less is not possible here: all or nothing.
why-that-is-do = That would be all of option { $n }: choose it in full.
why-gain-locked = What this action has just brought in cannot pay for it.
why-cost-short = Missing: { $goods }.
why-goods-short = This costs { n-any }; you have fewer aboard.
why-kinds-short = This costs { n-distinct }; you have too few kinds aboard.
why-pay-so-many = The cost is { n-any }, no more and no less.
why-distinct = The cost is { n-distinct }: each kind only once.
why-pay-leaves-nothing = Paid like this, the action could do nothing: pay with something else.

# Goods.

why-no-badge = No { kind } badge counts for you now.
why-no-room = Not everything fits on your boats: take less or make room.
why-boats-hold = Your boats hold { $n } goods, no more.
why-other-kind = First decide how many to take: { kind }.
why-at-most = You can take at most { n-good }.
why-none-aboard = Not aboard: { kind }.
why-jettison-order = Throw overboard in the order of the list; still to go: { $n }.
why-choose = Here you take { n-choice }.
why-choose-first = First choose the goods.
why-no-tile = No boat tile is left.

# The scout.

why-blocked = The next free space, { $to }, is { $terrain ->
    [river] river: mountain steps do nothing here
   *[mountain] mountain: river steps do nothing here
}.
why-track-ends = No free space lies ahead of your scout.
why-count-nothing = There is nothing to count now, so not a single step.
why-most-steps = You can make at most { n-steps-of }.
why-no-tokens = You have no time token to drop.

# Cards, copies and the Pow-wow.

why-not-in-journal = { $card-name } is not in the journal of encounters.
why-journal-empty = The journal of encounters is empty.
why-fur-short = { $card-name } costs { $goods } here; { $have ->
    [0] you have none
   *[other] you have { $have }
}.
why-equipment-short = { $card-name } needs { $goods }; { $have ->
    [0] you have none
   *[other] you have { $have }
}, and no card in hand saves enough.
why-recruit-is-no-discount = The card you recruit cannot give its own discount.
why-saves-too-little = A discarded card must save at least { $goods }.
why-enough-discarded = You may not discard any more cards.
why-pow-wow-holds = At the Pow-wow: { n-companions }, no more.
why-no-target = There is no active character to copy now.
why-not-active = { $card-name } is not an active character.
why-face-down = { $card-name } lies face down and cannot be copied.
why-loop = { $card-name } is still at work and cannot be copied now.
why-nothing-to-copy = Copying { $card-name } would do nothing now.
why-no-place = No place in the village can be used now.
why-not-occupied = There is no companion at { place }.
why-place-idle = { place } would do nothing now.

# ---- end: Refusals ----

## Buttons

# What is paid stands last; an action without a cost says nothing of it.

for-cost = { $cost-n ->
    [0] {""}
   *[other] {" "}for { $cost }
}

label-play = Play { $card-name }
label-support-card = Support with { $card-name }: strength { $strength }
label-support-both = Support with { $card-name } and { n-companions-of }: strength { $strength }
label-support-companions = Support with { n-companions-of }: strength { $strength }
label-village = { place } with { n-companions-of }
label-recruit = Recruit { $card-name } for { $goods }
label-recruit-discard = Recruit { $card-name } for { $goods }, discarding a card
label-recruit-any = Recruit { $card-name }
label-discard-and-pay = Discard { $card-name } and pay { $goods }
label-keep-and-pay = Keep all cards and pay { $goods }
label-camp = Camp for { n-tokens }
label-camp-and-win = Camp for { n-tokens } and win

label-go = Go to { $to }{ for-cost }
label-paddle = Paddle to { $to }{ for-cost }
label-ride = Ride to { $to }{ for-cost }
label-go-by-terrain = { $terrain ->
    [river] Go by river
   *[mountain] Go through the mountains
} to { $to }{ for-cost }
label-stay = Stay on { $to }
label-steps = Make { n-steps }
label-drop = { $n ->
    [0] Drop no time token
   *[other] Drop { n-tokens }
}{ for-cost }
label-collect = Collect { $goods }{ for-cost }
label-take = Take { $goods }{ for-cost }
label-take-none = Take no { kind }
label-take-nothing = Take nothing
label-take-and-jettison = Take { $goods }; overboard: { $n }
label-jettison = Throw { $goods } overboard
label-pay = Pay { $goods }
label-hire = Hire { $card-name }
label-hire-any = Hire from the journal{ for-cost }
label-copy = Copy { $card-name }
label-copy-any = Copy an active character{ for-cost }
label-use-place = Use { place }
label-use-any = Use any place in the village{ for-cost }
label-use-occupied = Use an occupied place in the village{ for-cost }
label-pow-wow = Call a Pow-wow (companions: { $n }){ for-cost }
label-board = { $n ->
    [0] Board nobody
   *[other] Board { $n }
}
label-depart = Discard up to { n-cards-of } and renew the journal{ for-cost }
label-discard = Discard { $card-name }
label-discard-no-more = Discard no more cards
label-keep = Keep all cards
label-tile = { $side ->
    [front] Boat tile for goods
   *[back] Boat tile for a companion
} with { $goods }{ for-cost }
label-tile-companion = Boat tile with its companion
label-tile-alone = Boat tile without the companion
label-refuse-tile = Refuse the boat tile

# Less than the whole of an option.

label-part-move = Go less far{ for-cost }
label-part-move-by-terrain = { $terrain ->
    [river] Go less far by river
   *[mountain] Go less far in the mountains
}{ for-cost }
label-part-take = Less than all ({ $goods }){ for-cost }
label-part-room = Make room, or take less ({ $goods }){ for-cost }
label-part-drop = Drop fewer time tokens{ for-cost }
label-part-tile = { $side ->
    [front] Boat tile for goods
   *[back] Boat tile for a companion
}: less than all{ for-cost }
label-only-pay = Only pay { $cost }
label-leave-unused = { $n ->
    [1] Leave it unused
   *[other] Leave { n-activations } unused
}
label-stop = Stop
label-option = Use option { $n }
label-option-part = Use part of option { $n }

# What chance gives.

label-reveal = Reveal { $card-name }
label-start-goods = Start goods: { $goods }
label-route = Route token on { $to }: { terrain }

# ---- end: Buttons ----

## Forecasts

forecast-camp = A camp now costs { n-tokens }.
forecast-camp-parts = Of this: hand { $hand }, goods { $boats }, companions { $crew }.
forecast-camp-after = After this step a camp costs { $after } instead of { $now }.
forecast-camp-wins = A camp now wins.
forecast-goods = Now: { $goods }.
forecast-goods-with = Strength { $strength } now: { $goods }.
forecast-choose = Now: { n-choice }.
forecast-short = Room for { $n } of { $total }: the rest stays in the supply.
forecast-badges = { $n ->
    [one] { $n } { kind } badge
   *[other] { $n } { kind } badges
}: { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = Support that adds a badge: { $list }.
forecast-moves = { terrain } { $n }: from { $from } to { $to }.
forecast-stops = { terrain } { $steps }: you would stop on { $to }. Lost: { n-steps }.
forecast-blocked = From { $from } no step: { $terrain ->
    [river] mountain
   *[mountain] river
} ahead.
forecast-passes = On { $space } you pass { $other }.
forecast-passes-mackenzie = On { $space } you pass Mackenzie.
forecast-drops = Drops { n-tokens }.
forecast-drops-then = Drops { n-tokens }, then goes to { $to }.
forecast-hires = Cards that you may hire: { $n }.
forecast-boards = Companions that may come aboard: { $n }.
forecast-copies = You may copy: { $list }.
forecast-uses = You may use: { $list }.
forecast-unpaid = You cannot pay for this now.
forecast-recruit = Costs now: { $cost }.
forecast-recruit-short = Still missing: { $cost }.
forecast-recruit-with = Enough if you discard { $list }.
forecast-cheaper = One row further down it costs 1 fur less.
forecast-distance = { n-spaces } to Fort Clatsop: river { $river }, mountain { $mountain }, mixed { $mixed }.
forecast-tokens = Before the scout moves you must drop { n-tokens }.
forecast-allowance = A camp here wins with { n-tokens-of } at most.
forecast-turns = At best { n-turns } to go if nobody interferes.
forecast-turns-between = At best between { $least } and { n-turns } to go if nobody interferes.
forecast-turns-least = At least { n-turns } to go.
forecast-turns-none = You can no longer arrive before Mackenzie.
forecast-mackenzie = Mackenzie arrives in { n-turns-of }.

# ---- end: Forecasts ----

## The board in the terminal

captain = { $colour ->
    [blue] Lewis
    [orange] Clark
    [yellow] Ordway
    [green] Pryor
   *[purple] Floyd
}
terminal-track = The track
terminal-village = Village
terminal-encounters = Journal of encounters
terminal-piles = draw pile: { $n }, discard pile: { $m }
terminal-journal-empty = The journal is empty.
terminal-saint-louis = Saint Louis
terminal-fort = Fort Clatsop
terminal-mixed = mixed
terminal-route-token = route token
terminal-companion = companion
terminal-circle = free circle
terminal-mackenzie = Mackenzie
terminal-mackenzie-at = { $n ->
    [0] Mackenzie is on space { $at }: he has reached Fort Clatsop.
   *[other] Mackenzie is on space { $at } and reaches Fort Clatsop in { n-turns-of }.
}
terminal-pow-wow = Pow-wow: { $n }
terminal-new-arrival = New Arrival: { $n }
terminal-supply-companions = Supply: { $n }
terminal-tiles-left = Boat tiles: { $n }
terminal-column-fur = Fur
terminal-column-card = Card
terminal-column-strength = Str.
terminal-column-badge = Badge
terminal-column-action = Each activation
terminal-scout = Scout
terminal-boats = Boats
terminal-crew = Companions
terminal-camp-now = Camp cost
terminal-area = In play
terminal-hand = Hand
terminal-scout-at = { $n ->
    [0] space { $at }
   *[other] space { $at }, { n-tokens }
}
terminal-scout-ahead = to Fort Clatsop
terminal-scout-home = a camp here wins with { n-tokens-of } at most
terminal-load = { $n } of { $m }
terminal-goods = { $goods }
terminal-goods-locked = locked: { $goods }
terminal-aboard = { $n } aboard
terminal-on-cards = { $n } on cards
terminal-tiles-front = tiles for goods: { $n }
terminal-tiles-back = tiles for a companion: { $n }
terminal-face-down = face down: { $what }
terminal-camp-cost = { n-tokens } (hand { $hand }, boats { $boats }, companions { $crew }).
terminal-resolving = { $what } (activations left: { $n })
terminal-fx-collect = collect { $what }
terminal-fx-count = { $what ->
    [badges] badges ({ kind })
    [companions_on_boats] companions aboard
    [goods_on_boats] { $kind ->
        [canoe] canoes
        [horse] horses
       *[other] { kind }
    } aboard
    [active_characters] your active characters
   *[companions_on_board] companions on the board
}
terminal-fx-drop = −{ n-tokens }
terminal-fx-hire = hire a card
terminal-fx-copy = copy an active character
terminal-fx-pow-wow = all companions to the Pow-wow, then aboard
terminal-fx-renew = new journal
terminal-fx-place = { $where ->
    [occupied] use an occupied place
   *[any] use any place
}
terminal-fx-tile = { $side ->
    [front] tile for goods
   *[back] tile for a companion
}
terminal-fx-discard = discard up to { n-cards-of }
terminal-counts-now = now { $what }
terminal-now = { $option ->
    [0] Now: { $what }.
   *[other] Option { $option }, now: { $what }.
}
terminal-now-unpaid = { $option ->
    [0] You cannot pay for this now; it would bring: { $what }.
   *[other] Option { $option } cannot be paid now; it would bring: { $what }.
}
terminal-now-space = scout on { $at }
terminal-now-lost = steps lost: { $n }
terminal-now-short = no room: { $n }
terminal-group-play = Play a character
terminal-group-village = Send companions to the village
terminal-group-recruit = Recruit (before or after the action)
terminal-group-part = Use only a part, or throw goods overboard
terminal-strength = Strength { $n }
terminal-ask-act = play a character or go to the village; you may also recruit and camp.
terminal-ask-after = camp, recruit, or end your turn.
terminal-ask-support = what gives the character strength?
terminal-ask-activate = how do you use this activation?
terminal-ask-pay = which goods do you pay with?
terminal-ask-amount = how much do you take?
terminal-ask-jettison = what do you throw overboard?
terminal-ask-choose = which goods do you take?
terminal-ask-steps = how many steps do you make?
terminal-ask-board = how many companions come aboard?
terminal-ask-discard = which card leaves your hand for good?
terminal-ask-hire = whom do you hire?
terminal-ask-copy = which active character do you copy?
terminal-ask-place = which place do you use?
terminal-ask-discount = do you discard a card to save equipment?
terminal-ask-time = how many time tokens do you drop?
terminal-ask-pawn = does the tile’s companion come along?
terminal-primer-race = It is a race: the first to camp beyond the flag of Fort Clatsop, with few enough time tokens, wins.
terminal-primer-play = On your turn, play a character with strength 1 to 3, which comes from another card face down, companions, or both. With strength 3 it acts three times.
terminal-primer-goods = Collecting brings one good for each matching badge in your area and your neighbours’; goods pay for canoes, horses and moves.
terminal-primer-companions = Or send companions to the village. They stay there until an interpreter gathers them at the Pow-wow and takes some aboard.
terminal-primer-camp = A camp brings your cards back, but costs time tokens for cards still in hand, goods and companions aboard. Steps first drop tokens, then move the scout.
terminal-primer-home = River moves enter river spaces only, mountain moves mountain spaces only; mixed spaces allow either. Spaces with other scouts are skipped.
terminal-solo-hint = 0: alone against Mackenzie
terminal-head-start = Mackenzie’s head start, { $low } to { $high } (Enter: { $offered }):

terminal-help-home = say how far Fort Clatsop is, and in how few turns at best

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = rulebook of the second edition
source-T1 = public transcription of the first edition, all cards
source-T2 = second public transcription of the first edition, independent of the other; 29 cards and the starters
source-PH = photograph of the first-edition board
source-REC = our reconstruction, without a source

# ---- end: Data files ----
