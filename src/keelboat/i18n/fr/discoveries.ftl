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
    [walk] Marcher
    [ride] Chevaucher
    [negotiate] Pactiser
   *[journal] Écrire
}
from-face = { $from ->
    [walk] Marcher
    [ride] Chevaucher
    [negotiate] Pactiser
   *[journal] Écrire
}
to-face = { $to ->
    [walk] Marcher
    [ride] Chevaucher
    [negotiate] Pactiser
   *[journal] Écrire
}
attitude = { $attitude ->
    [friendly] Amicale
   *[wary] Méfiante
}
terrain = { $terrain ->
    [R] Rivière
   *[M] Montagne
}
species = { $species ->
    [plant] Plante
    [mammal] Mammifère
    [bird] Oiseau
   *[fish] Poisson
}

# A card's action is [card], one of its further slots [slot].
place = { $place ->
    [friendly] Tribu amicale
    [wary] Tribu méfiante
    [change] Tourner les dés
    [plans] Changer de route
    [horse-ride] Expédition à cheval
    [hike] Expédition à pied
    [mountain] Expédition en montagne
    [bank-left] Rive gauche
    [bank-right] Rive droite
    [slot] { $place-name } (emplacement { $place-slot })
   *[card] { $place-name }
}
place-quoted = { place }
from-place = { $place ->
    [bank-left] sur la Rive gauche
    [bank-right] sur la Rive droite
   *[other] sur { place-quoted }
}
to-place = { $place ->
    [bank-left] sur la Rive gauche
    [bank-right] sur la Rive droite
   *[other] sur { place-quoted }
}
at-place = { $place ->
    [bank-left] sur la Rive gauche
    [bank-right] sur la Rive droite
   *[other] sur { place-quoted }
}

## Dice, steps and terrains counted

# How many dice show a face, in the list of a roll.
n-face = { $n } { face }
n-same-dice = { $n ->
    [1] { $n } dé au choix
   *[other] { $n } dés de même face
}
n-face-dice = { $face ->
    [same] { n-same-dice }
   *[other] { n-dice } { face }
}
colour-die = dé { colour }
a-colour-die = un dé { colour }
n-colour-dice = { $colour ->
    [orange] { n-dice } orange
    [gray] { n-dice } gris
   *[other] { $n ->
        [one] { $n } dé { colour }
       *[other] { $n } dés { colour }s
    }
}
n-colour-dice-of = { n-colour-dice }
n-steps = { $n ->
    [one] { $n } mouvement
   *[other] { $n } mouvements
}
n-steps-of = { n-steps }
# After “at most”.
n-terrain = { $terrain ->
    [R] { $n ->
        [one] { $n } Rivière
       *[other] { $n } Rivières
    }
   *[M] { $n ->
        [one] { $n } Montagne
       *[other] { $n } Montagnes
    }
}
legs-then = { $leg }, puis { $next }
needs-on = { n-face-dice } sur { place-quoted }

## The log: set-up

card-removed = La carte { $card } est retirée du jeu.
deck-top = Dessus de la pioche : carte { $card }.
redrawn = Aucune carte d’exploration parmi les trois cartes Tribu : elles retournent dans la pioche et le tirage recommence.
meeting-new = Nouvelle carte dans la zone Rencontres : { $card-name }.
recon-new = Nouvelle carte dans la zone Territoires : { $card }.
zone-chosen = { $seat } choisit la carte { $card } comme prochain objectif.
rolled = { $seat } lance { n-colour-dice } : { $faces }.

## The log: playing dice

placed = { $seat } place { n-face-dice } sur { place-quoted }.
discarded = Défausse { to-place } : { n-dice }.
die-turned = { $seat } joue { a-colour-die } ({ from-face }) comme { to-face }, grâce à { $card-name }.
die-changed = { $seat } tourne { a-colour-die } : { from-face } devient { to-face }.
die-left = { $seat } laisse { a-colour-die } sur { face }.
plans-changed = { $seat } change de route : la carte { $new } remplace la carte { $old }.
turn-ended = { $seat } finit son tour.

## The log: tribes and grey dice

tribe-taken = { $seat } prend { $card-name }, tribu { attitude }.
reserved = { $seat } réserve la carte { $card } sur Minnetaree.
gray-gained = { $seat } reçoit un dé gris du stock et obtient { face }.
gray-given = Le stock est vide : { $other } donne un dé gris à { $seat }.
gray-off-slot = { $seat } prend pour cela le dé posé sur { place-quoted } : l’emplacement est de nouveau vide.
gray-none = Le stock est vide, et personne ne doit donner de dé gris à { $seat }.

## The log: exploring

triggered = { $seat } déclenche { $places }.
explored = { $seat } explore la carte { $card } : { n-points }.
explored-two = { $seat } explore d’une traite les cartes { $first } et { $second } et gagne un tour supplémentaire.
rolled-back = De retour dans la Réserve après le lancer : { n-colour-dice } ({ $faces }).
bonus-turn = { $seat } joue un tour supplémentaire.
bonus-declined = { $seat } renonce au tour supplémentaire.

## The log: rest and end

rest-bank = { $seat } se repose et prend { n-dice } { from-place }.
rest-own = { $seat } se repose et rappelle { n-dice } de sa couleur.
recalled-from = { $seat } rappelle un dé posé chez { $other }.
recalled-off-slot = { $seat } rappelle un dé posé chez { $other }, sur { place-quoted }.
finished = { $seat } ne trouve plus de carte à explorer : un dernier tour pour tous les autres.
game-over = La partie est terminée.
stalled = { n-turns } sans exploration : la partie s’arrête ici.

## Reasons: dice and faces

why-other-face = Ce tour-ci, vous jouez { face } ; les autres faces attendent.
why-locked = Ce dé est bloqué jusqu’à la fin de votre tour.
why-used = Vous avez déjà utilisé { place-quoted } ce tour-ci.
why-wrong-face = { place-quoted } demande { n-face-dice }.
why-dice-short = { place-quoted } demande { n-face-dice } ; { $have ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $have }
}.
why-in-one-go = Cet emplacement se paie en une fois : { n-face-dice } ; { $have ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $have }
}.
why-slot-full = Un dé occupe déjà cet emplacement.
why-no-slot = Cet emplacement n’existe pas. Emplacements sur { place-quoted } : { $n }.
why-no-such-die = Aucun dé { colour } { face } dans votre Réserve.
why-no-locked-die = Aucun dé { colour } { face } bloqué dans votre Réserve.
why-one-face = Tous les dés se tournent sur la même face : { face }.
why-nothing-to-change = Pour tourner des dés, il vous faut au moins un autre dé dans votre Réserve.
why-at-least-one = Choisissez au moins un dé.
why-nothing-played = Jouez au moins un dé ou reposez-vous.

## Reasons: cards

why-not-owned = { $card-name } n’est pas dans votre zone d’Action.
why-card-used = { $card-name } a déjà servi ce tour-ci.
why-already-shows = Ce dé montre déjà { face }.
why-card-face = { $card-name } ne tourne un dé que sur { face }.
why-card-takes = { $card-name } ne sert qu’avec un dé { face }.
why-face-not-set = Au moins un autre dé doit être joué comme { face }.
why-not-with-flathead = { $card-name } ne peut pas tourner de dé pendant un tour Flathead : chaque face n’y est jouée qu’une fois.
why-flathead-over = Un tour Flathead, c’est deux dés de faces différentes (trois avec les deux cartes), pas un de plus.
why-flathead-late = Avec Flathead, la deuxième face doit venir juste après le premier dé ; vous avez déjà joué { n-dice }.
why-flathead-one = Un tour Flathead, c’est un seul dé par face ; ici, il faut { n-dice }.
why-no-tribe = Aucune tribu { attitude } dans la zone Rencontres.
why-not-in-meeting = { $card-name } n’est pas dans la zone Rencontres.
why-attitude = { $card-name } est une tribu { attitude } : il faut l’autre action.
why-not-in-recon = La carte { $card } n’est pas dans la zone Territoires.
why-recon-empty = La zone Territoires est vide : rien à échanger.
why-held-card = La carte { $card } reste sur Minnetaree jusqu’à son exploration.
why-donor-self = Vous ne pouvez pas vous donner un dé gris à vous-même.
why-donor-fewer = D’autres ont plus de dés gris. Chez { $seat } : { $n }.
why-no-gray-there = Aucun de vos dés gris ne s’y trouve.
why-no-such-seat = Cette place n’existe pas. Joueurs : { $n }.

## Reasons: exploring and resting

why-none-prepared = Aucune de vos actions n’est prête pour un dé Écrire.
why-not-prepared = Le dé Écrire vient en dernier : il reste un emplacement vide sur { place-quoted }.
why-no-journal-die = Vous n’avez pas de dé Écrire pour déclencher une action.
why-journal-dice-short = Dés Écrire nécessaires : { $n } ; { $have ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $have }
}.
why-not-first-card = Un parcours commence par votre carte en cours ou une carte réservée, pas par la carte { $card }.
why-explored = Vous avez déjà exploré ce tour-ci.
why-no-crossing = Vos actions prêtes ne traversent pas la carte { $card }.
why-no-crossing-with = { place-quoted } n’aide pas à traverser la carte { $card }.
why-not-enough = Ces actions ne traversent pas encore la carte { $card }.
why-no-second = Vos actions traversent la carte { $first }, mais ne continuent pas sur la carte { $second }.
why-no-bonus = Vous n’avez pas de tour supplémentaire à refuser.
why-already-acting = Un Repos prend tout le tour ; vous avez déjà joué des dés.
why-bank-empty = Il n’y a aucun dé { at-place }.
why-no-own-die = Aucun dé de votre couleur ne s’y trouve.

## Buttons

label-friendly = Prendre une tribu Amicale : { n-face-dice }
label-wary = Prendre une tribu Méfiante : { n-face-dice }
label-change = Tourner les dés : { n-face-dice }
label-plans = Changer de route : { n-face-dice }
label-slot = Placer { n-face-dice } sur { place-quoted }
label-die = Payer avec { a-colour-die } ({ face })
label-die-via = Payer avec { a-colour-die } : { from-face } comme { to-face } ({ $card-name })
label-die-stays = Laisser { a-colour-die } sur l’emplacement ({ face })
label-die-stays-via = Laisser { a-colour-die } sur l’emplacement : { from-face } comme { to-face } ({ $card-name })
label-take = Prendre { $card-name }
label-pick-zone = Choisir la carte { $card } comme prochain objectif : { n-points }
label-pick-reserve = Réserver la carte { $card } sur Minnetaree : { n-points }
label-pick-swap = Échanger contre la carte { $card } : { n-points }
label-pick-second = Explorer { $first } et { $card } : { n-points } de plus et un tour supplémentaire
label-alone = Explorer seulement { $card }
label-turn = Tourner { a-colour-die } : { from-face } devient { to-face }
label-turn-locked = Tourner { a-colour-die } (bloqué) : { from-face } devient { to-face }
label-turn-same = Laisser { a-colour-die } sur { face }, bloqué ce tour-ci
label-rest-bank = Repos : prendre { n-dice } { from-place }
label-rest-all = Repos : rappeler tous les dés de votre couleur ({ $n })
label-rest-some = Repos : rappeler certains dés de votre couleur
label-recall-bank = Rappeler un dé posé { from-place }
label-recall-stock = Rappeler un dé posé chez { $seat } ({ face })
label-recall-slot = Rappeler un dé posé chez { $seat }, sur { place-quoted }
label-explore = Explorer { $card } : { n-points }
label-trigger = Déclencher { place-quoted }
label-go = En route : explorer { $card }
label-go-two = En route : explorer { $first } et { $second }
label-donor = Demander un dé gris à { $seat }
label-give-stock = Donner un dé gris de votre Réserve ({ face })
label-give-slot = Donner le dé gris posé sur { place-quoted }
label-decline-bonus = Renoncer au tour supplémentaire
label-stop = Pas d’autre dé
label-roll = { n-colour-dice } : { $faces }
label-remove = Retirer la carte { $card }
label-reveal = Révéler la carte { $card }

## Forecasts

forecast-crosses = Traverse la carte { $card } : { n-points }.
forecast-crosses-two = Traverse la carte { $first } et peut continuer sur la carte { $second } : tour supplémentaire.
forecast-back = Retour en Réserve avec relance : { n-dice }.
forecast-at-least = { n-face-dice } ou plus : { $percent }.
forecast-mean = En moyenne : { $faces }.
forecast-die-goes = Ce dé ira { to-place }.
forecast-one-stays = Un dé reste ici, { $n ->
    [1] l’autre va
   *[other] les { $n } autres vont
} { to-place }.
forecast-ready = L’Action { place-quoted } sera alors prête pour un dé Écrire.
forecast-missing = Pour la carte { $card }, il manque encore : { $missing }.
forecast-owed = { $seat } peut rappeler { n-dice } que vous contrôlez.
forecast-away = Dés de votre couleur chez { $seat } : { $n }.
forecast-rest = Un Repos { at-place } rapporte { n-dice }.
forecast-no-gray = Vous ne recevez pas de dé gris : personne n’en a autant que vous.

## What a Tribe card does

effect-needs = Demande { $needs }, puis un dé Écrire.
effect-explore = Traverse au plus { $runs }.
effect-swap_terrain = Pendant un parcours, une seule Rivière peut compter comme Montagne, ou une seule Montagne comme Rivière.
effect-extend = { $terrain ->
    [R] Une autre action déclenchée qui traverse des Rivières gagne { n-steps }.
   *[M] Une autre action déclenchée qui traverse des Montagnes gagne { n-steps }.
}
effect-reserve_discovery = En prenant cette carte, posez ici une carte de la zone Territoires ; vous pourrez l’explorer à la place de votre carte en cours.
effect-any_die_as = Une fois par tour, vous pouvez jouer un dé de n’importe quelle face comme { face }.
effect-face_as_chosen = Une fois par tour, vous pouvez jouer un dé { face } comme s’il montrait la face jouée ce tour-ci.
effect-mixed_faces = À votre tour, vous pouvez jouer deux dés de faces différentes au lieu de dés d’une même face.
effect-hide_gray_die = Un de vos dés gris ne compte pas quand quelqu’un doit en donner un.
effect-ignore_attitude = Avec les actions Tribu amicale et Tribu méfiante, vous pouvez prendre n’importe quelle tribu.
effect-change_to_any_faces = Quand vous tournez des dés, chacun peut prendre une face différente.
effect-change_one_more = Quand vous tournez des dés, vous pouvez en tourner un de plus.

## The score pad

score-map = Cartographie
score-species = Espèces
score-tepees = Tipis

## What is wrong in a data file

data-run = De 1 à 9 mouvements R (Rivière) ou M (Montagne) sont attendus ; trouvé : { $found }.
data-family = Une carte portant ce numéro traverse { $wanted } (R = Rivière, M = Montagne, + = ou) ; trouvé : { $found }.
data-no-path = Il faut au moins un chemin.

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
discoveries-card-27 = Cœur d’Alène
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

terminal-camp = Camp
terminal-meeting = Zone Rencontres
terminal-recon = Zone Territoires
terminal-no-cards = aucune carte
terminal-deck = Pioche : { n-cards }.
terminal-deck-top = Sur le dessus :
terminal-supply = Stock de dés gris : { $n }
terminal-zone = En cours
terminal-held = Réservée
terminal-stock = Réserve
terminal-actions = Actions
terminal-tribes = Cartes Tribu
terminal-journal = Journal
terminal-ready = prête
terminal-locked = { $n ->
    [one] { $n } bloqué
   *[other] { $n } bloqués
}
terminal-alike = { $n } identiques
terminal-tepee = tipi
terminal-tepees = Tipis : { $n }.
terminal-tie-break = Dés contrôlés
terminal-turn-to = Tourner sur { $what }
terminal-die-stays = Le dé reste ici jusqu’au déclenchement de l’action.
terminal-rest-some = Vous choisissez de 1 à { $most } de vos dés, où qu’ils soient. Si vous en prenez { $most } :
terminal-would-cross = Vos actions traversent alors la carte { $card } ; dés Écrire nécessaires : { $n }.
terminal-way = Avec { $places }. { $back }
terminal-more-ways = Autres possibilités : { $n }.
terminal-ready-to-cross = Vos actions prêtes traversent la carte { $card }.
terminal-no-way = Vos actions ne traversent pas la carte { $card }, même toutes prêtes.
terminal-side-tribe = Face Tribu : { $marks }
terminal-side-discovery = Face Découvertes
terminal-ask-pick-first = choisissez votre première carte à explorer.
terminal-ask-turn = jouez des dés d’une même face, ou reposez-vous.
terminal-ask-more = jouez d’autres dés de cette face, ou finissez votre tour.
terminal-ask-die = avec quel dé payez-vous ?
terminal-ask-take = quelle tribu prenez-vous ?
terminal-ask-reserve = quelle carte réservez-vous sur Minnetaree ?
terminal-ask-donor = qui vous donne un dé gris ?
terminal-ask-give = quel dé gris donnez-vous ?
terminal-ask-change = quel dé tournez-vous ?
terminal-ask-swap = contre quelle carte échangez-vous la vôtre ?
terminal-ask-recall = quel dé rappelez-vous ?
terminal-ask-second = continuez-vous sur une deuxième carte ?
terminal-ask-trigger = quelle action déclenchez-vous avec un dé Écrire ?
terminal-ask-new-zone = choisissez votre prochaine carte à explorer.
terminal-primer-goal = Votre but : marquer des points grâce aux cartes explorées, aux séries d’espèces qu’elles forment et aux tipis.
terminal-primer-turn = À votre tour, jouez des dés d’une même face, ou reposez-vous : des dés reviennent dans votre Réserve et sont lancés.
terminal-primer-explore = Remplissez les emplacements d’une action ({ $slot } demande 2 dés Marcher). Un dé Écrire la déclenche ensuite, et ses mouvements traversent votre carte en cours de gauche à droite, par exemple { $path }.
terminal-primer-tribes = Les dés Pactiser permettent de prendre des cartes Tribu : chacune apporte une nouvelle action ou un effet, et un dé gris.
terminal-primer-end = Quand quelqu’un n’a plus de nouvelle carte à explorer, tous les autres jouent un dernier tour et la partie s’achève.
terminal-does-friendly = Vous prenez une tribu Amicale de la zone Rencontres, puis un dé gris.
terminal-does-wary = Vous prenez une tribu Méfiante de la zone Rencontres, puis un dé gris.
terminal-does-change = Vous tournez un ou deux dés de votre Réserve sur la face de votre choix ; ils sont bloqués jusqu’à la fin de votre tour.
terminal-does-plans = Vous échangez votre carte en cours contre une carte de la zone Territoires.
