### Wörter von Lewis & Clark: Die Expedition

## Names: the game, kinds of goods, terrain, places, roles

expedition-name = Die Expedition

kind = { $kind ->
    [wood] Holz
    [fur] Fell
    [food] Nahrung
    [equipment] Ausrüstung
    [canoe] Kanu
   *[horse] Pferd
}
terrain = { $terrain ->
    [river] Fluss
    [mountain] Gebirge
    [mixed] Mischfeld
   *[start] Start
}
on-terrain = { $terrain ->
    [river] auf dem Fluss
   *[mountain] im Gebirge
}
role = { $role ->
    [leader] Expeditionsleiter
    [interpreter] Dolmetscher
    [lumberjack] Holzfäller
    [hunter] Jäger
    [blacksmith] Schmied
   *[trapper] Trapper
}
place = { $place ->
    [hunting] Jagd
    [crafting] Handwerk
    [gift] Geschenk
    [departure] Abschied
    [horse_trade] Pferdehandel
    [canoe_building] Kanubau
    [boat_upgrade] Bootsausbau
   *[shamanism] Schamanismus
}
# A boat tile by the side that lies up; no article, neuter.
tile = { $side ->
    [front] Bootsplättchen für Ladung
   *[back] Bootsplättchen für einen Gefährten
}

# Counts: -acc stands after a verb, -of after a preposition (dative).
n-good = { $kind ->
    [wood] { $n } Holz
    [fur] { $n ->
        [one] { $n } Fell
       *[other] { $n } Felle
    }
    [food] { $n } Nahrung
    [equipment] { $n } Ausrüstung
    [canoe] { $n ->
        [one] { $n } Kanu
       *[other] { $n } Kanus
    }
   *[horse] { $n ->
        [one] { $n } Pferd
       *[other] { $n } Pferde
    }
}
n-good-acc = { n-good }
n-goods = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
n-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
n-distinct = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } verschiedene Ressourcen
}
n-choice = { $n ->
    [one] { $n } Grundressource deiner Wahl
   *[other] { $n } Grundressourcen deiner Wahl
}
n-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
n-steps-of = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritten
}

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
effect-line = { $cost }, dann { $effect }.
effect-free = { $effect }.
effect-then = { $effect } und { $next }
effect-locks = Was eine Aktivierung einbringt, darfst du in späteren Aktivierungen dieser Aktion nicht einsetzen.

cost-pay = zahle { $goods }
cost-send = schicke { n-companions-acc } von deinen Booten zum Powwow
cost-pay-send = zahle { $goods } und schicke { n-companions-acc } von deinen Booten zum Powwow

effect-gain = erhalte { $goods }
effect-gain_choice = { $n ->
    [1] erhalte { n-choice }
   *[other] erhalte { n-choice }, gleiche oder verschiedene
}
effect-collect = { $kind ->
    [wood] sammle 1 Holz je Holzabzeichen bei dir und deinen Nachbarn
    [fur] sammle 1 Fell je Fellabzeichen bei dir und deinen Nachbarn
    [food] sammle 1 Nahrung je Nahrungsabzeichen bei dir und deinen Nachbarn
   *[equipment] sammle 1 Ausrüstung je Ausrüstungsabzeichen bei dir und deinen Nachbarn
}
effect-drop_time = lege { n-tokens } ab
effect-hire = { $n ->
    [1] heuere eine beliebige Karte aus dem Begegnungsjournal an, ohne ihren Preis zu zahlen
   *[other] heuere { $n } beliebige Karten aus dem Begegnungsjournal an, ohne ihren Preis zu zahlen
}
effect-village_action = { $where ->
    [occupied] nutze einen besetzten Ort im Dorf, ohne einen Gefährten einzusetzen (die Kosten des Ortes fallen an)
   *[any] nutze einen Ort im Dorf, besetzt oder nicht, ohne einen Gefährten einzusetzen (die Kosten des Ortes fallen an)
}
effect-copy_active = kopiere mit Stärke { $n } einen aktiven Charakter, einen eigenen oder fremden (seine Kosten fallen an)
effect-pow_wow = versammle alle Gefährten vom Spielplan im Powwow und nimm beliebig viele davon an Bord; wirf die unterste Karte des Begegnungsjournals ab und fülle es auf; stelle 1 Gefährten aus dem Vorrat auf „Neuankömmling“
effect-discard_hand = wirf bis zu { n-cards-of } von deiner Hand ab
effect-renew_journal = ersetze alle Karten des Begegnungsjournals
effect-boat_tile = lege ein { tile } an
effect-companion_from_supply = nimm { n-companions-acc } aus dem Vorrat an Bord

effect-move = rücke { on-terrain } { n-steps } vor
effect-move-badges = { $kind ->
    [wood] rücke { on-terrain } so viele Schritte vor, wie bei dir und deinen Nachbarn Holzabzeichen liegen
    [fur] rücke { on-terrain } so viele Schritte vor, wie bei dir und deinen Nachbarn Fellabzeichen liegen
    [food] rücke { on-terrain } so viele Schritte vor, wie bei dir und deinen Nachbarn Nahrungsabzeichen liegen
   *[equipment] rücke { on-terrain } so viele Schritte vor, wie bei dir und deinen Nachbarn Ausrüstungsabzeichen liegen
}
effect-move-goods_on_boats = { $kind ->
    [fur] rücke { on-terrain } so viele Schritte vor, wie du Felle auf deinen Booten hast (du behältst sie)
    [canoe] rücke { on-terrain } so viele Schritte vor, wie du Kanus auf deinen Booten hast (du behältst sie)
    [horse] rücke { on-terrain } so viele Schritte vor, wie du Pferde auf deinen Booten hast (du behältst sie)
    [wood] rücke { on-terrain } so viele Schritte vor, wie du Holz auf deinen Booten hast (du behältst es)
   *[other] rücke { on-terrain } so viele Schritte vor, wie du { kind } auf deinen Booten hast (du behältst sie)
}
effect-move-companions_on_boats = rücke { on-terrain } so viele Schritte vor, wie du Gefährten auf deinen Booten hast
effect-move-companions_on_board = rücke { on-terrain } so viele Schritte vor, wie Gefährten auf dem Spielplan sind
effect-move-active_characters = rücke { on-terrain } so viele Schritte vor, wie du aktive Charaktere im Spielbereich hast

# ---- end: Cards and places in words ----

## The log

n-activations = { $n ->
    [one] { $n } Aktivierung
   *[other] { $n } Aktivierungen
}

route-token = Streckenmarker auf { $to }: Das Feld ist jetzt { terrain }.
journal-new = Neu im Begegnungsjournal: { $card-name }.
journal-dropped = Nicht mehr im Begegnungsjournal: { $card-name }.
journal-renewed = { $seat } erneuert das ganze Begegnungsjournal.
reshuffled = Der Abwurfstapel wird zum neuen Nachziehstapel gemischt: { n-cards }.

played = { $seat } spielt { $card-name } mit Stärke { $strength } aus ({ n-companions }).
played-with = { $seat } spielt { $card-name } mit Stärke { $strength } aus (Unterstützung: { $n ->
    [0] { $other-name }
   *[other] { $other-name } und { n-companions }
}).
village-visited = { $seat } schickt { n-companions-acc } ins Dorf: „{ place }“.
place-used = { $seat } nutzt „{ place }“, ohne einen Gefährten hinzuschicken.
copied = { $seat } kopiert { $card-name }.
stopped = { $seat } lässt { n-activations } ungenutzt.

paid = { $seat } zahlt { $goods }.
sent-away = { $seat } schickt { n-companions-acc } zum Powwow.
gained = { $seat } erhält { $goods }.
collected = { $seat } sammelt { $goods }.
jettisoned = { $seat } wirft { $goods } über Bord.
tile-taken = { $seat } erhält ein { tile }.
refused = { $seat } verzichtet auf das Bootsplättchen.
gathered = { $seat } ruft zum Powwow. { $n ->
    [0] Niemand kommt
   *[other] Versammelt: { n-companions }
}.
boarded = { $seat } nimmt { n-companions-acc } an Bord.
newcomer = Ein Gefährte aus dem Vorrat wird zum Neuankömmling.

moved = { $seat } zieht von { $from } nach { $to }.
steps-lost = Verloren: { n-steps }; das nächste freie Feld ({ $to }) ist { terrain }.
steps-lost-at-sea = Verloren: { n-steps }; voraus liegt kein freies Feld mehr.
tokens-dropped = { $seat } legt { n-tokens } ab.
tokens-dropped-instead = { $seat } legt { n-tokens } ab, statt vorzurücken.

recruited = { $seat } wirbt { $card-name } für { $goods } an.
recruited-with = { $seat } wirbt { $card-name } für { $goods } an und wirft { $other-name } ab.
hired = { $seat } heuert { $card-name } an.
discarded = { $seat } wirft { $card-name } ab.

camped = { $seat } schlägt das Lager auf: { n-tokens } (Hand { $hand }, Ladung { $boats }, Gefährten { $crew }).
won = { $seat } lagert auf Feld { $to } und gewinnt das Rennen zum Pazifik.
mackenzie-moved = Mackenzie zieht auf Feld { $to }.
mackenzie-won = Mackenzie erreicht Feld { $to } zuerst und gewinnt das Rennen zum Pazifik.
draw = { n-turns } für jeden: Die Partie endet unentschieden.

# The score sheet: the space reached, less the time tokens.

score-position = Erreichtes Feld
score-time = Zeitmarker

# ---- end: The log ----

## Refusals

# The turn.

why-must-camp = Du kannst keine Aktion ausführen: Dieser Zug beginnt mit einem Lager.
why-acted = Du hast deine Aktion in diesem Zug schon ausgeführt.
why-no-strength = Keine Aktion möglich: kein Gefährte an Bord und höchstens eine Karte auf der Hand.
why-action-due = Deine Aktion steht noch aus.
why-camped = Du hast in diesem Zug schon gelagert.
why-recruited = Du hast in diesem Zug schon angeworben.

# Characters and places.

why-played = { $card-name } ist schon ausgespielt und kommt mit dem nächsten Lager zurück.
why-supporting = { $card-name } dient schon als Unterstützung und kommt mit dem nächsten Lager zurück.
why-in-journal = { $card-name } liegt noch im Begegnungsjournal.
why-in-draw-pile = { $card-name } liegt noch im Nachziehstapel.
why-discarded = { $card-name } liegt im Abwurfstapel.
why-crew-out = { $card-name } ist in dieser Partie nicht dabei.
why-with-another = { $card-name } ist bei jemand anderem.
why-other-card = Ein Charakter kann sich nicht selbst unterstützen: Nimm eine andere Karte.
why-too-strong = Stärke { $n } ist zu viel: Höchstens 3 sind erlaubt.
why-companions-short = Nötig: { n-companions }; { $have ->
    [0] du hast keinen an Bord
   *[other] du hast { $have } an Bord
}.
why-one-companion = „{ place }“ nimmt nur einen Gefährten auf einmal auf.
why-place-full = „{ place }“ bleibt besetzt, bis jemand zum Powwow ruft.
why-most-companions = „{ place }“ nimmt höchstens { n-companions-acc } auf einmal auf.

# Activations.

why-no-option = Diese Option gibt es hier nicht. Optionen: { $n }.
why-whole = Das geht nur ganz oder gar nicht.
why-nothing-less = Weniger geht hier nicht: alles oder nichts.
why-that-is-do = Das wäre schon die ganze Option { $n }: Wähle sie als Ganzes.
why-gain-locked = Was diese Aktion gerade eingebracht hat, darfst du nicht für sie ausgeben.
why-cost-short = Dir fehlt noch: { $goods }.
why-goods-short = Das kostet { n-any }; so viel hast du nicht an Bord.
why-kinds-short = Das kostet { n-distinct }; so viele Sorten hast du nicht an Bord.
why-pay-so-many = Das kostet { n-any }, nicht mehr und nicht weniger.
why-distinct = Das kostet { n-distinct }: jede Sorte nur einmal.
why-pay-leaves-nothing = So bezahlt könnte die Aktion nichts mehr bewirken: Zahle mit etwas anderem.

# Goods.

why-no-badge = Gerade zählt für dich kein { $kind ->
    [wood] Holzabzeichen
    [fur] Fellabzeichen
    [food] Nahrungsabzeichen
   *[equipment] Ausrüstungsabzeichen
}.
why-no-room = Nicht alles passt auf deine Boote: Nimm weniger oder schaff Platz.
why-boats-hold = Deine Boote fassen { $n } Ressourcen, mehr nicht.
why-other-kind = Entscheide zuerst, wie viel du nimmst: { kind }.
why-at-most = Mehr gibt es hier nicht: { n-good }.
why-none-aboard = Nicht an Bord: { kind }.
why-jettison-order = Wirf in der Reihenfolge der Liste über Bord; noch nötig: { $n }.
why-choose = Hier nimmst du { n-choice }.
why-choose-first = Wähle zuerst die Ressourcen.
why-no-tile = Es ist kein Bootsplättchen mehr da.

# The scout.

why-blocked = Das nächste freie Feld ({ $to }) ist { $terrain ->
    [river] Fluss: Gebirgsschritte bringen hier nichts
   *[mountain] Gebirge: Flussschritte bringen hier nichts
}.
why-track-ends = Vor deinem Kundschafter liegt kein freies Feld mehr.
why-count-nothing = Gerade gibt es nichts zu zählen, also keinen einzigen Schritt.
why-most-steps = Du kannst höchstens { n-steps } machen.
why-no-tokens = Du hast keinen Zeitmarker zum Ablegen.

# Cards, copies and the Pow-wow.

why-not-in-journal = { $card-name } liegt nicht im Begegnungsjournal.
why-journal-empty = Das Begegnungsjournal ist leer.
why-fur-short = { $card-name } kostet auf diesem Platz { $goods }; { $have ->
    [0] du hast keins
   *[other] du hast { $have }
}.
why-equipment-short = { $card-name } kostet { $goods }; du hast { $have }, und keine Handkarte bringt genug Rabatt.
why-recruit-is-no-discount = Die angeworbene Karte kann sich nicht selbst Rabatt geben.
why-saves-too-little = Eine abgeworfene Karte muss mindestens { $goods } einsparen.
why-enough-discarded = Mehr Karten darfst du nicht abwerfen.
why-pow-wow-holds = Beim Powwow: { n-companions }, mehr nicht.
why-no-target = Gerade gibt es keinen aktiven Charakter zum Kopieren.
why-not-active = { $card-name } ist kein aktiver Charakter.
why-face-down = { $card-name } liegt verdeckt und kann nicht kopiert werden.
why-loop = { $card-name } ist noch nicht abgehandelt und kann jetzt nicht kopiert werden.
why-nothing-to-copy = { $card-name } zu kopieren brächte gerade nichts.
why-no-place = Gerade ist kein Ort im Dorf nutzbar.
why-not-occupied = Auf „{ place }“ steht kein Gefährte.
why-place-idle = „{ place }“ brächte gerade nichts.

# ---- end: Refusals ----

## Buttons

# What is paid stands last; an action without a cost says nothing of it.

for-cost = { $cost-n ->
    [0] {""}
   *[other] {" "}(Kosten: { $cost })
}

label-play = { $card-name } ausspielen
label-support-card = Mit { $card-name } unterstützen: Stärke { $strength }
label-support-both = Mit { $card-name } und { n-companions-of } unterstützen: Stärke { $strength }
label-support-companions = Mit { n-companions-of } unterstützen: Stärke { $strength }
label-village = „{ place }“ mit { n-companions-of }
label-recruit = { $card-name } anwerben für { $goods }
label-recruit-discard = { $card-name } anwerben für { $goods } und eine abgeworfene Karte
label-recruit-any = { $card-name } anwerben
label-discard-and-pay = { $card-name } abwerfen und { $goods } zahlen
label-keep-and-pay = Alle Karten behalten und { $goods } zahlen
label-camp = Lagern für { $n }
label-camp-and-win = Lagern für { $n } und gewinnen

label-go = Nach { $to } ziehen{ for-cost }
label-paddle = Nach { $to } paddeln{ for-cost }
label-ride = Nach { $to } reiten{ for-cost }
label-go-by-terrain = { $terrain ->
    [river] Auf dem Fluss
   *[mountain] Durch das Gebirge
} nach { $to }{ for-cost }
label-stay = Auf { $to } bleiben
label-steps = { n-steps } machen
label-drop = { $n ->
    [0] Keinen Zeitmarker ablegen
   *[other] { n-tokens } ablegen
}{ for-cost }
label-collect = { $goods } sammeln{ for-cost }
label-take = { $goods } nehmen{ for-cost }
label-take-none = Nichts davon nehmen: { kind }
label-take-nothing = Nichts nehmen
label-take-and-jettison = { $goods } nehmen; über Bord: { $n }
label-jettison = { $goods } über Bord werfen
label-pay = { $goods } zahlen
label-hire = { $card-name } anheuern
label-hire-any = Aus dem Begegnungsjournal anheuern{ for-cost }
label-copy = { $card-name } kopieren
label-copy-any = Aktiven Charakter kopieren{ for-cost }
label-use-place = „{ place }“ nutzen
label-use-any = Beliebigen Ort im Dorf nutzen{ for-cost }
label-use-occupied = Besetzten Ort im Dorf nutzen{ for-cost }
label-pow-wow = Zum Powwow rufen (Gefährten: { $n }){ for-cost }
label-board = { $n ->
    [0] Niemanden an Bord nehmen
   *[other] { $n } an Bord nehmen
}
label-depart = Bis zu { n-cards } abwerfen und das Begegnungsjournal erneuern{ for-cost }
label-discard = { $card-name } abwerfen
label-discard-no-more = Keine weitere Karte abwerfen
label-keep = Alle Karten behalten
label-tile = { $side ->
    [front] Bootsplättchen für Ladung
   *[back] Bootsplättchen für einen Gefährten
}, dazu { $goods }{ for-cost }
label-tile-companion = Bootsplättchen mit Gefährten
label-tile-alone = Bootsplättchen ohne Gefährten
label-refuse-tile = Auf das Bootsplättchen verzichten

# Less than the whole of an option.

label-part-move = Weniger weit ziehen{ for-cost }
label-part-move-by-terrain = { $terrain ->
    [river] Auf dem Fluss weniger weit ziehen
   *[mountain] Durch das Gebirge weniger weit ziehen
}{ for-cost }
label-part-take = Weniger als alles ({ $goods }){ for-cost }
label-part-room = Platz schaffen oder weniger nehmen ({ $goods }){ for-cost }
label-part-drop = Weniger Zeitmarker ablegen{ for-cost }
label-part-tile = { $side ->
    [front] Bootsplättchen für Ladung
   *[back] Bootsplättchen für einen Gefährten
}: weniger als alles{ for-cost }
label-only-pay = Nur zahlen: { $cost }
label-leave-unused = { $n ->
    [1] Nicht nutzen
   *[other] { n-activations } nicht nutzen
}
label-stop = Aufhören
label-option = Option { $n } nutzen
label-option-part = Einen Teil von Option { $n } nutzen

# What chance gives.

label-reveal = { $card-name } aufdecken
label-start-goods = Startressourcen: { $goods }
label-route = Streckenmarker auf { $to }: { terrain }

# ---- end: Buttons ----

## Forecasts

forecast-camp = Ein Lager kostet jetzt { n-tokens }.
forecast-camp-parts = Davon: Hand { $hand }, Ladung { $boats }, Gefährten { $crew }.
forecast-camp-after = Danach kostet ein Lager { $after } statt { $now }.
forecast-camp-wins = Ein Lager gewinnt jetzt.
forecast-goods = Jetzt: { $goods }.
forecast-goods-with = Stärke { $strength } jetzt: { $goods }.
forecast-choose = Jetzt: { n-choice }.
forecast-short = Platz für { $n } von { $total }: Der Rest bleibt im Vorrat.
forecast-badges = { $kind ->
    [wood] Holzabzeichen
    [fur] Fellabzeichen
    [food] Nahrungsabzeichen
   *[equipment] Ausrüstungsabzeichen
} ({ $n }): { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = +1 Abzeichen als Unterstützungskarte: { $list }.
forecast-moves = { terrain } { $n }: von { $from } nach { $to }.
forecast-stops = { terrain } { $steps }: Halt auf { $to }. Verloren: { n-steps }.
forecast-blocked = Von { $from } kein Schritt: { $terrain ->
    [river] Gebirge
   *[mountain] Fluss
} voraus.
forecast-passes = Auf Feld { $space } überspringst du { $other }.
forecast-passes-mackenzie = Auf Feld { $space } überspringst du Mackenzie.
forecast-drops = Legt { n-tokens } ab.
forecast-drops-then = Legt { n-tokens } ab und zieht dann nach { $to }.
forecast-hires = Karten zum Anheuern: { $n }.
forecast-boards = Gefährten, die an Bord kommen können: { $n }.
forecast-copies = Zum Kopieren: { $list }.
forecast-uses = Orte zur Wahl: { $list }.
forecast-unpaid = Das kannst du jetzt nicht bezahlen.
forecast-recruit = Kostet jetzt: { $cost }.
forecast-recruit-short = Es fehlt noch: { $cost }.
forecast-recruit-with = Es reicht, wenn du dafür abwirfst: { $list }.
forecast-cheaper = Einen Platz tiefer kostet sie 1 Fell weniger.
forecast-distance = { n-spaces } bis Fort Clatsop: Fluss { $river }, Gebirge { $mountain }, gemischt { $mixed }.
forecast-tokens = Bevor der Kundschafter zieht, musst du { n-tokens } ablegen.
forecast-allowance = Ein Lager hier gewinnt mit höchstens { n-tokens-of }.
forecast-turns = Bestenfalls { n-turns } bis ins Ziel, wenn niemand stört.
forecast-turns-between = Bestenfalls in { $least } bis { n-turns-of } am Ziel, wenn niemand stört.
forecast-turns-least = Mindestens { n-turns } bis ins Ziel.
forecast-turns-none = Vor Mackenzie ist das Ziel nicht mehr zu erreichen.
forecast-mackenzie = Mackenzie ist in { n-turns-of } am Ziel.

# ---- end: Forecasts ----

## The board in the terminal

captain = { $colour ->
    [blue] Lewis
    [orange] Clark
    [yellow] Ordway
    [green] Pryor
   *[purple] Floyd
}
terminal-track = Strecke
terminal-village = Dorf
terminal-encounters = Begegnungsjournal
terminal-piles = Nachziehstapel: { $n }, Abwurfstapel: { $m }
terminal-journal-empty = Das Journal ist leer.
terminal-saint-louis = St. Louis
terminal-fort = Fort Clatsop
terminal-mixed = Mischfeld
terminal-route-token = Streckenmarker
terminal-companion = Gefährte
terminal-circle = freier Kreis
terminal-mackenzie = Mackenzie
terminal-mackenzie-at = Mackenzie steht auf Feld { $at } und erreicht Fort Clatsop in { n-turns-of }.
terminal-pow-wow = Powwow: { $n }
terminal-new-arrival = Neuankömmling: { $n }
terminal-supply-companions = Vorrat: { $n }
terminal-tiles-left = Bootsplättchen: { $n }
terminal-column-fur = Fell
terminal-column-card = Karte
terminal-column-strength = Stärke
terminal-column-badge = Abzeichen
terminal-column-action = Je Aktivierung
terminal-scout = Kundschafter
terminal-boats = Boote
terminal-crew = Gefährten
terminal-camp-now = Lagerzeit
terminal-area = Im Spiel
terminal-hand = Hand
terminal-scout-at = { $n ->
    [0] Feld { $at }
   *[other] Feld { $at }, { n-tokens }
}
terminal-scout-ahead = bis Fort Clatsop
terminal-scout-home = ein Lager hier gewinnt mit höchstens { n-tokens-of }
terminal-load = { $n } von { $m }
terminal-goods = { $goods }
terminal-goods-locked = gesperrt: { $goods }
terminal-aboard = { $n } an Bord
terminal-on-cards = { $n } auf Karten
terminal-tiles-front = Plättchen für Ladung: { $n }
terminal-tiles-back = Plättchen für Gefährten: { $n }
terminal-face-down = verdeckt: { $what }
terminal-camp-cost = { n-tokens } (Hand { $hand }, Ladung { $boats }, Gefährten { $crew }).
terminal-resolving = { $what }: noch { n-activations }
terminal-fx-collect = { $what } sammeln
terminal-fx-count = { $what ->
    [badges] { $kind ->
        [wood] Holzabzeichen
        [fur] Fellabzeichen
        [food] Nahrungsabzeichen
       *[equipment] Ausrüstungsabzeichen
    }
    [companions_on_boats] Gefährten an Bord
    [goods_on_boats] { $kind ->
        [fur] Felle an Bord
        [canoe] Kanus an Bord
        [horse] Pferde an Bord
       *[other] { kind } an Bord
    }
    [active_characters] deine aktiven Charaktere
   *[companions_on_board] Gefährten auf dem Spielplan
}
terminal-fx-drop = −{ n-tokens }
terminal-fx-hire = eine Karte anheuern
terminal-fx-copy = aktiven Charakter kopieren
terminal-fx-pow-wow = alle Gefährten zum Powwow, dann an Bord
terminal-fx-renew = neues Journal
terminal-fx-place = { $where ->
    [occupied] einen besetzten Ort nutzen
   *[any] einen beliebigen Ort nutzen
}
terminal-fx-tile = { $side ->
    [front] Plättchen für Ladung
   *[back] Plättchen für Gefährten
}
terminal-fx-discard = bis zu { n-cards-of } abwerfen
terminal-counts-now = jetzt { $what }
terminal-now = { $option ->
    [0] Jetzt: { $what }.
   *[other] Option { $option }, jetzt: { $what }.
}
terminal-now-unpaid = { $option ->
    [0] Das kannst du jetzt nicht bezahlen; es brächte: { $what }.
   *[other] Option { $option } ist jetzt nicht bezahlbar; sie brächte: { $what }.
}
terminal-now-space = bis Feld { $at }
terminal-now-lost = verlorene Schritte: { $n }
terminal-now-short = kein Platz: { $n }
terminal-group-play = Charakter ausspielen
terminal-group-village = Gefährten ins Dorf schicken
terminal-group-recruit = Anwerben (vor oder nach der Aktion)
terminal-group-part = Nur einen Teil nutzen oder Ladung über Bord werfen
terminal-strength = Stärke { $n }
terminal-ask-act = Spiele einen Charakter aus oder geh ins Dorf; anwerben und lagern darfst du auch.
terminal-ask-after = Lagere, wirb einen Charakter an oder beende deinen Zug.
terminal-ask-support = Was gibt dem Charakter Stärke?
terminal-ask-activate = Wofür nutzt du die Aktivierung?
terminal-ask-pay = Mit welchen Ressourcen zahlst du?
terminal-ask-amount = Wie viel nimmst du?
terminal-ask-jettison = Was wirfst du über Bord?
terminal-ask-choose = Welche Ressourcen nimmst du?
terminal-ask-steps = Wie viele Schritte gehst du?
terminal-ask-board = Wie viele Gefährten kommen an Bord?
terminal-ask-discard = Welche Karte wirfst du für immer ab?
terminal-ask-hire = Wen heuerst du an?
terminal-ask-copy = Welchen aktiven Charakter kopierst du?
terminal-ask-place = Welchen Ort nutzt du?
terminal-ask-discount = Wirfst du eine Karte ab, um Ausrüstung zu sparen?
terminal-ask-time = Wie viele Zeitmarker legst du ab?
terminal-ask-pawn = Kommt der Gefährte des Plättchens mit?
terminal-primer-race = Es ist ein Wettlauf: Wer zuerst hinter der Flagge von Fort Clatsop lagert und dabei nicht zu viele Zeitmarker hat, gewinnt.
terminal-primer-play = In deinem Zug spielst du einen Charakter mit Stärke 1 bis 3 aus; die Stärke kommt von einer anderen, verdeckten Karte, von Gefährten oder von beidem. Mit Stärke 3 führst du seine Aktion dreimal aus.
terminal-primer-goods = Sammeln bringt eine Ressource je passendem Abzeichen bei dir und deinen Nachbarn; mit Ressourcen bezahlst du Kanus, Pferde und Bewegungen.
terminal-primer-companions = Oder schicke Gefährten ins Dorf. Sie bleiben dort, bis ein Dolmetscher sie beim Powwow versammelt und einige an Bord nimmt.
terminal-primer-camp = Ein Lager holt deine Karten zurück, kostet aber Zeitmarker für Handkarten, Ladung und Gefährten an Bord. Mit Schritten legst du erst Zeitmarker ab, dann zieht der Kundschafter.
terminal-primer-home = Flussschritte führen nur auf Fluss, Gebirgsschritte nur auf Gebirge; besetzte Felder werden übersprungen.
terminal-solo-hint = 0: allein gegen Mackenzie
terminal-head-start = Mackenzies Vorsprung, { $low } bis { $high } (Enter: { $offered }):

terminal-help-home = zeigen, wie weit es noch ist und wie wenige Züge eine Suche dafür findet

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = Spielregel der zweiten Edition
source-T1 = öffentliche Abschrift der ersten Edition, alle Karten
source-T2 = zweite öffentliche Abschrift der ersten Edition, unabhängig von der anderen; 29 Karten und die Startcharaktere
source-PH = Foto des Spielplans der ersten Edition
source-REC = von uns rekonstruiert, ohne Quelle

# ---- end: Data files ----
