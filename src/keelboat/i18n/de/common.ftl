# What both games and the terminal share. One file per language, the same keys in each.
# How numbers, names and places reach a sentence: docs of keelboat.i18n.

## Counts: any sentence may pick one. -of stands after a preposition (dative), -acc after a verb.

n-dice = { $n } Würfel
n-dice-of = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
}
n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
n-cards-of = { n-cards }
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-points-of = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}
n-tepees = { $n ->
    [one] { $n } Tipi
   *[other] { $n } Tipis
}
n-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
n-turns-of = { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}
n-times = { $n }-mal
n-tokens = { $n } Zeitmarker
n-tokens-of = { $n ->
    [one] { $n } Zeitmarker
   *[other] { $n } Zeitmarkern
}
n-companions = { $n ->
    [one] { $n } Gefährte
   *[other] { $n } Gefährten
}
n-companions-acc = { $n } Gefährten
n-companions-of = { $n } Gefährten
n-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
n-spaces-of = { $n ->
    [one] { $n } Feld
   *[other] { $n } Feldern
}
n-badges = { $n } Abzeichen

## Lists, joined step by step

list-comma = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }
# What a list without members says.
nothing = nichts

## Players and colours

player = Spieler { $n }
colour = { $colour ->
    [blue] blau
    [orange] orange
    [yellow] gelb
    [green] grün
    [purple] violett
   *[gray] grau
}

## The log and buttons of any game

start-player = { $seat } beginnt.
label-first = { $seat } beginnt
label-end-turn = Zug beenden

## Reasons that any game may give

why-over = Die Partie ist zu Ende.
why-chance = Das entscheidet der Zufall, nicht die Spieler.
why-chance-to-move = Zuerst ist der Zufall an der Reihe: Es wird noch gezogen oder gewürfelt.
why-not-yours = { $seat } ist am Zug.
why-not-now = Jetzt ist etwas anderes zu entscheiden.
why-ascending = Wähle in der Reihenfolge der Liste: An dieser Stelle bist du schon vorbei.

## What is wrong in a data file

data-not-object = Hier wird ein Objekt in geschweiften Klammern erwartet.
data-not-list = Hier wird eine Liste in eckigen Klammern erwartet.
data-missing = Es fehlt: { $name }.
data-unknown = Unbekannt: { $name }.
data-number = Erwartet wird eine ganze Zahl von { $low } bis { $high }; gefunden: { $found }.
data-word = Erwartet wird eines von diesen Wörtern: { $words }; gefunden: { $found }.
data-fact = In der Spielregel steht { $wanted }; gefunden: { $found }.
data-twice = Diese Zeile kommt zweimal vor.
data-code = Erwartet wird ein Kürzel aus Großbuchstaben und Ziffern, jedes nur einmal; gefunden: { $found }.
data-space = Jedes Feld gehört zu genau einem Abschnitt; Abschnitte mit Feld { $space }: { $found }.
data-either = Nur eines dieser Wörter darf hier stehen: { $words }.
data-alone = { $word } muss der einzige Effekt seiner Option sein.
data-needs-cost = Bei { $word } dürfen die Kosten nicht leer sein.
data-one-choice = Bei { $word } dürfen die Kosten nur eine Ressource zur Wahl lassen.

### Terminal

## The questions before a game

terminal-welcome = Willkommen bei Keelboat: Brettspiele über die Reise von Lewis und Clark.
terminal-which-language = Welche Sprache?
terminal-which-game = Welches Spiel?
terminal-your-name = Dein Name (Enter: { $offered }):
terminal-how-many-rivals = Wie viele Gegner, { $low } bis { $high } (Enter: { $offered }):
terminal-which-bots = Wie spielen sie?
terminal-bot-guided = guided: Sie versuchen voranzukommen
terminal-bot-random = random: Sie spielen rein zufällig
terminal-enter-takes = Nummer (Enter: { $number }):

## A game in the terminal

terminal-hello = Tippe die Nummer deiner Wahl. „? 3“ erklärt Nummer 3, „help“ nennt die Befehle.
terminal-legend = { $what }
terminal-is-bot = Bot: { $what }
terminal-is-first = Startspieler
terminal-has-turn = am Zug
terminal-is-finished = fertig
terminal-none = keine
terminal-empty = leer
terminal-label = { $what }:
terminal-ask-only = Es bleibt nur eine Möglichkeit; Enter wählt sie.
terminal-ask-several = Gib alle Nummern auf einmal ein, etwa „1 3“: Nach einer einzelnen stehen nicht mehr alle anderen zur Wahl.
terminal-or = oder
terminal-more-news = Frühere Zeilen: { $n } („log“ zeigt sie)
terminal-log-cut = Frühere Zeilen: { $n } („log all“ zeigt sie)
terminal-folded = Nummern { $low }–{ $high }: { $letter } tippen, um sie zu sehen
terminal-type-something = Tippe die Nummer deiner Wahl oder „help“.
terminal-no-number = Tippe eine Nummer von 1 bis { $n } oder „help“.
terminal-not-understood = „{ $typed }“ ist weder eine Aktion noch ein Befehl; „help“ nennt die Befehle.
terminal-not-legal = { $reason } (Regel { $rule })
terminal-legal = „{ $action }“ ist jetzt erlaubt.
terminal-why-what = Tippe „why“ und eine Aktion, zum Beispiel „why { $action }“.
terminal-no-undo = Es gibt nichts zurückzunehmen: Ein Wurf, eine gezogene Karte und ein beendeter Zug bleiben bestehen.
terminal-no-redo = Es gibt nichts zu wiederholen.
terminal-undone = Zurückgenommen.
terminal-question-rules = Regeln zu dieser Entscheidung: { $rules }.
terminal-how-to-answer = Tippe eine Nummer; „?“ mit einer Nummer erklärt, was sie bedeutet.
terminal-typed = Als Text: „{ $action }“. Regeln: { $rules }.
terminal-save-where = Tippe „save“ und einen Dateinamen, zum Beispiel „save partie.txt“.
terminal-saved = Gespeichert: { $file }
terminal-not-saved = Nicht gespeichert: { $file } ({ $reason })
terminal-save-before-leaving = Partie speichern? Dateiname oder Enter, um ohne Speichern zu beenden:
terminal-save-at-end = Partie als Datei speichern? Dateiname oder Enter für Nein:
terminal-goodbye = Bis zum nächsten Mal.
terminal-input-ended = Die Eingabe ist zu Ende; die Partie bricht hier ab.
terminal-final = Endstand
terminal-total = Summe
terminal-place = Rang
terminal-winners = { $n ->
    [0] Niemand gewinnt.
    [1] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}

## Help

terminal-help-choose = Nummer 3 spielen; der Text einer Aktion geht auch
terminal-help-explain = Nummer 3 erklären: die Regel, was geschieht, die Chancen
terminal-help-why = die Regel nennen, die eine Aktion verbietet, etwa „why { $action }“
terminal-help-undo = deine letzte Wahl zurücknehmen oder wiederholen
terminal-help-board = den ganzen Tisch noch einmal zeigen
terminal-help-log = zeigen, was bisher geschehen ist
terminal-help-score = deine bisherigen Punkte zeigen
terminal-help-save = Partie speichern; „{ $command } play --resume FILE“ setzt sie fort
terminal-help-quit = Partie verlassen

## Commands and their errors

terminal-cannot-read = { $file } lässt sich nicht lesen: { $reason }
terminal-record-wrong = { $file }, Zeile { $line }: { $reason }
terminal-data-wrong = { $file }: { $first } Fehler: { $n }; „{ $command } data check { $file }“ zählt sie auf.
terminal-data-problems = Fehler in { $file }: { $n }
terminal-data-right = { $file } ist in Ordnung: { $game }, Daten { $data }.
terminal-data-no-game = { $file } nennt kein Spiel; gib es mit --game an ({ $games }).
terminal-seat-count = Spielerzahl bei { $game }: { $counts }, nicht { $n }.
terminal-resume-alone = --resume setzt eine gespeicherte Partie fort: Spiel und Optionen stehen in der Datei.
terminal-resume-seats = Plätze in { $file }: { $n }; mit --seats angegeben: { $m }.
terminal-seal-dropped = Die Würfel folgen nun einem neuen Startwert: Die Partie lässt sich wiedergeben, aber ihre Würfel nicht mehr prüfen.
terminal-option-form = --option hat die Form Name=Wert, nicht „{ $found }“.
terminal-too-many-names = Namen: { $n }; Plätze: { $m }.
terminal-bot-count = Bots: { $n }; Plätze: { $m }. Nenne einen Bot je Platz oder einen für alle.
terminal-at-range = --at nimmt hier eine Zahl von 0 bis { $n }, nicht { $at }.
terminal-replayed = Geprüft und regelgerecht: { $n } von { $m } Einträgen (Daten { $data }).
terminal-verified = Geprüfte Würfe und Ziehungen: { $n }; alle folgen aus dem versiegelten Startwert.
terminal-verified-proves = Das beweist, dass nach der Versiegelung kein Würfel und keine Karte geändert wurde.
terminal-verified-skipped = Ausgelassene Ziehungsnummern: { $n } (zuerst in Zeile { $line }). Wenn ihr nicht vereinbart hattet, Züge zurückzunehmen, kann sich der Gastgeber passende Ziehungen ausgesucht haben.
terminal-verified-not = Ob der Gastgeber, der den Startwert kannte, vorab nachgesehen hat, beweist es nicht.
terminal-sim-games = { $game }, Spieler: { $m }, Partien: { $n }, Startwert: { $seed }
terminal-sim-seat = Platz
terminal-sim-bot = Bot
terminal-sim-score = Punkte im Mittel
terminal-sim-wins = Siege
terminal-sim-length = Züge je Spieler im Mittel: { $turns }. Partien ohne natürliches Ende: { $n }.
terminal-sim-speed = Aktionen je Sekunde: { $applied }; Entscheidungen je Sekunde: { $decisions } ({ $form }).
terminal-compiled = kompiliert
terminal-plain = reines Python
terminal-facts = In der Datei, mit der Quelle jeder Angabe:
terminal-fact-source = { $source ->
    [rulebook] { $value } (Spielregel)
    [reconstructed] { $value } (rekonstruiert)
   *[other] { $value } ({ $source })
}
