### La table : les pistes, le sac, le grand bouton, le menu.

## Le titre

table-phase-setup = Mise en place
table-phase-players = Phase des joueurs
table-step-time = Événements : temps
table-step-feeding = Événements : repas
table-step-fire = Événements : feu
table-step-card = Événements : carte
table-step-bag = Événements : sac
table-phase-check = Contrôle final
table-phase-over = Fin de partie
# $round (number) which round
table-round = Manche { $round }
# Les mots sous les nombres de la table, aussi courts que possible.
instrument-time = temps
instrument-bag = sac
instrument-eggs = œufs
instrument-intruders = intrus
instrument-destruct = destruct.
# Les mots au-dessus des colonnes des personnages, aussi courts que possible.
column-hand = main
column-light-wounds = légères
column-serious-wounds = graves
column-contamination = cont.
column-markers = mut.
column-time = temps
# $count (number) cases restantes, $track (number) sur combien
table-time = Temps : { $count } sur { $track }. Pistes
# $count (number) jetons
table-bag =
    { $count ->
        [0] Sac d’intrus : vide
        [one] Sac d’intrus : { $count } jeton
        [many] Sac d’intrus : { $count } jetons
       *[other] Sac d’intrus : { $count } jetons
    }
table-bag-hidden = Sac d’intrus
# Before the figures that may come to the active character
table-danger = Danger :
# $intruder (text) which, with its room, $player (text) whose character
table-comes = Danger : { $intruder } arrive chez { $player }
# $player (text) name, $room (text) what the table calls the room
table-is-in = { $player }, salle : { $room }. Salles
# $player (text) name, $room (text) what the table calls the room
table-goes = { $player } va : { $room }
# $token (text) the likeliest, $share (text) per cent
table-next-token = prochain jeton : { $token } { $share }
# $count (number) rooms that a red token would fill
table-red-rooms =
    { $count ->
        [0] jeton rouge : nulle part
        [one] jeton rouge : { $count } salle
        [many] jeton rouge : { $count } salles
       *[other] jeton rouge : { $count } salles
    }
# $count (number) rooms in which intruders would feed
table-feeding-rooms =
    { $count ->
        [0] repas : nulle part
        [one] repas : { $count } salle
        [many] repas : { $count } salles
       *[other] repas : { $count } salles
    }
# $count (number) œufs
table-eggs =
    { $count ->
        [0] Aucun œuf sur le plateau
        [one] { $count } œuf sur le plateau
        [many] { $count } œufs sur le plateau
       *[other] { $count } œufs sur le plateau
    }
table-nest-destroyed = Nid détruit
# $count (number) cases restantes
table-self-destruct = Autodestruction : { $count }
stage-over = Fin de partie

## Le grand bouton : la suite

next-setup = Mise en place
next-begin-play = Mise en place
next-objective = Objectif : { $player }
next-token = Résoudre le jeton
next-noise = Jets de bruit
# $player (text) who acts, $next (text) who acts then
next-turn = { $player } a fini, à { $next }
next-again = { $player } rejoue
# $player (text) who acts
next-turn-events = { $player } a fini, phase d’événements
# $player (text) who acts
next-turn-check = { $player } a fini, contrôle final
next-end-players = Phase d’événements
next-time = Avancer le temps
next-feed = Repas
next-end-feeding = Attaques et repas finis
next-fire = Dégâts du feu
next-card = Carte Événement
next-draw = Tirer du sac
next-begin-check = Contrôle final
next-scan = Scan : { $player }
next-four = Quatre cartes : { $player }
next-answer = Objectif : { $player }
next-together = Objectifs de l’équipage
next-end = Finir la partie
next-over = Résultat
action-pass = Passer
action-all-passed = Tout le monde a passé

## Les pistes

tracks-title = Temps, autodestruction, nid
tracks-eggs = Œufs sur le plateau
tracks-blue-corpse = Cadavre bleu dans l’Hibernatorium

## Les capsules de survie

pods-title = Capsules de survie

## Le menu

menu-begin-check = Fin du voyage : contrôle final
# $players (text) those who are still aboard
menu-begin-check-note =
    { $players ->
        [none] Le voyage s’arrête ici ; il n’y a plus personne à bord.
       *[other] Le voyage s’arrête ici, et qui est encore à bord meurt : { $players }.
    }
menu-end-game-note = Le voyage s’arrête ici et personne ne gagne. Cela peut s’annuler.
menu-end-game-yes = Finir

## Labels of the journal

label-set-options = Règles de la table modifiées
label-set-detail =
    { $detail ->
        [full] Suivi complet
       *[quick] Suivi rapide
    }
# $character (text) le nom du personnage, ou none
label-rename =
    { $character ->
        [none] { $player } devient { $name }
       *[other] { $player } devient { $name } ({ $character })
    }

## Sur le grand écran, sous le nom : ce que fait la personne qui joue

deed-turn = deux actions
