# La ligne de commande sur les parties enregistrées : où mène une relecture.

cli-replay-round = Tour { $round }
cli-replay-player =
    { $player } : case { $place } de l’échelle, { $points ->
        [0] aucun point d’énergie
        [one] 1 point d’énergie
        [many] { $points } points d’énergie
       *[other] { $points } points d’énergie
    }, { $amoebas ->
        [0] aucune amibe
        [one] 1 amibe
        [many] { $amoebas } amibes
       *[other] { $amoebas } amibes
    }, { $genes ->
        [0] aucun gène
        [one] 1 gène
        [many] { $genes } gènes
       *[other] { $genes } gènes
    }
cli-score-space = case { $place } de l’échelle
