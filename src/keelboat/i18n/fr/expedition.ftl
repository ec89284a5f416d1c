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
effect-collect = collectez 1 { kind } par macaron { kind } chez vous et chez vos voisins
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
effect-boat_tile = prenez une { tile }
effect-companion_from_supply = embarquez { n-companions-acc } du Stock

effect-move = { $n ->
    [1] avancez d’une case { terrain }
   *[other] avancez de { n-steps-of } { terrain }
}
effect-move-badges = avancez d’une case { terrain } par macaron { kind } chez vous et chez vos voisins
effect-move-goods_on_boats = avancez d’une case { terrain } par { kind } sur vos Bateaux (vous les gardez)
effect-move-companions_on_boats = avancez d’une case { terrain } par compagnon sur vos Bateaux
effect-move-companions_on_board = avancez d’une case { terrain } par compagnon sur le plateau
effect-move-active_characters = avancez d’une case { terrain } par Personnage actif sur votre plan de jeu

# ---- end: Cards and places in words ----

## The log

n-activations = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}

route-token = Jeton Parcours en { $to }, qui devient une case { terrain }.
journal-new = Nouvelle carte dans le Journal des rencontres : { $card-name }.
journal-dropped = { $card-name } quitte le Journal des rencontres.
journal-renewed = { $seat } renouvelle tout le Journal des rencontres.
reshuffled = La défausse est mélangée et devient la pioche : { n-cards }.

played = { $seat } joue { $card-name } avec une Force de { $strength } ({ n-companions }).
played-with = { $seat } joue { $card-name } avec une Force de { $strength } (soutien : { $n ->
    [0] { $other-name }
   *[other] { $other-name } et { n-companions }
}).
village-visited = { $seat } envoie { n-companions-acc } au Village : { place }.
place-used = { $seat } utilise le lieu { place } sans y envoyer de compagnon.
copied = { $seat } copie { $card-name }.
stopped = { $seat } renonce à { n-activations }.

paid = { $seat } paie { $goods }.
sent-away = { $seat } envoie { n-companions-acc } au Pow-wow.
gained = { $seat } prend { $goods }.
collected = { $seat } collecte { $goods }.
jettisoned = { $seat } jette { $goods } par-dessus bord.
tile-taken = { $seat } prend une { tile }.
refused = { $seat } refuse la tuile Bateau.
gathered = { $seat } réunit le Pow-wow. { $n ->
    [0] Personne ne vient
   *[other] Au rendez-vous : { n-companions }
}.
boarded = { $seat } embarque { n-companions-acc }.
newcomer = Un compagnon du Stock devient le Nouvel Arrivant.

moved = { $seat } avance de { $from } à { $to }.
steps-lost = Perdu : { n-steps } ; la prochaine case libre ({ $to }) est une case { terrain }.
steps-lost-at-sea = Perdu : { n-steps } ; il n’y a plus de case libre devant.
tokens-dropped = { $seat } défausse { n-tokens }.
tokens-dropped-instead = { $seat } défausse { n-tokens } au lieu d’avancer.

recruited = { $seat } recrute { $card-name } pour { $goods }.
recruited-with = { $seat } recrute { $card-name } pour { $goods }, en défaussant { $other-name }.
hired = { $seat } engage { $card-name }.
discarded = { $seat } défausse { $card-name }.

camped = { $seat } campe : { n-tokens } (main { $hand }, ressources { $boats }, compagnons { $crew }).
won = { $seat } campe en { $to } et gagne la course au Pacifique.
mackenzie-moved = Mackenzie avance en { $to }.
mackenzie-won = Mackenzie arrive le premier en { $to } et gagne la course au Pacifique.
draw = { n-turns } par joueur : la partie est nulle.

# The score sheet: the space reached, less the time tokens.

score-position = Case atteinte
score-time = Jetons Temps

# ---- end: The log ----

## Refusals

# The turn.

why-must-camp = Vous ne pouvez pas agir : ce tour commence par un Campement.
why-acted = Vous avez déjà fait votre Action ce tour-ci.
why-no-strength = Aucune Action possible : pas de compagnon à bord et une carte en main tout au plus.
why-action-due = Il vous reste une Action à faire.
why-camped = Vous avez déjà campé ce tour-ci.
why-recruited = Vous avez déjà recruté ce tour-ci.

# Characters and places.

why-played = { $card-name } est déjà en jeu, jusqu’à votre prochain Campement.
why-supporting = { $card-name } sert déjà de soutien, jusqu’à votre prochain Campement.
why-in-journal = { $card-name } est encore dans le Journal des rencontres.
why-in-draw-pile = { $card-name } est encore dans la pioche.
why-discarded = { $card-name } est dans la défausse.
why-crew-out = { $card-name } ne participe pas à cette partie.
why-with-another = { $card-name } est chez quelqu’un d’autre.
why-other-card = Un Personnage ne se soutient pas lui-même : prenez une autre carte.
why-too-strong = Une Force de { $n }, c’est trop : la limite est 3.
why-companions-short = Il faut { n-companions } ; { $have ->
    [0] vous n’en avez aucun à bord
   *[other] vous en avez { $have } à bord
}.
why-one-companion = Un seul compagnon à la fois : { place }.
why-place-full = Lieu complet jusqu’au prochain Pow-wow : { place }.
why-most-companions = Au plus { n-companions } à la fois : { place }.

# Activations.

why-no-option = Cette option n’existe pas ici. Options : { $n }.
why-whole = C’est tout ou rien.
why-nothing-less = Impossible d’en prendre moins : c’est tout ou rien.
why-that-is-do = Ce serait toute l’option { $n } : choisissez-la en entier.
why-gain-locked = Ce que cette Action vient de rapporter ne peut pas la payer.
why-cost-short = Il vous manque : { $goods }.
why-goods-short = Coût : { n-any } ; vous n’en avez pas assez à bord.
why-kinds-short = Coût : { n-distinct } ; vous avez trop peu de sortes à bord.
why-pay-so-many = Le coût est de { n-any }, ni plus ni moins.
why-distinct = Le coût est de { n-distinct } : chaque sorte une seule fois.
why-pay-leaves-nothing = Payée ainsi, l’Action ne pourrait plus rien faire : payez avec autre chose.

# Goods.

why-no-badge = Aucun macaron { kind } ne compte pour vous en ce moment.
why-no-room = Tout ne tient pas sur vos Bateaux : prenez-en moins ou faites de la place.
why-boats-hold = Vos Bateaux portent { $n } ressources, pas davantage.
why-other-kind = Décidez d’abord combien en prendre : { kind }.
why-at-most = Vous pouvez prendre { n-good } au plus.
why-none-aboard = Rien de tel à bord : { kind }.
why-jettison-order = Jetez par-dessus bord dans l’ordre de la liste ; encore à jeter : { $n }.
why-choose = Ici, vous prenez { n-choice }.
why-choose-first = Choisissez d’abord les ressources.
why-no-tile = Il ne reste aucune tuile Bateau.

# The scout.

why-blocked = La prochaine case libre ({ $to }) est { $terrain ->
    [river] sur la Rivière : un mouvement de Montagne n’y sert à rien
   *[mountain] en Montagne : un mouvement de Rivière n’y sert à rien
}.
why-track-ends = Il n’y a plus de case libre devant votre Éclaireur.
why-count-nothing = Il n’y a rien à compter en ce moment : pas une seule case.
why-most-steps = Vous pouvez avancer de { n-steps } au plus.
why-no-tokens = Vous n’avez aucun jeton Temps à défausser.

# Cards, copies and the Pow-wow.

why-not-in-journal = { $card-name } n’est pas dans le Journal des rencontres.
why-journal-empty = Le Journal des rencontres est vide.
why-fur-short = { $card-name } coûte { $goods } à cette place ; { $have ->
    [0] vous n’en avez aucune
   *[other] vous en avez { $have }
}.
why-equipment-short = { $card-name } demande { $goods } ; { $have ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $have }
}, et aucune carte en main n’offre une remise suffisante.
why-recruit-is-no-discount = La carte recrutée ne peut pas fournir sa propre remise.
why-saves-too-little = Il faut défausser une carte qui fait économiser au moins { $goods }.
why-enough-discarded = Vous ne pouvez plus défausser de carte.
why-pow-wow-holds = Au Pow-wow : { n-companions }, pas davantage.
why-no-target = Aucun Personnage actif à copier en ce moment.
why-not-active = { $card-name } n’est pas un Personnage actif.
why-face-down = { $card-name } est face cachée : copie impossible.
why-loop = { $card-name } est encore en pleine action : copie impossible.
why-nothing-to-copy = Copier { $card-name } ne servirait à rien en ce moment.
why-no-place = Aucun lieu du Village n’est utilisable en ce moment.
why-not-occupied = Aucun compagnon sur ce lieu : { place }.
why-place-idle = Ce lieu ne servirait à rien en ce moment : { place }.

# ---- end: Refusals ----

## Buttons

# What is paid stands last; an action without a cost says nothing of it.

for-cost = { $cost-n ->
    [0] {""}
   *[other] {" "}pour { $cost }
}

label-play = Jouer { $card-name }
label-support-card = Soutenir avec { $card-name } : Force { $strength }
label-support-both = Soutenir avec { $card-name } et { n-companions-of } : Force { $strength }
label-support-companions = Soutenir avec { n-companions-of } : Force { $strength }
label-village = { place } avec { n-companions-of }
label-recruit = Recruter { $card-name } pour { $goods }
label-recruit-discard = Recruter { $card-name } pour { $goods }, en défaussant une carte
label-recruit-any = Recruter { $card-name }
label-discard-and-pay = Défausser { $card-name } et payer { $goods }
label-keep-and-pay = Garder ses cartes et payer { $goods }
label-camp = Camper pour { n-tokens }
label-camp-and-win = Camper pour { n-tokens } et gagner

label-go = Avancer en { $to }{ for-cost }
label-paddle = En pirogue jusqu’à { $to }{ for-cost }
label-ride = À cheval jusqu’à { $to }{ for-cost }
label-go-by-terrain = { $terrain ->
    [river] Par la Rivière
   *[mountain] Par la Montagne
} jusqu’à { $to }{ for-cost }
label-stay = Rester en { $to }
label-steps = Avancer de { n-steps }
label-drop = { $n ->
    [0] Ne défausser aucun jeton Temps
   *[other] Défausser { n-tokens }
}{ for-cost }
label-collect = Collecter { $goods }{ for-cost }
label-take = Prendre { $goods }{ for-cost }
label-take-none = Ne pas en prendre : { kind }
label-take-nothing = Ne rien prendre
label-take-and-jettison = Prendre { $goods } ; par-dessus bord : { $n }
label-jettison = Jeter { $goods } par-dessus bord
label-pay = Payer { $goods }
label-hire = Engager { $card-name }
label-hire-any = Engager un Personnage du Journal{ for-cost }
label-copy = Copier { $card-name }
label-copy-any = Copier un Personnage actif{ for-cost }
label-use-place = Utiliser { place }
label-use-any = Utiliser un lieu du Village{ for-cost }
label-use-occupied = Utiliser un lieu occupé du Village{ for-cost }
label-pow-wow = Réunir le Pow-wow (compagnons : { $n }){ for-cost }
label-board = { $n ->
    [0] N’embarquer personne
   *[other] Embarquer { $n }
}
label-depart = Défausser jusqu’à { n-cards-of } et renouveler le Journal{ for-cost }
label-discard = Défausser { $card-name }
label-discard-no-more = Ne plus défausser de carte
label-keep = Garder toutes ses cartes
label-tile = { $side ->
    [front] Tuile Bateau côté ressources
   *[back] Tuile Bateau côté compagnon
} avec { $goods }{ for-cost }
label-tile-companion = Tuile Bateau avec son compagnon
label-tile-alone = Tuile Bateau sans le compagnon
label-refuse-tile = Refuser la tuile Bateau

# Less than the whole of an option.

label-part-move = Avancer moins loin{ for-cost }
label-part-move-by-terrain = { $terrain ->
    [river] Moins loin par la Rivière
   *[mountain] Moins loin par la Montagne
}{ for-cost }
label-part-take = Ne pas tout prendre ({ $goods }){ for-cost }
label-part-room = Faire de la place ou prendre moins ({ $goods }){ for-cost }
label-part-drop = Défausser moins de jetons Temps{ for-cost }
label-part-tile = { $side ->
    [front] Tuile Bateau côté ressources
   *[back] Tuile Bateau côté compagnon
}, sans tout prendre{ for-cost }
label-only-pay = Payer seulement { $cost }
label-leave-unused = { $n ->
    [1] Renoncer à l’activation
   *[other] Renoncer à { n-activations }
}
label-stop = Arrêter
label-option = Utiliser l’option { $n }
label-option-part = Utiliser une partie de l’option { $n }

# What chance gives.

label-reveal = Révéler { $card-name }
label-start-goods = Ressources de départ : { $goods }
label-route = Jeton Parcours en { $to } : { terrain }

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
forecast-badges = { n-badges } { kind } : { $list }.
forecast-badge-card = { $card-name } ({ $seat })
forecast-badge-place = { place }
forecast-supports = Soutien qui ajoute un macaron : { $list }.
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
forecast-turns-between = Au mieux entre { $least } et { n-turns } si personne ne vous gêne.
forecast-turns-least = Encore { n-turns } au moins.
forecast-turns-none = Impossible d’arriver avant Mackenzie.
forecast-mackenzie = Mackenzie arrive dans { n-turns-of }.

# ---- end: Forecasts ----

## The board in the terminal

captain = { $colour ->
    [blue] Lewis
    [orange] Clark
    [yellow] Ordway
    [green] Pryor
   *[purple] Floyd
}
terminal-track = Parcours
terminal-village = Village
terminal-encounters = Journal des rencontres
terminal-piles = pioche : { $n }, défausse : { $m }
terminal-journal-empty = Le Journal est vide.
terminal-saint-louis = Saint Louis
terminal-fort = Fort Clatsop
terminal-mixed = mixte
terminal-route-token = jeton Parcours
terminal-companion = compagnon
terminal-circle = cercle libre
terminal-mackenzie = Mackenzie
terminal-mackenzie-at = { $n ->
    [0] Mackenzie est sur la case { $at } : Fort Clatsop est atteint.
   *[other] Mackenzie est sur la case { $at } et atteint Fort Clatsop dans { n-turns-of }.
}
terminal-pow-wow = Pow-wow : { $n }
terminal-new-arrival = Nouvel Arrivant : { $n }
terminal-supply-companions = Stock : { $n }
terminal-tiles-left = Tuiles Bateau : { $n }
terminal-column-fur = Fourrure
terminal-column-card = Carte
terminal-column-strength = Force
terminal-column-badge = Macaron
terminal-column-action = Par activation
terminal-scout = Éclaireur
terminal-boats = Bateaux
terminal-crew = Compagnons
terminal-camp-now = Coût du camp
terminal-area = En jeu
terminal-hand = Main
terminal-scout-at = { $n ->
    [0] case { $at }
   *[other] case { $at }, { n-tokens }
}
terminal-scout-ahead = jusqu’à Fort Clatsop
terminal-scout-home = un Campement ici gagne avec { n-tokens-of } au plus
terminal-load = { $n } sur { $m }
terminal-goods = { $goods }
terminal-goods-locked = bloqué : { $goods }
terminal-aboard = { $n } à bord
terminal-on-cards = { $n } sur des cartes
terminal-tiles-front = tuiles à ressources : { $n }
terminal-tiles-back = tuiles à compagnon : { $n }
terminal-face-down = face cachée : { $what }
terminal-camp-cost = { n-tokens } (main { $hand }, Bateaux { $boats }, compagnons { $crew }).
terminal-resolving = { $what } (activations restantes : { $n })
terminal-fx-collect = collecter { $what }
terminal-fx-count = { $what ->
    [badges] macarons ({ kind })
    [companions_on_boats] compagnons à bord
    [goods_on_boats] { $kind ->
        [wood] Bois
        [fur] Fourrures
        [food] Nourritures
        [equipment] Équipements
        [canoe] Pirogues
       *[horse] Chevaux
    } à bord
    [active_characters] vos Personnages actifs
   *[companions_on_board] compagnons sur le plateau
}
terminal-fx-drop = −{ n-tokens }
terminal-fx-hire = engager une carte
terminal-fx-copy = copier un Personnage actif
terminal-fx-pow-wow = compagnons au Pow-wow, puis à bord
terminal-fx-renew = nouveau Journal
terminal-fx-place = { $where ->
    [occupied] utiliser un lieu occupé
   *[any] utiliser un lieu au choix
}
terminal-fx-tile = { $side ->
    [front] tuile à ressources
   *[back] tuile à compagnon
}
terminal-fx-discard = défausser jusqu’à { n-cards-of }
terminal-counts-now = maintenant { $what }
terminal-now = { $option ->
    [0] Maintenant : { $what }.
   *[other] Option { $option }, maintenant : { $what }.
}
terminal-now-unpaid = { $option ->
    [0] Vous ne pouvez pas payer maintenant ; cela donnerait : { $what }.
   *[other] Option { $option }, impossible à payer maintenant ; elle donnerait : { $what }.
}
terminal-now-space = Éclaireur en { $at }
terminal-now-lost = cases perdues : { $n }
terminal-now-short = sans place : { $n }
terminal-group-play = Jouer un Personnage
terminal-group-village = Envoyer des compagnons au Village
terminal-group-recruit = Recruter (avant ou après l’Action)
terminal-group-part = N’utiliser qu’une partie, ou jeter par-dessus bord
terminal-strength = Force { $n }
terminal-ask-act = jouez un Personnage ou allez au Village ; vous pouvez aussi recruter et camper.
terminal-ask-after = campez, recrutez ou finissez votre tour.
terminal-ask-support = d’où vient la Force du Personnage ?
terminal-ask-activate = que faites-vous de cette activation ?
terminal-ask-pay = avec quelles ressources payez-vous ?
terminal-ask-amount = combien en prenez-vous ?
terminal-ask-jettison = que jetez-vous par-dessus bord ?
terminal-ask-choose = quelles ressources prenez-vous ?
terminal-ask-steps = de combien de cases avancez-vous ?
terminal-ask-board = combien de compagnons embarquent ?
terminal-ask-discard = quelle carte défaussez-vous pour de bon ?
terminal-ask-hire = qui engagez-vous ?
terminal-ask-copy = quel Personnage actif copiez-vous ?
terminal-ask-place = quel lieu utilisez-vous ?
terminal-ask-discount = défaussez-vous une carte pour économiser de l’Équipement ?
terminal-ask-time = combien de jetons Temps défaussez-vous ?
terminal-ask-pawn = embarquez-vous aussi le compagnon de la tuile ?
terminal-primer-race = C’est une course : le premier à camper au-delà du drapeau de Fort Clatsop, avec assez peu de jetons Temps, gagne.
terminal-primer-play = À votre tour, jouez un Personnage avec une Force de 1 à 3, que lui donnent une autre carte face cachée, des compagnons, ou les deux. Avec une Force de 3, il agit trois fois.
terminal-primer-goods = Une Collecte rapporte une ressource par macaron de ce type chez vous et chez vos voisins ; les ressources paient Pirogues, Chevaux et mouvements.
terminal-primer-companions = Ou envoyez des compagnons au Village. Ils y restent jusqu’à ce qu’un Interprète les réunisse au Pow-wow et en embarque certains.
terminal-primer-camp = Un Campement vous rend vos cartes, mais coûte des jetons Temps pour les cartes en main, les ressources et les compagnons à bord. Un mouvement défausse d’abord ces jetons, puis fait avancer l’Éclaireur.
terminal-primer-home = Un mouvement de Rivière n’entre que sur une case Rivière, un mouvement de Montagne que sur une case Montagne ; les cases mixtes acceptent les deux. Les cases occupées sont sautées.
terminal-solo-hint = 0 : en solitaire contre Mackenzie
terminal-head-start = Avance de Mackenzie, de { $low } à { $high } (Entrée : { $offered }) :

terminal-help-home = dire la distance jusqu’à Fort Clatsop et les tours au mieux

# ---- end: The board in the terminal ----

## Data files

# Where a fact comes from, by the code in the file
source-RB2 = livret de règles de la deuxième édition
source-T1 = transcription publique de la première édition, toutes les cartes
source-T2 = seconde transcription publique de la première édition, indépendante de l’autre ; 29 cartes et les Personnages de départ
source-PH = photographie du plateau de la première édition
source-REC = notre reconstitution, sans source

# ---- end: Data files ----
