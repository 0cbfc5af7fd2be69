# The command line about stored games: what a replay leads to.

cli-replay-round = Round { $round }
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
cli-score-space = space { $place } of the ladder
