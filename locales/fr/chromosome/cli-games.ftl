# La ligne de commande, parties enregistrées : où mène une relecture.

cli-replay-course =
    { $entries ->
        [one] { $entries } entrée, manche { $round } sur { $rounds }
        [many] { $entries } entrées, manche { $round } sur { $rounds }
       *[other] { $entries } entrées, manche { $round } sur { $rounds }
    }
cli-replay-player = { $player } : score { $score } (jetons { $tokens }, trophées { $trophies }, destin { $fate }, irradiation { $irradiation })
