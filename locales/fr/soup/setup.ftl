### La mise en place, quand tout le monde est assis.

setup-by-app = par l’appli
setup-spaces = Cases de l’échelle
setup-spaces-roll = Deux dés chacun : la plus haute somme choisit d’abord une case. Avec de vrais dés, choisir directement ici.
setup-spaces-how = La plus haute somme choisit d’abord. En bas, on se déplace d’abord ; en haut, on achète d’abord.
# $total (number) somme des deux dés
setup-rolled = { $player }, somme { $total }
setup-space = { $player } : case { $space }
setup-card = Première carte
setup-card-how = Elle indique le sens de la dérive au premier tour.
setup-card-lies =
    { $direction ->
        [stay] Elle est posée : pas de dérive, ozone { $ozone }.
       *[other] Elle est posée : dérive { $way }, ozone { $ozone }.
    }
setup-amoebas = Premières amibes
# $count (number) points d’énergie au départ
setup-points =
    { $count ->
        [0] Personne ne commence avec des points.
        [one] Chacun prend { $count } point d’énergie.
        [many] Chacun prend { $count } points d’énergie.
       *[other] Chacun prend { $count } points d’énergie.
    }
# $number (number) de l’amibe, $players (text) noms dans l’ordre, $count (number) blessures au départ
setup-first =
    { $count ->
        [0] Amibe { $number }, indemne, sur une case vide : { $players }
        [one] Amibe { $number } avec { $count } blessure, sur une case vide : { $players }
        [many] Amibe { $number } avec { $count } blessures, sur une case vide : { $players }
       *[other] Amibe { $number } avec { $count } blessures, sur une case vide : { $players }
    }
setup-second = Puis amibe { $number }, indemne, sur une case vide : { $players }
setup-first-own =
    { $count ->
        [0] Première amibe, indemne, sur une case vide : { $players }
        [one] Première amibe avec { $count } blessure, sur une case vide : { $players }
        [many] Première amibe avec { $count } blessures, sur une case vide : { $players }
       *[other] Première amibe avec { $count } blessures, sur une case vide : { $players }
    }
setup-second-own = Puis seconde amibe, indemne, sur une case vide : { $players }
setup-numbers = Commencer avec d’autres numéros
# $which (text) first ou second
setup-number =
    { $which ->
        [first] { $player } : première amibe
       *[second] { $player } : seconde amibe
    }
setup-amoebas-later = Une fois les cases choisies, l’ordre de placement des amibes s’affiche ici.

## Labels of the journal

label-start-game = Début de partie, joueurs : { $count }
# $player (text) qui choisit une case d’abord, ou none avant le lancer
label-roll-order =
    { $player ->
        [none] Dés pour l’échelle
       *[other] Dés pour l’échelle : { $player } choisit d’abord
    }
label-choose-space = { $player } commence sur la case { $space }
label-choose-numbers = { $player } commence avec les amibes { $first } et { $second }
label-begin-play = Début du premier tour

## Refusals

numbers-unfit = Chacun commence avec deux amibes différentes. Choisir un autre numéro.
# $count (number) combien jouent
order-dice = Lancer deux dés par joueur, joueurs : { $count }.
order-rolled = Les dés pour l’échelle sont déjà lancés. Choisir les cases.
order-tied = Deux sommes sont égales : relancer.
space-taken = La case { $space } est prise : { $player }. En choisir une autre.
space-too-far = Les marqueurs commencent sur les cases 1 à { $most }. En choisir une.
# $who (text) single ou several
spaces-missing =
    { $who ->
        [single] { $players } n’a pas encore de case sur l’échelle. La choisir d’abord.
       *[several] Pas encore de case sur l’échelle : { $players }. Les choisir d’abord.
    }
