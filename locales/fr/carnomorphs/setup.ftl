### La mise en place du plateau, étape par étape ; chaque étape dit ce qu’il faut faire à cette table.

stage-setup = Mise en place
# $count (number) joueurs
setup-share = Joueurs : { $count }. Partager les étapes : qui en fait une la coche. Les numéros sont ceux du livret.
# $done (number) étapes cochées, $steps (number) sur combien
setup-progress = étapes faites : { $done } sur { $steps }
# $number (number) de l’étape dans le livret, $title (text) son nom, $how (text) quoi faire
setup-step = Étape { $number } : { $title }. { $how }
# $number (number) d’une étape faite, $title (text) son nom
setup-step-done = Étape { $number } : { $title }
# $player (text) qui commence
setup-begin = Tout est prêt : { $player } commence
# $title (text) l’étape suivante, cochée d’un toucher
setup-next = Fait : { $title }
# $group (text) le titre d’un groupe dont toutes les étapes sont faites
setup-group-done = { $group } : fait
# $title (text) le titre de l’étape
setup-step-how = { $title } : que faire
# $count (number) étapes non cochées ; n’est dit que s’il y en a
setup-left =
    { $count ->
        [0] tout est coché
        [one] { $count } étape non cochée
        [many] { $count } étapes non cochées
       *[other] { $count } étapes non cochées
    }
setup-group-board = Le vaisseau
setup-group-carnomorphs = Carnomorphes
setup-group-stocks = Pioches et marqueurs
setup-group-crew = L’équipage
setup-rooms-2 = Salles « 2 »
setup-rooms-2-how = Poser le plateau côté de base (flèche rouge dans le coin). Mélanger les tuiles « 2 », en poser une face cachée sur chaque case « 2 » ; le reste retourne dans la boîte sans être regardé.
setup-rooms-1 = Salles « 1 »
setup-rooms-1-how = De même avec les tuiles « 1 » sur les cases « 1 ».
setup-exploration = Jetons Exploration
setup-exploration-how = Les mélanger et en poser un face cachée sur chaque salle ; le reste retourne dans la boîte sans être regardé.
setup-coordinates = Coordonnées
setup-coordinates-how = Une carte au hasard, face cachée, sur sa case à côté du Cockpit ; le reste retourne dans la boîte.
setup-destination = Destination
setup-destination-how = Un marqueur Statut sur la case B de la piste de destination.
setup-pods = Capsules de survie
# $count (number) capsules, $sectors (text) combien dans chaque secteur
setup-pods-how = Tirer { $count } capsules au hasard. En partant du plus petit numéro, les poser tour à tour dans les secteurs A et B : { $sectors }. Toutes verrouillées.
# $a (number) capsules dans le secteur A, $b (number) dans le secteur B
setup-pods-sectors = { $a } en A, { $b } en B
setup-engines = Moteurs
setup-engines-how = Pour chaque numéro 1, 2 et 3 : mélanger ses deux jetons et les empiler face cachée dans la salle de ce moteur. Personne ne regarde ; c’est celui du dessus qui compte.
setup-carnomorph-board = Plateau Carnomorphes
# $eggs (number) œufs sur le plateau
setup-carnomorph-board-how = { $eggs } œufs, et 3 cartes Adaptation au hasard, face cachée. Dessus : un Errant, une Bête de chair et le Boucher.
setup-bag = { term-bag }
# $blank, $blue, $red (number) jetons, $total (number) en tout
setup-bag-how = Dans le sac : jetons vierges { $blank }, Métavores bleus { $blue }, Métavores rouges { $red }. Jetons en tout : { $total }.
setup-decks = Pioches
setup-decks-how = Mélanger et poser face cachée : Objets des trois couleurs, Événements et Attaques des Carnomorphes, Contamination, Mutations, Blessures graves. Objets fabriqués près des Objets, Scanner près de la Contamination.
setup-markers = Jetons et dés
setup-markers-how = Feu, Dysfonctionnement, Bruit, munitions et blessures, marqueurs Statut, portes, cadavres rouges, deux dés de chaque sorte, le jeton premier joueur.
setup-time = Piste de temps
setup-time-how = Un marqueur Statut sur la case verte.
setup-help-cards = Cartes Aide
# $who (text) alone ou several, $players (number) joueurs, $dealt (text) qui a quelle carte
setup-help-cards-how =
    { $who ->
        [alone] La carte 1 est en jeu. { $dealt }.
       *[other] Les cartes 1 à { $players } sont en jeu ; leurs numéros fixent l’ordre de choix des personnages et comptent pour certains objectifs. { $dealt }.
    }
# $player (text) nom, $number (number) de la carte
setup-help-card = { $player } : { $number }
setup-cards-dealt = On les a distribuées
# $player (text) le nom, $number (number) sur la carte
setup-card-of = { $player } : carte Aide { $number }
setup-backpacks = Porte-cartes
setup-backpacks-how = Chacun prend le porte-cartes au numéro de sa carte Aide, puis échange cette carte contre celle des Carnomorphes.
setup-objectives = Objectifs
# $which (text) all quand toutes restent, ou some; $players (number) joueurs, $each (number) cartes pour chacun
setup-objectives-how =
    { $which ->
        [all] Toutes les cartes restent. Mélanger les deux pioches et distribuer à chacun { $each } objectifs secrets : un de corporation, un personnel. Le reste retourne dans la boîte.
       *[other] Retirer des deux pioches les cartes au numéro supérieur à { $players }. Mélanger, puis distribuer à chacun { $each } objectifs secrets : un de corporation, un personnel. Le reste retourne dans la boîte.
    }
# $who (text) alone ou several ; $count (number) cartes à tirer
setup-objectives-shared-how =
    { $who ->
        [alone] Mélanger les objectifs solo/coop et en tirer { $count } ; un seul reste après la première rencontre. Objets de chaque salle : la moitié, arrondie au-dessus.
       *[other] Mélanger les objectifs solo/coop et en tirer un par joueur, { $count } en tout. Ils sont ouverts pour tout le monde.
    }
setup-characters = Personnages
# $who (text) alone ou several, $first (text) qui choisit d’abord, $order (text) tous les noms dans l’ordre
setup-characters-how =
    { $who ->
        [alone] { $first } révèle deux cartes au hasard et garde un personnage.
       *[other] { $order } : dans cet ordre, révéler deux cartes au hasard, garder un personnage et remélanger l’autre.
    }
# $number (number) de la carte Aide de jeu, $player (text) nom, $character (text) personnage
setup-character = { $number }. { $player } : { $character }. Noter le personnage
setup-character-open = qui ?
# $player (text) nom, $character (text) le personnage
setup-character-kept = { $player } garde { $character }
character-captain = Capitaine
character-pilot = Pilote
character-mechanic = Mécanicien
character-scientist = Scientifique
character-scout = Éclaireuse
character-soldier = Soldat
setup-boards = Plateaux de personnage
setup-boards-how = Chacun prend son plateau, sa figurine avec son socle dans l’Hibernatorium, ses cartes Action mélangées, son arme de départ avec ses munitions imprimées, et 2 objets personnels, inactifs, posés à l’horizontale.
setup-first-player = Premier joueur
# $player (text) nom
setup-first-player-how = Jeton premier joueur : { $player }.
setup-blue-corpse = Cadavre bleu
setup-blue-corpse-how = Le jeton bleu va dans l’Hibernatorium : c’est un cadavre de personnage comme les autres.
setup-draw = Tirer au sort

## Labels of the journal

# $characters (text) les noms des personnages révélés
label-draw-characters = { $player } révèle { $characters }
label-setup-step =
    { $step ->
        [rooms-2] salles « 2 »
        [rooms-1] salles « 1 »
        [exploration] jetons Exploration
        [coordinates] carte Coordonnées
        [destination] piste de destination
        [pods] capsules de survie
        [engines] moteurs
        [carnomorph-board] plateau Carnomorphes
        [bag] sac d’intrus
        [decks] pioches
        [markers] jetons et dés
        [time] piste de temps
        [help-cards] cartes Aide
        [backpacks] porte-cartes
        [objectives] objectifs
        [characters] personnages
        [boards] plateaux de personnage
        [first-player] premier joueur
       *[blue-corpse] cadavre bleu
    }
label-start-game = Début de partie, joueurs : { $count }
label-tick-step =
    { $set ->
        [yes] Fait : { label-setup-step }
       *[no] À refaire : { label-setup-step }
    }
label-take-help-card = { setup-card-of }
label-begin-play = Tout est prêt, { $player } commence

## Refusals

help-card-held = { $player } a déjà la carte Aide { $number }. En choisir une autre.
help-cards-unfit = Les cartes Aide ont les numéros 1 à { $count }, une fois chacun. En donner une à chacun.
step-open-already = Cette étape de la mise en place n’est pas cochée. Choisir une autre étape.
step-ticked-already = Cette étape de la mise en place est déjà cochée. Choisir une autre étape.
