### The company of an amoeba: Tentacle and Holding.

# $cubes (text) par couleur, en toutes lettres
movement-load-chip = Tentacules : { $cubes }
movement-load = Tentacules emporte
movement-load-of = Tentacules, l’amibe { $number } emporte
# $most (number) cubes
movement-load-most =
    { $most ->
        [0] Rien.
        [one] { $most } cube au plus, avant de connaître la direction.
        [many] { $most } cubes au plus, avant de connaître la direction.
       *[other] { $most } cubes au plus, avant de connaître la direction.
    }
# $cubes (text) d’une couleur, en toutes lettres
movement-load-one = Emporter { $cubes }
movement-load-none = aucun cube
# $followers (text) noms et numéros, ou personne
movement-follow-chip = Agrippement : { $followers }
movement-follow-none = personne
# $number (number) de l’amibe qui part
movement-follow = Agrippement : qui suit l’amibe { $number } ?
# $when (text) before ou after
movement-follow-when =
    { $when ->
        [after] Seulement les amibes de la case qu’elle a quittée.
       *[before] Seulement les amibes de sa case, avant de connaître la direction.
    }
movement-follower = { $player }, l’amibe { $number } suit
# $cubes (text) en toutes lettres
movement-went-with = Emporte { $cubes }.
# $followers (text) noms et numéros
movement-went-followed = Suivie par : { $followers }.

## Labels of the journal

# $cubes (text) de quelle couleur et combien, ou none
label-load =
    { $cubes ->
        [none] { $player } : l’amibe { $number } n’emporte aucun cube
       *[other] { $player } : l’amibe { $number } emporte des cubes, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes ou no ; $cubes (text) comme ci-dessus ; $leader (text) à qui est l’amibe qui part, $leader-number (number) son numéro
label-follow =
    { $follows ->
        [no] { $player } : l’amibe { $number } ne suit pas
       *[yes] { $cubes ->
            [none] { $player } : l’amibe { $number } suit l’amibe { $leader-number } ({ $leader }), { gene-holding }
           *[other] { $player } : l’amibe { $number } suit l’amibe { $leader-number } ({ $leader }), { gene-holding }, avec des cubes ({ $cubes })
        }
    }

## Refusals

follows-itself = { $player } : l’amibe { $number } ne peut pas se suivre elle-même.
load-unfit =
    { $most ->
        [0] { $player } : { gene-tentacle } n’emporte aucun cube.
        [one] { $player } : { gene-tentacle } emporte au plus { $most } cube, et seulement ce qui est sur le plateau.
        [many] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau.
       *[other] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau.
    }
not-left = { $player } : l’amibe { $number } ne vient pas de quitter sa case.
