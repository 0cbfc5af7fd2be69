### La feuille : totaux, lignes, pavé de chiffres, corrections, fin.

## The totals and the sheet

stage-over = Partie terminée
band-writes = Les points de chacun
# $player (text) un nom
band-deals = { $player } donne
# $player (text) un nom
band-begins = { $player } commence
# $target (number) points
band-target = Objectif : { $target }
# $players (text) des noms
band-leads = En tête : { $players }
sheet-title = Feuille
# $round (number)
sheet-round = Manche { $round }
# $player (text) un nom, $line (text) une manche ou une ligne, $points (text) le nombre, ou un tiret
sheet-cell = { $line }, { $player } : { $points }
line-points = points
line-deals = donne
line-begins = commence
# $count (number) points
line-leads = en tête de { $count }
line-level = en tête à égalité
# $points (text) un nombre
line-written = cette manche : { $points }

## The pad

next-over = Résultat
next-write = Noter les points
# $line (text) une manche ou une ligne, $player (text) un nom
next-player = { $line } : d’abord { $player }
# $line (text) une manche ou une ligne
next-go-on = Continuer : { $line }
next-end = Finir la partie
# $player (text) un nom
next-waits = Points à noter : { $player }
# $player (text) un nom
write-next = Suite : { $player }
write-empty = Laisser vide
write-done = Terminé
write-minus = Moins
# $total (text) un nombre
write-total = total { $total }
# $player (text) un nom, $points (text) un nombre ou un tiret, $total (text) un nombre
write-spoken = { $player } : { $points }, total { $total }
coach-write = Le pavé passe de l’un à l’autre.
coach-finish = Vérifier d’abord les totaux ensemble.

## Corrections

correct-title = Renommer le jeu
correct-row-name = Une ligne de plus
rename-title = Noms et couleurs
menu-end-game-note = La partie s’arrête sur ces totaux. Cela peut s’annuler.
menu-end-game-yes = Finir

## The end

# $target (number) points
end-target = { $target } points atteints
chart-totals = Totaux
# $player (text) the name of the winner, $round (number) the round
story-turning = Manche { $round } : { $player } prend la tête pour de bon.
# $player (text) the name of the winner
story-led = { $player } mène de la première manche à la dernière.
# $round (number)
sheet-left-out = La manche { $round } est inachevée et ne compte pas.
# $players (text) des noms, $target (number) points
notice-target = { $players } : objectif { $target } atteint

## Labels of the journal

# $count (number) joueurs
label-begin = Nouvelle feuille, joueurs : { $count }
# $player (text) un nom, $points (number) ou none si la case est vidée, $before (number) le nombre remplacé, ou none, $row (text) une ligne nommée, ou none, $round (number)
label-write =
    { $row ->
        [none] Manche { $round }
       *[other] { $row }
    }, { $player } : { $points ->
        [none] vide
       *[other] { $points }
    }{ $before ->
        [none] { "" }
       *[other] { " " }au lieu de { $before }
    }
# $row (text) son nom
label-add-row = Nouvelle ligne : { $row }
# $title (text) le nom du jeu, ou none
label-name-game =
    { $title ->
        [none] Le jeu n’a pas de nom
       *[other] Le jeu s’appelle { $title }
    }
# $fewest-win (text) yes ou no
label-set-order =
    { $fewest-win ->
        [yes] Le moins de points gagne
       *[no] Le plus de points gagne
    }
label-set-options = Règles de la table modifiées
# $player (text) un nom, $name (text) le nouveau
label-rename = { $player } devient { $name }
label-end-game = Fin de partie

## Refusals

# $least (number), $most (number), $count (number) joueurs
player-count = La feuille a de la place pour { $least } à { $most } joueurs, pas pour { $count } : il faut changer le nombre de places.
# $round (number) le numéro de la ligne
line-later = La ligne { $round } n’est pas encore ouverte : il faut d’abord remplir la précédente.
# $player (text) un nom, $points (number)
points-already = { $player } y a déjà { $points } : il faut un autre nombre.
# $player (text) un nom
place-empty = Rien n’est noté là pour { $player } : il faut un nombre.
# $round (number) le numéro de la manche
round-earlier = Une autre manche suit déjà la manche { $round } : il faut le bon nombre, ou 0.
rows-none = Cette feuille se tient par manches : elle n’a pas de lignes nommées. Continuer la partie.
sheet-over = La partie est terminée. Annuler la fin pour continuer.
# $most (number) lignes
rows-too-many = Une feuille a { $most } lignes au plus : il faut en retirer une.
row-named-already = Une ligne porte déjà ce nom : en choisir un autre.
row-empty = Il faut un nom à la ligne.
row-too-long = Ce nom de ligne est trop long : il faut le raccourcir.
title-already = Le jeu s’appelle déjà ainsi : choisir un autre nom.
# $most (number) caractères
title-too-long = Le nom du jeu dépasse { $most } caractères : il faut le raccourcir.
# $fewest (text) yes ou no
order-already =
    { $fewest ->
        [yes] Le moins de points gagne déjà. Continuer la partie.
       *[no] Le plus de points gagne déjà. Continuer la partie.
    }
