# The command line about stored games: what a replay leads to.

# $round (number) of the round
cli-replay-round = Runde { $round }
# $fate (text) what became of the character: aboard, hibernated, escaped or dead;
# $player (text) the name of the player whom it is about, $light (number) Light Wounds,
# $serious (number) Serious Wounds, $markers (number) Mutation markers
cli-replay-player =
    { $fate ->
        [aboard] { $player }: an Bord
        [hibernated] { $player }: im Kälteschlaf
        [escaped] { $player }: geflohen
       *[dead] { $player }: tot
    } (Leichte Wunden { $light }, Schwere Wunden { $serious }, Mutationsmarker { $markers })
cli-replay-nobody = Niemand hat gewonnen.
