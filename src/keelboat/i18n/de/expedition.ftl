### Wörter von Lewis & Clark: Die Expedition

## Names: the game, kinds of goods, terrain, places, roles

# ---- end: Names: the game, kinds of goods, terrain, places, roles ----

## Names of cards

# ---- end: Names of cards ----

## Cards and places in words

# ---- end: Cards and places in words ----

## The log

# ---- end: The log ----

## Refusals

# ---- end: Refusals ----

## Buttons

# ---- end: Buttons ----

## Forecasts

# ---- end: Forecasts ----

## The board in the terminal

# ---- end: The board in the terminal ----

## Data files

# ---- end: Data files ----
