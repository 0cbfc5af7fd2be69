# The command line about stored games: what a replay leads to.

# $round (number) of the round
cli-replay-round = Runde { $round }
# $player (text) the name of the player whom it is about, $place (number) space of the ladder,
# $points (number) biological points, $amoebas (number) amoebas on the board, $genes (number) gene cards
cli-replay-player =
    { $player }: Feld { $place } der Leiste, { $points ->
        [0] keine Biopunkte
        [one] 1 Biopunkt
       *[other] { $points } Biopunkte
    }, { $amoebas ->
        [0] keine Amöben
        [one] 1 Amöbe
       *[other] { $amoebas } Amöben
    }, { $genes ->
        [0] keine Gene
        [one] 1 Gen
       *[other] { $genes } Gene
    }
# $place (number) space of the ladder
cli-score-space = Feld { $place } der Leiste
