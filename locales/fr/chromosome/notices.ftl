### Ce que toute la table doit savoir : une ligne en haut de l’écran et une dans l’historique.

notice-last-round = C’est la dernière manche.
notice-last-tokens = { $player } se bat pour ses derniers jetons.
# $who (text) none, single ou several : combien ont encore un dernier tour
# $players (text) leurs noms
notice-last-turns =
    { $who ->
        [none] Le dernier tour : { $player }.
        [single] { $player } finit, puis le dernier tour : { $players }.
       *[several] { $player } finit, puis un tour chacun : { $players }.
    }
notice-one-more-action = { $player } : une action de plus, sans autre déplacement.
# $who (text) single ou several
notice-out =
    { $who ->
        [single] Hors jeu : { $players }.
       *[several] Hors jeu : { $players }.
    }
# $who (text) single ou several
notice-out-last-phase =
    { $who ->
        [single] Hors jeu : { $players }. La partie finit après cette phase.
       *[several] Hors jeu : { $players }. La partie finit après cette phase.
    }
