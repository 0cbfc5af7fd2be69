# The command line about stored games: what a replay leads to.

cli-replay-round = Round { $round }
cli-replay-player =
    { $fate ->
        [aboard] { $player }: aboard
        [hibernated] { $player }: hibernated
        [escaped] { $player }: escaped
       *[dead] { $player }: dead
    } (Light Wounds { $light }, Serious Wounds { $serious }, Mutation markers { $markers })
cli-replay-nobody = Nobody has won.
