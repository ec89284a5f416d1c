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
    [occupied] nutze einen besetzten Ort im Dorf, ohne einen Gefährten einzusetzen (seine Kosten fallen an)
   *[any] nutze einen Ort im Dorf, besetzt oder nicht, ohne einen Gefährten einzusetzen (seine Kosten fallen an)
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

# ---- end: The log ----

## Refusals

# ---- end: Refusals ----

## Buttons

# ---- end: Buttons ----

## Forecasts

forecast-camp = Ein Lager kostet jetzt { n-tokens }.
forecast-camp-parts = Davon: Hand { $hand }, Ladung { $boats }, Gefährten { $crew }.
forecast-camp-after = Danach kostet ein Lager { $after } statt { $now }.
forecast-camp-wins = Ein Lager gewinnt jetzt.
forecast-goods = Jetzt: { $goods }.
forecast-goods-with = Stärke { $strength } jetzt: { $goods }.
forecast-choose = Jetzt: { n-choice }.
forecast-short = Platz für { $n } von { $total }: Der Rest bleibt im Vorrat.
forecast-badges = { kind }, { n-badges }: { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = Unterstützungskarte, die ein Abzeichen hinzufügt: { $list }.
forecast-moves = { terrain } { $n }: von { $from } nach { $to }.
forecast-stops = { terrain } { $steps }: Halt auf { $to }. Verloren: { n-steps }.
forecast-blocked = Von { $from } kein Schritt: { $terrain ->
    [river] Gebirge
   *[mountain] Fluss
} voraus.
forecast-passes = Auf { $space } überspringst du { $other }.
forecast-passes-mackenzie = Auf { $space } überspringst du Mackenzie.
forecast-drops = Legt { n-tokens } ab.
forecast-drops-then = Legt { n-tokens } ab und zieht dann nach { $to }.
forecast-hires = Karten zum Anheuern: { $n }.
forecast-boards = Gefährten, die an Bord kommen können: { $n }.
forecast-copies = Zum Kopieren: { $list }.
forecast-uses = Orte zur Wahl: { $list }.
forecast-unpaid = Das kannst du jetzt nicht zahlen.
forecast-recruit = Kostet jetzt: { $cost }.
forecast-recruit-short = Noch fehlt: { $cost }.
forecast-recruit-with = Es reicht, wenn du dafür abwirfst: { $list }.
forecast-cheaper = Einen Platz tiefer kostet sie 1 Fell weniger.
forecast-distance = { n-spaces } bis Fort Clatsop: Fluss { $river }, Gebirge { $mountain }, gemischt { $mixed }.
forecast-tokens = Bevor der Kundschafter zieht, musst du { n-tokens } ablegen.
forecast-allowance = Ein Lager hier gewinnt mit höchstens { n-tokens-of }.
forecast-turns = Bestenfalls { n-turns } bis ins Ziel, wenn niemand stört.
forecast-turns-between = Bestenfalls { $least } bis { n-turns } bis ins Ziel, wenn niemand stört.
forecast-turns-least = Mindestens { n-turns } bis ins Ziel.
forecast-turns-none = Vor Mackenzie ist das Ziel nicht mehr zu erreichen.
forecast-mackenzie = Mackenzie ist in { n-turns-of } am Ziel.

# ---- end: Forecasts ----

## The board in the terminal

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = Spielregel der zweiten Edition
source-T1 = öffentliche Abschrift der ersten Edition, alle Karten
source-T2 = zweite öffentliche Abschrift der ersten Edition, unabhängig von der anderen; 29 Karten und die Startcharaktere
source-PH = Foto des Spielplans der ersten Edition
source-REC = von uns rekonstruiert, ohne Quelle

# ---- end: Data files ----
