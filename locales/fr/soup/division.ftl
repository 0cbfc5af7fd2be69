### Phase 4 : dix points, puis de nouvelles amibes.

# $count (number) points d’énergie
division-received =
    { $count ->
        [0] aucun point reçu
        [one] { $count } point reçu
        [many] { $count } points reçus
       *[other] { $count } points reçus
    }
division-nobody = Plus personne ne se divise
division-together = Les amibes se divisent
division-one-each = Une amibe chacun
# $count (number) amibes sur le plateau, $most (number) combien il peut y en avoir
division-on-board =
    { $count ->
        [0] Aucune amibe sur le plateau
        [one] { $count } amibe sur { $most } en jeu
        [many] { $count } amibes sur { $most } en jeu
       *[other] { $count } amibes sur { $most } en jeu
    }
division-none = La première est gratuite.
division-number = Quel numéro
division-where = Où la placer
division-anywhere-first = Sur n’importe quelle case : aucune amibe de cette couleur sur le plateau.
division-anywhere-second = Sur toute case sans cette couleur : une seule amibe sur le plateau.
division-spores = Grâce à Spores, sur toute case sans cette couleur.
division-spores-own = Grâce à Spores, sur n’importe quelle case.
division-beside = Sur une case voisine d’une de ses amibes, jamais en diagonale, où il n’y en a pas de sa couleur.
division-chain = Aussi à côté d’une amibe tout juste placée.
# $count (number) points d’énergie
division-new =
    { $count ->
        [0] Nouvelle amibe gratuite
        [one] Nouvelle amibe : { $count } point
        [many] Nouvelle amibe : { $count } points
       *[other] Nouvelle amibe : { $count } points
    }
# $count (number) points d’énergie pour une amibe de plus, au plus court
division-price =
    { $count ->
        [0] amibe gratuite
        [one] { $count } par amibe
        [many] { $count } par amibe
       *[other] { $count } par amibe
    }
# $number (number) sur l’amibe, $count (number) points d’énergie
division-new-number =
    { $count ->
        [0] Nouvelle amibe { $number } gratuite
        [one] Nouvelle amibe { $number } : { $count } point
        [many] Nouvelle amibe { $number } : { $count } points
       *[other] Nouvelle amibe { $number } : { $count } points
    }

## Labels of the journal

label-divide = { $player } : nouvelle amibe { $number }, { label-price }
label-divide-short = { $player } : nouvelle amibe
label-divide-back = { $player } reprend une amibe

## Refusals

no-amoeba-left = { $player } a ses { $most } amibes sur le plateau. Choisir quelqu’un d’autre.
