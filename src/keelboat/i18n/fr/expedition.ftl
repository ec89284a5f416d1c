### Les mots de Lewis & Clark : L’Expédition

## Names: the game, kinds of goods, terrain, places, roles

expedition-name = L’Expédition

kind = { $kind ->
    [wood] Bois
    [fur] Fourrure
    [food] Nourriture
    [equipment] Équipement
    [canoe] Pirogue
   *[horse] Cheval
}
# After “case”, too.
terrain = { $terrain ->
    [river] Rivière
    [mountain] Montagne
    [mixed] mixte
   *[start] départ
}
on-terrain = { $terrain ->
    [river] sur la Rivière
   *[mountain] en Montagne
}
role = { $role ->
    [leader] Chef d’expédition
    [interpreter] Interprète
    [lumberjack] Bûcheron
    [hunter] Chasseur
    [blacksmith] Forgeron
   *[trapper] Trappeur
}
place = { $place ->
    [hunting] Chasse
    [crafting] Artisanat
    [gift] Cadeau
    [departure] Départ
    [horse_trade] Troc de Chevaux
    [canoe_building] Fabrication de Pirogues
    [boat_upgrade] Amélioration de l’Expédition
   *[shamanism] Chamanisme
}
# A boat tile by the side that lies up; no article.
tile = { $side ->
    [front] tuile Bateau côté ressources
   *[back] tuile Bateau côté compagnon
}

# Counts: -acc stands after a verb, -of after a preposition.
n-good = { $kind ->
    [wood] { $n } Bois
    [fur] { $n ->
        [one] { $n } Fourrure
       *[other] { $n } Fourrures
    }
    [food] { $n ->
        [one] { $n } Nourriture
       *[other] { $n } Nourritures
    }
    [equipment] { $n ->
        [one] { $n } Équipement
       *[other] { $n } Équipements
    }
    [canoe] { $n ->
        [one] { $n } Pirogue
       *[other] { $n } Pirogues
    }
   *[horse] { $n ->
        [one] { $n } Cheval
       *[other] { $n } Chevaux
    }
}
n-good-acc = { n-good }
n-goods = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
n-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
n-distinct = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources différentes
}
n-choice = { $n ->
    [one] { $n } ressource primaire au choix
   *[other] { $n } ressources primaires au choix
}
n-steps = { $n ->
    [one] { $n } case
   *[other] { $n } cases
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
effect-line = { $cost } : { $effect }.
effect-free = { $effect }.
effect-then = { $effect }, puis { $next }
effect-locks = Ce que rapporte une activation ne peut pas servir à une activation suivante de cette action.

cost-pay = payez { $goods }
cost-send = envoyez { n-companions-acc } de vos Bateaux dans la zone de Pow-wow
cost-pay-send = payez { $goods } et envoyez { n-companions-acc } de vos Bateaux dans la zone de Pow-wow

effect-gain = prenez { $goods }
effect-gain_choice = { $n ->
    [1] prenez { n-choice }
   *[other] prenez { n-choice }, identiques ou non
}
effect-collect = collectez 1 { kind } par macaron { kind } chez vous et vos voisins
effect-drop_time = défaussez { n-tokens }
effect-hire = { $n ->
    [1] engagez une carte de votre choix dans le Journal des rencontres sans en payer le prix
   *[other] engagez { n-cards } de votre choix dans le Journal des rencontres sans en payer le prix
}
effect-village_action = { $where ->
    [occupied] utilisez un lieu occupé du Village sans y placer de compagnon (son coût reste à payer)
   *[any] utilisez un lieu du Village, occupé ou non, sans y placer de compagnon (son coût reste à payer)
}
effect-copy_active = copiez un Personnage actif, chez vous ou chez un autre joueur, avec une Force de { $n } (son coût reste à payer)
effect-pow_wow = réunissez tous les compagnons du plateau dans la zone de Pow-wow et embarquez-en autant que vous voulez ; défaussez la carte du bas du Journal des rencontres et complétez-le ; placez 1 compagnon du Stock sur Nouvel Arrivant
effect-discard_hand = défaussez jusqu’à { n-cards-of } de votre main
effect-renew_journal = remplacez toutes les cartes du Journal des rencontres
effect-boat_tile = ajoutez une { tile }
effect-companion_from_supply = embarquez { n-companions-acc } du Stock

effect-move = { $n ->
    [1] avancez d’une case { terrain }
   *[other] avancez de { n-steps-of } { terrain }
}
effect-move-badges = avancez d’une case { terrain } par macaron { kind } chez vous et vos voisins
effect-move-goods_on_boats = avancez d’une case { terrain } par { kind } sur vos Bateaux (vous les gardez)
effect-move-companions_on_boats = avancez d’une case { terrain } par compagnon sur vos Bateaux
effect-move-companions_on_board = avancez d’une case { terrain } par compagnon sur le plateau
effect-move-active_characters = avancez d’une case { terrain } par Personnage actif sur votre plan de jeu

# ---- end: Cards and places in words ----

## The log

# ---- end: The log ----

## Refusals

# ---- end: Refusals ----

## Buttons

# ---- end: Buttons ----

## Forecasts

forecast-camp = Camper maintenant coûte { n-tokens }.
forecast-camp-parts = Dont : main { $hand }, ressources { $boats }, compagnons { $crew }.
forecast-camp-after = Après cette étape, camper coûte { $after } au lieu de { $now }.
forecast-camp-wins = Camper maintenant donne la victoire.
forecast-goods = Maintenant : { $goods }.
forecast-goods-with = Force { $strength } maintenant : { $goods }.
forecast-choose = Maintenant : { n-choice }.
forecast-short = Place pour { $n } sur { $total } : le reste demeure au Stock.
forecast-badges = { kind }, { n-badges } : { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = Carte de soutien qui ajoute un macaron : { $list }.
forecast-moves = { terrain } { $n } : de { $from } à { $to }.
forecast-stops = { terrain } { $steps } : arrêt en { $to }. Perdu : { n-steps }.
forecast-blocked = Depuis { $from }, rien à faire : { $terrain ->
    [river] Montagne
   *[mountain] Rivière
} devant.
forecast-passes = En { $space }, vous sautez { $other }.
forecast-passes-mackenzie = En { $space }, vous sautez Mackenzie.
forecast-drops = Défausse { n-tokens }.
forecast-drops-then = Défausse { n-tokens }, puis avance en { $to }.
forecast-hires = Cartes à engager : { $n }.
forecast-boards = Compagnons qui peuvent embarquer : { $n }.
forecast-copies = À copier au choix : { $list }.
forecast-uses = Lieux au choix : { $list }.
forecast-unpaid = Vous ne pouvez pas payer cela maintenant.
forecast-recruit = Coûte maintenant : { $cost }.
forecast-recruit-short = Il manque encore : { $cost }.
forecast-recruit-with = Suffisant si vous défaussez { $list }.
forecast-cheaper = Une place plus bas, elle coûte 1 Fourrure de moins.
forecast-distance = { n-spaces } jusqu’à Fort Clatsop : Rivière { $river }, Montagne { $mountain }, mixte { $mixed }.
forecast-tokens = Avant que l’Éclaireur avance, il faut défausser { n-tokens }.
forecast-allowance = Ici, un Campement gagne avec { n-tokens-of } au plus.
forecast-turns = Au mieux { n-turns } si personne ne vous gêne.
forecast-turns-between = Au mieux { $least } à { n-turns } si personne ne vous gêne.
forecast-turns-least = Encore { n-turns } au moins.
forecast-turns-none = Impossible d’arriver avant Mackenzie.
forecast-mackenzie = Mackenzie arrive dans { n-turns-of }.

# ---- end: Forecasts ----

## The board in the terminal

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = livret de règles de la deuxième édition
source-T1 = transcription publique de la première édition, toutes les cartes
source-T2 = seconde transcription publique de la première édition, indépendante de l’autre ; 29 cartes et les Personnages de départ
source-PH = photographie du plateau de la première édition
source-REC = notre reconstitution, sans source

# ---- end: Data files ----
