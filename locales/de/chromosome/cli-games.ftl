# The command line about stored games: what a replay leads to.

# $entries (number) entries in the history, $round (number) of the round,
# $rounds (number) how many rounds the game has
cli-replay-course =
    { $entries ->
        [one] { $entries } Eintrag, Runde { $round } von { $rounds }
       *[other] { $entries } Einträge, Runde { $round } von { $rounds }
    }
# $player (text) the name of the player whom it is about, $score (number) points in the end,
# $tokens (number) tokens on the board, $trophies (number) trophies, $fate (number) fate points,
# $irradiation (number) irradiation
cli-replay-player = { $player }: Punkte { $score } (Marker { $tokens }, Trophäen { $trophies }, Schicksal { $fate }, Verstrahlung { $irradiation })
