### The company of an amoeba: Tentacle and Holding.

# $cubes (text) par couleur, en toutes lettres
company-load-chip = Tentacules : { $cubes }
company-load = Tentacules emporte
company-load-of = Tentacules, l’amibe { $number } emporte
# $most (number) cubes
company-load-most =
    { $most ->
        [0] Rien.
        [one] { $most } cube au plus, avant de connaître la direction.
        [many] { $most } cubes au plus, avant de connaître la direction.
       *[other] { $most } cubes au plus, avant de connaître la direction.
    }
# $cubes (text) d’une couleur, en toutes lettres
company-load-one = Emporter { $cubes }
company-load-none = aucun cube
# $followers (text) noms et numéros, ou personne
company-follow-chip = Agrippement : { $followers }
company-follow-none = personne
# $number (number) de l’amibe qui part
company-follow = Agrippement : qui suit l’amibe { $number } ?
# $when (text) before ou after
company-follow-when =
    { $when ->
        [after] Seulement les amibes de la case qu’elle a quittée.
       *[before] Seulement les amibes de sa case, avant de connaître la direction.
    }
company-follower = { $player }, l’amibe { $number } suit
# $cubes (text) en toutes lettres
company-with = Emporte { $cubes }.
# $followers (text) noms et numéros
company-followed = Suivie par : { $followers }.

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

follows-itself = { $player } : l’amibe { $number } ne peut pas se suivre elle-même. Choisir une autre amibe.
load-unfit =
    { $most ->
        [0] { $player } : { gene-tentacle } n’emporte aucun cube. N’en choisir aucun.
        [one] { $player } : { gene-tentacle } emporte au plus { $most } cube, et seulement ce qui est sur le plateau. En choisir moins.
        [many] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau. En choisir moins.
       *[other] { $player } : { gene-tentacle } emporte au plus { $most } cubes, et seulement ce qui est sur le plateau. En choisir moins.
    }
not-left = { $player } : l’amibe { $number } ne vient pas de quitter sa case. Choisir une autre amibe.
