# La ligne de commande sur les parties enregistrées : où mène une relecture.

cli-replay-round = Manche { $round }
cli-replay-player =
    { $fate ->
        [aboard] { $player } : à bord
        [hibernated] { $player } : en hibernation
        [escaped] { $player } : hors du vaisseau
       *[dead] { $player } : a péri
    } (blessures légères { $light }, blessures graves { $serious }, marqueurs Mutation { $markers })
cli-replay-nobody = Personne n’a gagné.
