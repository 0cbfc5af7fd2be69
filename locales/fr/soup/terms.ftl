### Les mots de la table, communs à tous les écrans.
### Du livret français : point d’énergie, amibe, case, cube de nourriture, carte d’environnement, niveau d’ozone, point de
### mutation, blessure, échelle, zone sombre, les noms des gènes. De nous : dette d’ozone, dérive (le nom), réserve, gène de
## Les noms qui restent les mêmes dans toutes les langues

name = Primordial Soup

## Directions de la rose des vents

direction-west = ouest
direction-north = nord
direction-east = est
direction-south = sud
direction-stay = pas de dérive

## Les choses

term-points = Points d’énergie
term-amoebas = Amibes
term-amoebas-on-board = Amibes sur le plateau
term-genes = Cartes de gènes
term-place = Place sur l’échelle
term-ladder = Échelle
term-ozone = Niveau d’ozone
term-wounds = Blessures
gene-advanced = gène supérieur
# $points (number) points de mutation d’une carte ; Protection anti-radiation en a moins que zéro
gene-mutation =
    { $points ->
        [0] aucun point de mutation
        [one] { $points } point de mutation
        [many] { $points } points de mutation
       *[other] { $points } points de mutation
    }
# $number (number) imprimé sur l’amibe
amoeba-number = Amibe { $number }
amoeba-of = { $player }, amibe { $number }

## Les choses comptées

count-biological-points =
    { $count ->
        [0] aucun point d’énergie
        [one] { $count } point d’énergie
        [many] { $count } points d’énergie
       *[other] { $count } points d’énergie
    }
count-amoebas =
    { $count ->
        [0] aucune amibe
        [one] { $count } amibe
        [many] { $count } amibes
       *[other] { $count } amibes
    }
count-genes =
    { $count ->
        [0] aucune carte de gènes
        [one] { $count } carte de gènes
        [many] { $count } cartes de gènes
       *[other] { $count } cartes de gènes
    }
count-mutation-points =
    { $count ->
        [0] aucun point de mutation
        [one] { $count } point de mutation
        [many] { $count } points de mutation
       *[other] { $count } points de mutation
    }
count-wounds =
    { $count ->
        [0] aucune blessure
        [one] { $count } blessure
        [many] { $count } blessures
       *[other] { $count } blessures
    }
count-cards-left =
    { $count ->
        [0] plus de carte d’environnement
        [one] encore { $count } carte d’environnement
        [many] encore { $count } cartes d’environnement
       *[other] encore { $count } cartes d’environnement
    }

## Les phrases communes où « manche » se dit ici « tour »

# $round (number), $rounds (number)
home-round = Tour { $round } sur { $rounds }
# $round (number), $rounds (number), $when (text) le jour
home-also = tour { $round } sur { $rounds } · { $when }
# $round (number)
journal-round = Tour { $round }
watch-last-round = Dernier tour
coach-begin = Guider le premier tour
# $count (number)
count-rounds =
    { $count ->
        [one] { $count } tour
        [many] { $count } tours
       *[other] { $count } tours
    }

## La carte d’une partie en cours à l’accueil

# $phase (text) la phase d’une partie qui n’attend personne en particulier
home-phase =
    { $phase ->
        [movement] { stage-movement }
        [environment] { stage-environment }
        [genes] { stage-genes }
        [division] { stage-division }
        [deaths] { stage-deaths }
        [scoring] { stage-scoring }
       *[setup] { stage-setup }
    }
