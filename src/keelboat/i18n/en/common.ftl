# What both games and the terminal share. One file per language, the same keys in each.
# How numbers, names and places reach a sentence: docs of keelboat.i18n.

## Counts: any sentence may pick one. -of stands after a preposition, -acc after a verb.

n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
n-dice-of = { n-dice }
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-cards-of = { n-cards }
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-points-of = { n-points }
n-tepees = { $n ->
    [one] { $n } tepee
   *[other] { $n } tepees
}
n-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
n-turns-of = { n-turns }
n-times = { $n ->
    [one] { $n } time
   *[other] { $n } times
}
n-tokens = { $n ->
    [one] { $n } time token
   *[other] { $n } time tokens
}
n-tokens-of = { n-tokens }
n-companions = { $n ->
    [one] { $n } companion
   *[other] { $n } companions
}
n-companions-acc = { n-companions }
n-companions-of = { n-companions }
n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
n-spaces-of = { n-spaces }
n-badges = { $n ->
    [one] { $n } badge
   *[other] { $n } badges
}

## Lists, joined step by step

list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
# What a list without members says.
nothing = nothing

## Players and colours

player = Player { $n }
colour = { $colour ->
    [blue] blue
    [orange] orange
    [yellow] yellow
    [green] green
    [purple] purple
   *[gray] grey
}

## The log and buttons of any game

start-player = { $seat } starts.
label-first = { $seat } starts
label-end-turn = End turn

## Reasons that any game may give

why-over = The game is over.
why-chance = Chance decides this, not a player.
why-chance-to-move = Chance comes first: something is still to be drawn or rolled.
why-not-yours = It is { $seat }’s turn.
why-not-now = Something else has to be decided first.
why-ascending = Choose in the order of the list; you are already past this one.

## What is wrong in a data file

data-not-object = An object in braces is expected here.
data-not-list = A list in brackets is expected here.
data-missing = Missing: { $name }.
data-unknown = Unknown: { $name }.
data-number = A whole number from { $low } to { $high } is expected; found: { $found }.
data-word = One of these is expected: { $words }; found: { $found }.
data-fact = The rulebook says { $wanted }; found: { $found }.
data-twice = This row is listed twice.
data-code = A code of capital letters and digits is expected, each code once; found: { $found }.
data-space = Each space belongs to exactly one stretch; stretches with space { $space }: { $found }.
data-either = Only one of these may stand here: { $words }.
data-alone = { $word } must be the only effect of its option.
data-needs-cost = With { $word } the cost must not be empty.
data-one-choice = With { $word } the cost may leave only one resource to choose.

### Terminal

## The questions before a game

terminal-welcome = Welcome to Keelboat: board games about the journey of Lewis and Clark.
terminal-which-language = Which language?
terminal-which-game = Which game?
terminal-your-name = Your name (Enter: { $offered }):
terminal-how-many-rivals = How many rivals, { $low } to { $high } (Enter: { $offered }):
terminal-which-bots = How should they play?
terminal-bot-guided = guided: they try to get ahead
terminal-bot-random = random: they pick any allowed move at random
terminal-enter-takes = Number (Enter: { $number }):

## A game in the terminal

terminal-hello = Type the number of a choice. “? 3” explains choice 3, “help” lists the commands.
terminal-legend = Symbols: { $what }
terminal-is-bot = bot: { $what }
terminal-is-first = start player
terminal-has-turn = to move
terminal-is-finished = finished
terminal-none = none
terminal-empty = empty
terminal-label = { $what }:
terminal-ask-only = only one choice is left; press Enter to play it.
terminal-ask-several = Type all the numbers at once, such as “1 3”: after a single one, some of the others are no longer offered.
terminal-or = or
terminal-more-news = Earlier lines: { $n } (“log” shows them)
terminal-log-cut = Earlier lines: { $n } (“log all” shows them)
terminal-folded = choices { $low }–{ $high }: type { $letter } to see them
terminal-type-something = Type the number of a choice, or “help”.
terminal-no-number = Type a number from 1 to { $n }, or “help”.
terminal-not-understood = “{ $typed }” is neither a choice nor a command; “help” lists the commands.
terminal-not-legal = { $reason } (rule { $rule })
terminal-legal = “{ $action }” is allowed now.
terminal-why-what = Type “why” and an action, such as “why { $action }”.
terminal-no-undo = Nothing to undo: a roll, a drawn card and a finished turn cannot be taken back.
terminal-no-redo = Nothing to redo.
terminal-undone = Undone.
terminal-question-rules = Rules for this choice: { $rules }.
terminal-how-to-answer = Type a number; “?” with a number explains that choice.
terminal-typed = Typed as “{ $action }”. Rules: { $rules }.
terminal-save-where = Type “save” and a file name, such as “save mygame.txt”.
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved: { $file } ({ $reason })
terminal-save-before-leaving = Save the game? File name, or Enter to leave without saving:
terminal-save-at-end = Save the record of this game? File name, or Enter for no:
terminal-goodbye = Until next time.
terminal-input-ended = The input has ended; the game stops here.
terminal-final = Final score
terminal-total = Total
terminal-place = Rank
terminal-winners = { $n ->
    [0] Nobody wins.
    [1] { $who } wins.
   *[other] { $who } share the victory.
}

## Help

terminal-help-choose = play choice 3; the text of an action works too
terminal-help-explain = explain choice 3: its rule, what happens, the odds
terminal-help-why = say which rule forbids an action, such as “why { $action }”
terminal-help-undo = undo your last choice, or redo it
terminal-help-board = show the whole table again
terminal-help-log = show what happened
terminal-help-score = show your points so far
terminal-help-save = save the game; “{ $command } play --resume FILE” continues it
terminal-help-quit = leave the game

## Commands and their errors

terminal-cannot-read = { $file } cannot be read: { $reason }
terminal-record-wrong = { $file }, line { $line }: { $reason }
terminal-data-wrong = { $file }: { $first } Problems: { $n }; “{ $command } data check { $file }” lists them.
terminal-data-problems = Problems in { $file }: { $n }
terminal-data-right = { $file } is valid: { $game }, data { $data }.
terminal-data-no-game = { $file } does not say which game it is for; name it with --game ({ $games }).
terminal-seat-count = { $game } takes { $counts } players, not { $n }.
terminal-resume-alone = --resume continues a saved game: the game and its options come from the file.
terminal-resume-seats = Seats in { $file }: { $n }; given with --seats: { $m }.
terminal-seal-dropped = From here the dice come from a new seed: this game can be replayed, but its dice can no longer be verified.
terminal-option-form = --option is name=value, not “{ $found }”.
terminal-too-many-names = Names: { $n }; seats: { $m }.
terminal-bot-count = Bots: { $n }; seats: { $m }. Name one bot for each seat, or one for all.
terminal-at-range = --at is a number from 0 to { $n } here, not { $at }.
terminal-replayed = Checked and legal: { $n } of { $m } entries (data { $data }).
terminal-verified = Verified: each of the { $n } draws follows from the sealed seed.
terminal-verified-proves = This proves that no die and no card was changed after the seed was sealed.
terminal-verified-skipped = Draw numbers left out: { $n } (first in line { $line }). Unless you agreed to take moves back, the host may have picked the draws that suited them.
terminal-verified-not = It does not prove that the host, who knew the seed, did not look ahead.
terminal-sim-games = { $game }, players: { $m }, games: { $n }, seed: { $seed }
terminal-sim-seat = Seat
terminal-sim-bot = Bot
terminal-sim-score = Mean score
terminal-sim-wins = Wins
terminal-sim-length = Turns per player, on average: { $turns }. Games without a natural end: { $n }.
terminal-sim-speed = Actions per second: { $applied }; choices per second: { $decisions } ({ $form }).
terminal-compiled = compiled
terminal-plain = plain Python
terminal-facts = In the file, with the source of each fact:
terminal-fact-source = { $source ->
    [rulebook] { $value } (rulebook)
    [reconstructed] { $value } (reconstructed)
   *[other] { $value } ({ $source })
}
