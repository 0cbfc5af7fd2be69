# The command line about stored games: what a replay leads to.

cli-replay-course =
    { $entries ->
        [one] { $entries } entry, round { $round } of { $rounds }
       *[other] { $entries } entries, round { $round } of { $rounds }
    }
cli-replay-player = { $player }: score { $score } (tokens { $tokens }, trophies { $trophies }, fate { $fate }, irradiation { $irradiation })
