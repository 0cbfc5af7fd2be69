# The command line about stored games: what a replay leads to.

# $round (number) of the round
cli-replay-round = Round { $round }
# $player (text) the name of the player whom it is about, $place (number) space of the ladder,
# $points (number) biological points, $amoebas (number) amoebas on the board, $genes (number) gene cards
cli-replay-player =
    { $player }: space { $place } of the ladder, { $points ->
        [0] no biological points
        [one] 1 biological point
       *[other] { $points } biological points
    }, { $amoebas ->
        [0] no amoebas
        [one] 1 amoeba
       *[other] { $amoebas } amoebas
    }, { $genes ->
        [0] no genes
        [one] 1 gene
       *[other] { $genes } genes
    }
# $place (number) space of the ladder
cli-score-space = space { $place } of the ladder
