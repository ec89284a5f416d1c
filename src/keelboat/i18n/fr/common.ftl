# What both games and the terminal share. One file per language, the same keys in each.
# How numbers, names and places reach a sentence: docs of keelboat.i18n.

## Counts: any sentence may pick one. -of stands after a preposition, -acc after a verb.

n-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
n-dice-of = { n-dice }
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-cards-of = { n-cards }
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-points-of = { n-points }
n-tepees = { $n ->
    [one] { $n } tipi
   *[other] { $n } tipis
}
n-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
n-turns-of = { n-turns }
n-times = { $n } fois
n-tokens = { $n ->
    [one] { $n } jeton Temps
   *[other] { $n } jetons Temps
}
n-tokens-of = { n-tokens }
n-companions = { $n ->
    [one] { $n } compagnon
   *[other] { $n } compagnons
}
n-companions-acc = { n-companions }
n-companions-of = { n-companions }
n-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
n-spaces-of = { n-spaces }
n-badges = { $n ->
    [one] { $n } macaron
   *[other] { $n } macarons
}

## Lists, joined step by step

list-comma = { $before }, { $next }
list-and = { $before } et { $next }
list-or = { $before } ou { $next }
# What a list without members says.
nothing = rien

## Players and colours

player = Joueur { $n }
colour = { $colour ->
    [blue] bleu
    [orange] orange
    [yellow] jaune
    [green] vert
    [purple] violet
   *[gray] gris
}

## The log and buttons of any game

start-player = { $seat } commence.
label-first = { $seat } commence
label-end-turn = Finir le tour

## Reasons that any game may give

why-over = La partie est terminée.
why-chance = C’est le hasard qui en décide, pas les joueurs.
why-chance-to-move = Le hasard d’abord : il reste un tirage ou un lancer à faire.
why-not-yours = C’est à { $seat } de jouer.
why-not-now = Il y a d’abord un autre choix à faire.
why-ascending = Choisissez dans l’ordre de la liste ; vous avez déjà dépassé ce choix.

## What is wrong in a data file

data-not-object = Un objet entre accolades est attendu ici.
data-not-list = Une liste entre crochets est attendue ici.
data-missing = Il manque : { $name }.
data-unknown = Inconnu : { $name }.
data-number = Un nombre entier de { $low } à { $high } est attendu ; trouvé : { $found }.
data-word = L’un de ces mots est attendu : { $words } ; trouvé : { $found }.
data-fact = Selon le livret de règles : { $wanted } ; trouvé : { $found }.
data-twice = Cette ligne figure deux fois.
data-code = Un code en majuscules et chiffres est attendu, chaque code une seule fois ; trouvé : { $found }.
data-space = Chaque case appartient à un seul tronçon ; tronçons avec la case { $space } : { $found }.
data-either = Un seul de ces mots peut figurer ici : { $words }.
data-alone = { $word } doit être le seul effet de son option.
data-needs-cost = Avec { $word }, le coût ne peut pas être vide.
data-one-choice = Avec { $word }, le coût ne peut laisser qu’une ressource au choix.

### Terminal

## The questions before a game

terminal-welcome = Bienvenue dans Keelboat : des jeux de société sur le voyage de Lewis et Clark.
terminal-which-language = Quelle langue ?
terminal-which-game = Quel jeu ?
terminal-your-name = Votre nom (Entrée : { $offered }) :
terminal-how-many-rivals = Combien d’adversaires, de { $low } à { $high } (Entrée : { $offered }) :
terminal-which-bots = Comment doivent-ils jouer ?
terminal-bot-guided = guided : ils cherchent à prendre l’avantage
terminal-bot-random = random : ils jouent au hasard
terminal-enter-takes = Numéro (Entrée : { $number }) :

## A game in the terminal

terminal-hello = Tapez le numéro d’un choix. « ? 3 » explique le choix 3, « help » les commandes.
terminal-legend = Symboles : { $what }
terminal-is-bot = bot : { $what }
terminal-is-first = Premier joueur
terminal-has-turn = c’est son tour
terminal-is-finished = a terminé
terminal-none = aucune
terminal-empty = vide
terminal-label = { $what } :
terminal-ask-only = il ne reste qu’un choix ; appuyez sur Entrée pour le jouer.
terminal-ask-several = Tapez tous les numéros en une fois, par exemple « 1 3 » : après un seul, certains des autres ne sont plus proposés.
terminal-or = ou
terminal-more-news = Lignes précédentes : { $n } (« log » les montre)
terminal-log-cut = Lignes précédentes : { $n } (« log all » les montre)
terminal-folded = choix { $low }–{ $high } : tapez { $letter } pour les voir
terminal-type-something = Tapez le numéro d’un choix, ou « help ».
terminal-no-number = Tapez un numéro de 1 à { $n }, ou « help ».
terminal-not-understood = « { $typed } » n’est ni un choix ni une commande ; « help » en donne la liste.
terminal-not-legal = { $reason } (règle { $rule })
terminal-legal = « { $action } » est permis maintenant.
terminal-why-what = Tapez « why » et une action, par exemple « why { $action } ».
terminal-no-undo = Rien à annuler : un lancer, une carte piochée ou un tour fini ne s’annule pas.
terminal-no-redo = Rien à rétablir.
terminal-undone = Annulé.
terminal-question-rules = Règles de ce choix : { $rules }.
terminal-how-to-answer = Tapez un numéro ; « ? » suivi d’un numéro explique ce choix.
terminal-typed = À taper : « { $action } ». Règles : { $rules }.
terminal-save-where = Tapez « save » et un nom de fichier, par exemple « save partie.txt ».
terminal-saved = Enregistré : { $file }
terminal-not-saved = Non enregistré : { $file } ({ $reason })
terminal-save-before-leaving = Enregistrer la partie ? Nom du fichier, ou Entrée pour quitter sans le faire :
terminal-save-at-end = Enregistrer cette partie ? Nom du fichier, ou Entrée pour ne pas le faire :
terminal-goodbye = À la prochaine.
terminal-input-ended = Fin de la saisie ; la partie s’arrête ici.
terminal-final = Score final
terminal-total = Total
terminal-place = Rang
terminal-winners = { $n ->
    [0] Personne ne gagne.
    [1] { $who } remporte la partie.
   *[other] { $who } se partagent la victoire.
}

## Help

terminal-help-choose = jouer le choix 3 ; le texte d’une action convient aussi
terminal-help-explain = expliquer le choix 3 : sa règle, ses effets, ses probabilités
terminal-help-why = dire quelle règle interdit une action : « why { $action } »
terminal-help-undo = annuler votre dernier choix, ou le rétablir
terminal-help-board = revoir toute la table
terminal-help-log = relire ce qui s’est passé
terminal-help-score = voir vos points jusqu’ici
terminal-help-save = enregistrer ; « { $command } play --resume FILE » reprend la partie
terminal-help-quit = quitter la partie

## Commands and their errors

terminal-cannot-read = Impossible de lire { $file } : { $reason }
terminal-record-wrong = { $file }, ligne { $line } : { $reason }
terminal-data-wrong = { $file } : { $first } Problèmes : { $n } ; « { $command } data check { $file } » les énumère.
terminal-data-problems = Problèmes dans { $file } : { $n }
terminal-data-right = { $file } est correct : { $game }, données { $data }.
terminal-data-no-game = { $file } ne dit pas à quel jeu il se rapporte ; indiquez-le avec --game ({ $games }).
terminal-seat-count = Nombre de joueurs pour { $game } : { $counts }, pas { $n }.
terminal-resume-alone = --resume reprend une partie enregistrée : le fichier indique le jeu et ses options.
terminal-resume-seats = Places dans { $file } : { $n } ; indiquées par --seats : { $m }.
terminal-seal-dropped = À partir d’ici, les dés viennent d’une nouvelle graine : cette partie pourra être relue, mais ses dés ne pourront plus être vérifiés.
terminal-option-form = --option s’écrit nom=valeur, pas « { $found } ».
terminal-too-many-names = Noms : { $n } ; places : { $m }.
terminal-bot-count = Bots : { $n } ; places : { $m }. Nommez un bot par place, ou un seul pour toutes.
terminal-at-range = --at doit être ici un nombre de 0 à { $n }, pas { $at }.
terminal-replayed = Coups vérifiés et permis : { $n } sur { $m } (données { $data }).
terminal-verified = Tirages vérifiés : { $n } ; chacun découle de la graine scellée.
terminal-verified-proves = Cela prouve qu’aucun dé ni aucune carte n’a changé depuis que la graine a été scellée.
terminal-verified-skipped = Numéros de tirage sautés : { $n } (le premier à la ligne { $line }). Sauf si vous avez accepté d’annuler des coups, l’hôte a pu choisir les tirages qui l’arrangeaient.
terminal-verified-not = Cela ne prouve pas que l’hôte, qui connaissait la graine, n’ait pas regardé les tirages à l’avance.
terminal-sim-games = { $game }, joueurs : { $m }, parties : { $n }, graine : { $seed }
terminal-sim-seat = Place
terminal-sim-bot = Bot
terminal-sim-score = Score moyen
terminal-sim-wins = Victoires
terminal-sim-length = Tours par joueur, en moyenne : { $turns }. Parties arrêtées avant leur terme : { $n }.
terminal-sim-speed = Actions par seconde : { $applied } ; choix par seconde : { $decisions } ({ $form }).
terminal-compiled = compilé
terminal-plain = Python pur
terminal-facts = Dans le fichier, avec la source de chaque donnée :
terminal-fact-source = { $source ->
    [rulebook] { $value } (livret de règles)
    [reconstructed] { $value } (reconstitué)
   *[other] { $value } ({ $source })
}
