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
    [walk] Marschieren
    [ride] Reiten
    [negotiate] Verhandeln
   *[journal] Tagebuch
}
from-face = { $from ->
    [walk] Marschieren
    [ride] Reiten
    [negotiate] Verhandeln
   *[journal] Tagebuch
}
to-face = { $to ->
    [walk] Marschieren
    [ride] Reiten
    [negotiate] Verhandeln
   *[journal] Tagebuch
}
attitude = { $attitude ->
    [friendly] wohlgesonnen
   *[wary] misstrauisch
}
terrain = { $terrain ->
    [R] Fluss
   *[M] Berg
}
species = { $species ->
    [plant] Pflanze
    [mammal] Säugetier
    [bird] Vogel
   *[fish] Fisch
}

# A card's action is [card], one of its further slots [slot].
place = { $place ->
    [friendly] Wohlgesonnener Stamm
    [wary] Misstrauischer Stamm
    [change] Würfel drehen
    [plans] Plan ändern
    [horse-ride] Reiten
    [hike] Marschieren
    [mountain] Berge erkunden
    [bank-left] Marschufer
    [bank-right] Tagebuchufer
    [slot] { $place-name } (Feld { $place-slot })
   *[card] { $place-name }
}
place-quoted = { $place ->
    [slot] „{ $place-name }“ (Feld { $place-slot })
   *[other] „{ place }“
}
from-place = { $place ->
    [bank-left] vom Marschufer
    [bank-right] vom Tagebuchufer
   *[other] von { place-quoted }
}
to-place = { $place ->
    [bank-left] auf das Marschufer
    [bank-right] auf das Tagebuchufer
   *[other] auf { place-quoted }
}
at-place = { $place ->
    [bank-left] am Marschufer
    [bank-right] am Tagebuchufer
   *[other] auf { place-quoted }
}

## Dice, steps and terrains counted

# How many dice show a face, in the list of a roll.
n-face = { face } ×{ $n }
# The same in every case: it stands after a verb and after a colon.
n-same-dice = { $n ->
    [1] { $n } Würfel mit beliebigem Symbol
   *[other] { $n } Würfel mit gleichem Symbol
}
n-face-dice = { $face ->
    [same] { n-same-dice }
    [walk] { $n } Marschwürfel
    [ride] { $n } Reitwürfel
    [negotiate] { $n } Verhandlungswürfel
   *[journal] { $n } Tagebuchwürfel
}
colour-die = { $colour ->
    [blue] blauer Würfel
    [orange] orangefarbener Würfel
    [yellow] gelber Würfel
    [green] grüner Würfel
    [purple] violetter Würfel
   *[gray] grauer Würfel
}
# Accusative.
a-colour-die = { $colour ->
    [blue] einen blauen Würfel
    [orange] einen orangefarbenen Würfel
    [yellow] einen gelben Würfel
    [green] einen grünen Würfel
    [purple] einen violetten Würfel
   *[gray] einen grauen Würfel
}
n-colour-dice = { $n ->
    [one] { $n } { colour-die }
   *[other] { $colour ->
        [blue] { $n } blaue Würfel
        [orange] { $n } orangefarbene Würfel
        [yellow] { $n } gelbe Würfel
        [green] { $n } grüne Würfel
        [purple] { $n } violette Würfel
       *[gray] { $n } graue Würfel
    }
}
n-colour-dice-of = { $n ->
    [one] { $colour ->
        [blue] { $n } blauem Würfel
        [orange] { $n } orangefarbenem Würfel
        [yellow] { $n } gelbem Würfel
        [green] { $n } grünem Würfel
        [purple] { $n } violettem Würfel
       *[gray] { $n } grauem Würfel
    }
   *[other] { $colour ->
        [blue] { $n } blauen Würfeln
        [orange] { $n } orangefarbenen Würfeln
        [yellow] { $n } gelben Würfeln
        [green] { $n } grünen Würfeln
        [purple] { $n } violetten Würfeln
       *[gray] { $n } grauen Würfeln
    }
}
n-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
n-steps-of = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
}
# After “at most”.
n-terrain = { $terrain ->
    [R] { $n ->
        [one] { $n } Fluss
       *[other] { $n } Flüsse
    }
   *[M] { $n ->
        [one] { $n } Berg
       *[other] { $n } Berge
    }
}
legs-then = { $leg }, danach { $next }
needs-on = { n-face-dice } auf { place-quoted }

## The log: set-up

card-removed = Karte { $card } wird aus dem Spiel genommen.
deck-top = Oben auf dem Kartenstapel: Karte { $card }.
redrawn = Unter den drei Stammeskarten ist keine Erkundungskarte: Sie werden neu gezogen.
meeting-new = Neu in der Begegnungsauslage: { $card-name }.
recon-new = Neu in der Erkundungsauslage: Karte { $card }.
zone-chosen = { $seat } wählt Karte { $card } als nächstes Ziel.
rolled = { $seat } würfelt mit { n-colour-dice-of }: { $faces }.

## The log: playing dice

placed = { $seat } legt { n-face-dice } auf { place-quoted }.
discarded = Abgelegt { to-place }: { n-dice }.
die-turned = { $seat } spielt mit { $card-name } { a-colour-die } als „{ to-face }“ statt „{ from-face }“.
die-changed = { $seat } dreht { a-colour-die } von „{ from-face }“ auf „{ to-face }“.
die-left = { $seat } belässt { a-colour-die } auf „{ face }“.
plans-changed = { $seat } ändert den Plan: Karte { $new } ersetzt Karte { $old }.
turn-ended = { $seat } beendet den Zug.

## The log: tribes and grey dice

tribe-taken = { $seat } nimmt { $card-name } ({ attitude }).
reserved = { $seat } reserviert Karte { $card } auf Minnetaree.
gray-gained = { $seat } erhält einen Würfel aus dem grauen Vorrat und würfelt „{ face }“.
gray-given = Der graue Vorrat ist leer: { $other } gibt einen grauen Würfel an { $seat }.
gray-off-slot = { $seat } nimmt dafür den Würfel von { place-quoted }: Das Feld ist wieder leer.
gray-none = Der graue Vorrat ist leer, und niemand muss einen grauen Würfel an { $seat } geben.

## The log: exploring

triggered = { $seat } löst { $places } aus.
explored = { $seat } erkundet Karte { $card }: { n-points }.
explored-two = { $seat } erkundet die Karten { $first } und { $second } auf einer Reise und erhält einen Zusatzzug.
rolled-back = Neu geworfen und zurück im Vorrat: { n-colour-dice } ({ $faces }).
bonus-turn = { $seat } hat einen Zusatzzug.
bonus-declined = { $seat } verzichtet auf den Zusatzzug.

## The log: rest and end

rest-bank = { $seat } erholt sich und nimmt { n-dice } { from-place }.
rest-own = { $seat } erholt sich und holt { n-dice } der eigenen Farbe zurück.
recalled-from = { $seat } holt bei { $other } einen Würfel zurück.
recalled-off-slot = { $seat } holt bei { $other } einen Würfel von { place-quoted } zurück.
finished = { $seat } findet keine neue Karte zum Erkunden: Alle anderen sind noch einmal dran.
game-over = Die Partie ist zu Ende.
stalled = { n-turns } ohne Erkundung: Die Partie endet hier.

## Reasons: dice and faces

why-other-face = In diesem Zug spielst du „{ face }“; andere Symbole warten.
why-locked = Dieser Würfel ist bis zum Ende deines Zuges gesperrt.
why-used = Du hast { place-quoted } in diesem Zug schon genutzt.
why-wrong-face = { place-quoted } braucht { n-face-dice }.
why-dice-short = { place-quoted } braucht { n-face-dice }; { $have ->
    [0] du hast keinen
   *[other] du hast { $have }
}.
why-in-one-go = Dieses Feld bezahlst du auf einmal: { n-face-dice }; { $have ->
    [0] du hast keinen
   *[other] du hast { $have }
}.
why-slot-full = Auf diesem Feld liegt schon ein Würfel.
why-no-slot = Dieses Feld gibt es nicht. Felder auf { place-quoted }: { $n }.
why-no-such-die = In deinem Vorrat liegt kein solcher Würfel ({ colour }, „{ face }“).
why-no-locked-die = In deinem Vorrat liegt kein solcher gesperrter Würfel ({ colour }, „{ face }“).
why-one-face = Alle Würfel werden auf dasselbe Symbol gedreht: „{ face }“.
why-nothing-to-change = Zum Drehen brauchst du noch einen anderen Würfel im Vorrat.
why-at-least-one = Wähle mindestens einen Würfel.
why-nothing-played = Spiele mindestens einen Würfel oder erhole dich.

## Reasons: cards

why-not-owned = { $card-name } liegt nicht in deinem Aktionsbereich.
why-card-used = { $card-name } hast du in diesem Zug schon genutzt.
why-already-shows = Dieser Würfel zeigt schon „{ face }“.
why-card-face = { $card-name } dreht einen Würfel nur auf „{ face }“.
why-card-takes = { $card-name } gilt nur für einen Würfel mit „{ face }“.
why-face-not-set = Mindestens ein anderer Würfel muss als „{ face }“ gespielt werden.
why-not-with-flathead = { $card-name } hilft in einem Flathead-Zug nicht: Jedes Symbol wird nur einmal gespielt.
why-flathead-over = Ein Flathead-Zug heißt: zwei Würfel mit verschiedenen Symbolen (drei mit beiden Karten), mehr nicht.
why-flathead-late = Mit Flathead muss das zweite Symbol gleich auf den ersten Würfel folgen; du hast schon { n-dice } gespielt.
why-flathead-one = In einem Flathead-Zug spielst du von jedem Symbol nur einen Würfel; hier wären { n-dice } nötig.
why-no-tribe = In der Begegnungsauslage liegt kein { $attitude ->
    [friendly] wohlgesonnener
   *[wary] misstrauischer
} Stamm.
why-not-in-meeting = { $card-name } liegt nicht in der Begegnungsauslage.
why-attitude = { $card-name } ist { attitude }: Nimm diesen Stamm mit der anderen Aktion.
why-not-in-recon = Karte { $card } liegt nicht in der Erkundungsauslage.
why-recon-empty = Die Erkundungsauslage ist leer: nichts zum Tauschen.
why-held-card = Karte { $card } bleibt auf Minnetaree, bis sie erkundet ist.
why-donor-self = Du kannst dir nicht selbst einen grauen Würfel geben.
why-donor-fewer = Andere haben mehr graue Würfel als { $seat } ({ $n }).
why-no-gray-there = Dort liegt kein grauer Würfel von dir.
why-no-such-seat = Diesen Platz gibt es nicht. Spieler: { $n }.

## Reasons: exploring and resting

why-none-prepared = Keine deiner Aktionen ist bereit für einen Tagebuchwürfel.
why-not-prepared = Der Tagebuchwürfel kommt zuletzt: Auf { place-quoted } ist noch ein Feld leer.
why-no-journal-die = Du hast keinen Tagebuchwürfel, um eine Aktion auszulösen.
why-journal-dice-short = Nötige Tagebuchwürfel: { $n }; du hast { $have }.
why-not-first-card = Eine Reise beginnt mit deiner aktuellen oder einer reservierten Karte, nicht mit Karte { $card }.
why-explored = Du hast in diesem Zug schon erkundet.
why-no-crossing = Deine vorbereiteten Aktionen durchqueren Karte { $card } nicht.
why-no-crossing-with = { place-quoted } hilft nicht, Karte { $card } zu durchqueren.
why-not-enough = Diese Aktionen durchqueren Karte { $card } noch nicht.
why-no-second = Deine Aktionen durchqueren Karte { $first }, führen aber nicht weiter über Karte { $second }.
why-no-bonus = Du hast keinen Zusatzzug, auf den du verzichten könntest.
why-already-acting = Eine Erholung kostet den ganzen Zug; du hast schon Würfel gespielt.
why-bank-empty = Es liegen keine Würfel { at-place }.
why-no-own-die = Dort liegt kein Würfel deiner Farbe.

## Buttons

label-friendly = Wohlgesonnenen Stamm nehmen (Kosten: { n-face-dice })
label-wary = Misstrauischen Stamm nehmen (Kosten: { n-face-dice })
label-change = Würfel drehen (Kosten: { n-face-dice })
label-plans = Plan ändern (Kosten: { n-face-dice })
label-slot = { n-face-dice } auf { place-quoted } legen
label-die = Bezahlen: { colour-die } („{ face }“)
label-die-via = Bezahlen: { colour-die }, „{ from-face }“ als „{ to-face }“ ({ $card-name })
label-die-stays = Auf dem Feld lassen: { colour-die } („{ face }“)
label-die-stays-via = Auf dem Feld lassen: { colour-die }, „{ from-face }“ als „{ to-face }“ ({ $card-name })
label-take = { $card-name } nehmen
label-pick-zone = Karte { $card } als nächstes Ziel wählen: { n-points }
label-pick-reserve = Karte { $card } auf Minnetaree reservieren: { n-points }
label-pick-swap = Gegen Karte { $card } tauschen: { n-points }
label-pick-second = { $first } und { $card } erkunden: { n-points } mehr und ein Zusatzzug
label-alone = Nur { $card } erkunden
label-turn = Drehen: { colour-die }, von „{ from-face }“ auf „{ to-face }“
label-turn-locked = Drehen: { colour-die } (gesperrt), von „{ from-face }“ auf „{ to-face }“
label-turn-same = Liegen lassen: { colour-die } auf „{ face }“ (dann gesperrt)
label-rest-bank = Erholung: { n-dice } { from-place } nehmen
label-rest-all = Erholung: alle Würfel deiner Farbe zurückholen ({ $n })
label-rest-some = Erholung: einige Würfel deiner Farbe zurückholen
label-recall-bank = Würfel { from-place } zurückholen
label-recall-stock = Würfel bei { $seat } zurückholen („{ face }“)
label-recall-slot = Würfel von { place-quoted } bei { $seat } zurückholen
label-explore = { $card } erkunden: { n-points }
label-trigger = { place-quoted } auslösen
label-go = Los: { $card } erkunden
label-go-two = Los: { $first } und { $second } erkunden
label-donor = { $seat } um einen grauen Würfel bitten
label-give-stock = Grauen Würfel aus dem Vorrat geben („{ face }“)
label-give-slot = Grauen Würfel von { place-quoted } geben
label-decline-bonus = Auf den Zusatzzug verzichten
label-stop = Keine weiteren Würfel
label-roll = { n-colour-dice }: { $faces }
label-remove = Karte { $card } entfernen
label-reveal = Karte { $card } aufdecken

## Forecasts

forecast-crosses = Durchquert Karte { $card }: { n-points }.
forecast-crosses-two = Durchquert Karte { $first } und kann über Karte { $second } weiterführen: Zusatzzug.
forecast-back = Zurück in den Vorrat, neu geworfen: { n-dice }.
forecast-at-least = { n-face-dice } oder mehr: { $percent }.
forecast-mean = Im Schnitt: { $faces }.
forecast-die-goes = Dieser Würfel kommt { to-place }.
forecast-one-stays = Ein Würfel bleibt hier, { $n ->
    [1] der andere kommt
   *[other] die anderen { $n } kommen
} { to-place }.
forecast-ready = { place-quoted } ist dann bereit für einen Tagebuchwürfel.
forecast-missing = Für Karte { $card } noch nötig: { $missing }.
forecast-owed = { $seat } kann { n-dice } von dir zurückholen.
forecast-away = Würfel deiner Farbe bei { $seat }: { $n }.
forecast-rest = Erholung { at-place } bringt { n-dice }.
forecast-no-gray = Kein grauer Würfel für dich: Niemand hat so viele wie du.

## What a Tribe card does

effect-needs = Braucht { $needs }, danach einen Tagebuchwürfel.
effect-explore = Durchquert höchstens { $runs }.
effect-swap_terrain = Auf einer Reise darf 1 Fluss als Berg zählen oder 1 Berg als Fluss.
effect-extend = { $terrain ->
    [R] Eine andere ausgelöste Aktion, die Flüsse durchquert, kommt { n-steps } weiter.
   *[M] Eine andere ausgelöste Aktion, die Berge durchquert, kommt { n-steps } weiter.
}
effect-reserve_discovery = Lege sofort eine Karte der Erkundungsauslage hierher; du darfst sie statt deiner aktuellen Karte erkunden.
effect-any_die_as = Einmal pro Zug darfst du einen beliebigen Würfel als „{ face }“ spielen.
effect-face_as_chosen = Einmal pro Zug darfst du einen Würfel mit „{ face }“ so spielen, als zeigte er das Symbol deines Zuges.
effect-mixed_faces = In einem Zug darfst du statt Würfeln mit gleichem Symbol zwei Würfel mit verschiedenen Symbolen spielen.
effect-hide_gray_die = Einer deiner grauen Würfel zählt nicht mit, wenn sich entscheidet, wer einen abgibt.
effect-ignore_attitude = Mit „Wohlgesonnener Stamm“ und „Misstrauischer Stamm“ darfst du jeden Stamm nehmen.
effect-change_to_any_faces = Wenn du Würfel drehst, darf jeder ein anderes Symbol bekommen.
effect-change_one_more = Wenn du Würfel drehst, darfst du einen mehr drehen.

## The score pad

score-map = Kartografie
score-species = Arten
score-tepees = Tipis

## What is wrong in a data file

data-run = Erwartet werden 1 bis 9 Schritte aus R (Fluss) und M (Berg); gefunden: { $found }.
data-family = Eine Karte mit dieser Nummer durchquert { $wanted } (R = Fluss, M = Berg, + = oder); gefunden: { $found }.
data-no-path = Mindestens eine Route wird erwartet.

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

terminal-camp = Lager
terminal-meeting = Begegnungsauslage
terminal-recon = Erkundungsauslage
terminal-no-cards = keine Karten
terminal-deck = Kartenstapel: { n-cards }.
terminal-deck-top = Oben liegt:
terminal-supply = Grauer Vorrat: { n-dice }
terminal-zone = Aktuell
terminal-held = Reserviert
terminal-stock = Vorrat
terminal-actions = Aktionen
terminal-tribes = Stammeskarten
terminal-journal = Tagebuch
terminal-ready = bereit
terminal-locked = { $n } gesperrt
terminal-alike = { $n } gleiche
terminal-tepee = Tipi
terminal-tepees = Tipis: { $n }.
terminal-tie-break = Würfel auf der Ablage
terminal-turn-to = Drehen auf { $what }
terminal-die-stays = Der Würfel bleibt hier, bis die Aktion ausgelöst wird.
terminal-rest-some = Du wählst 1 bis { $most } deiner Würfel, wo immer sie liegen. Wenn du { $most } nimmst:
terminal-would-cross = Dann durchqueren deine Aktionen Karte { $card }; nötige Tagebuchwürfel: { $n }.
terminal-way = Mit { $places }. { $back }
terminal-more-ways = Weitere Möglichkeiten: { $n }.
terminal-ready-to-cross = Deine vorbereiteten Aktionen durchqueren Karte { $card }.
terminal-no-way = Deine Aktionen durchqueren Karte { $card } nicht, selbst wenn alle bereit sind.
terminal-side-tribe = Stammesseite: { $marks }
terminal-side-discovery = Entdeckungsseite
terminal-ask-pick-first = Wähle deine erste Karte zum Erkunden.
terminal-ask-turn = Spiele Würfel mit gleichem Symbol oder erhole dich.
terminal-ask-more = Spiele weitere Würfel mit diesem Symbol oder beende deinen Zug.
terminal-ask-die = Mit welchem Würfel bezahlst du?
terminal-ask-take = Welchen Stamm nimmst du?
terminal-ask-reserve = Welche Karte reservierst du auf Minnetaree?
terminal-ask-donor = Wer gibt dir einen grauen Würfel?
terminal-ask-give = Welchen grauen Würfel gibst du?
terminal-ask-change = Welchen Würfel drehst du?
terminal-ask-swap = Gegen welche Karte tauschst du deine?
terminal-ask-recall = Welchen Würfel holst du zurück?
terminal-ask-second = Weiter über eine zweite Karte?
terminal-ask-trigger = Welche Aktion löst du mit einem Tagebuchwürfel aus?
terminal-ask-new-zone = Wähle deine nächste Karte zum Erkunden.
terminal-primer-goal = Dein Ziel sind Punkte: für erkundete Karten, für Sets der Arten darauf und für Tipis.
terminal-primer-turn = In deinem Zug spielst du Würfel mit gleichem Symbol, oder du erholst dich: Dann nimmst du Würfel zurück, wirfst sie und legst sie in deinen Vorrat.
terminal-primer-explore = Fülle die Felder einer Aktion ({ $slot } braucht 2 Marschwürfel). Ein Tagebuchwürfel löst sie dann aus, und ihre Schritte durchqueren deine aktuelle Karte von links nach rechts, zum Beispiel { $path }.
terminal-primer-tribes = Mit Verhandlungswürfeln nimmst du Stammeskarten: Jede bringt eine Aktion oder einen Effekt und einen grauen Würfel.
terminal-primer-end = Findet jemand keine neue Karte zum Erkunden mehr, sind alle anderen noch einmal dran; dann endet die Partie.
terminal-does-friendly = Du nimmst einen wohlgesonnenen Stamm aus der Begegnungsauslage, dann einen grauen Würfel.
terminal-does-wary = Du nimmst einen misstrauischen Stamm aus der Begegnungsauslage, dann einen grauen Würfel.
terminal-does-change = Du drehst einen oder zwei Würfel deines Vorrats auf ein Symbol deiner Wahl; sie sind bis zum Ende deines Zuges gesperrt.
terminal-does-plans = Du tauschst deine aktuelle Karte gegen eine Karte der Erkundungsauslage.
