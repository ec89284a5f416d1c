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

# ---- end: The log ----

## Refusals

# ---- end: Refusals ----

## Buttons

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
forecast-badges = { kind }, { n-badges }: { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = A support card that adds a badge: { $list }.
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
forecast-turns-between = At best { $least } to { n-turns } to go if nobody interferes.
forecast-turns-least = At least { n-turns } to go.
forecast-turns-none = There is no way home before Mackenzie.
forecast-mackenzie = Mackenzie arrives in { n-turns-of }.

# ---- end: Forecasts ----

## The board in the terminal

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = rulebook of the second edition
source-T1 = public transcription of the first edition, all cards
source-T2 = second public transcription of the first edition, independent of the other; 29 cards and the starters
source-PH = photograph of the first-edition board
source-REC = our reconstruction, without a source

# ---- end: Data files ----
