# The command line about stored games: what a replay leads to.

# $round (number) of the round
cli-replay-round = Round { $round }
# $fate (text) what became of the character: aboard, hibernated, escaped or dead;
# $player (text) the name of the player whom it is about, $light (number) Light Wounds,
# $serious (number) Serious Wounds, $markers (number) Mutation markers
cli-replay-player =
    { $fate ->
        [aboard] { $player }: aboard
        [hibernated] { $player }: hibernated
        [escaped] { $player }: escaped
       *[dead] { $player }: dead
    } (Light Wounds { $light }, Serious Wounds { $serious }, Mutation markers { $markers })
cli-replay-nobody = Nobody has won.
