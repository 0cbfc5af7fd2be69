### Ce que toute la table doit savoir : une ligne au-dessus de l’écran et une dans l’historique.

# $number (number) quelle amibe est attaquée
notice-attacked = { $attacker } attaque { $victim }, amibe { $number } : { $victim } doit répondre.
# $points (number) la dette d’ozone
notice-debt = { $player } : dette de { $points }.
# $count (number) amibes qui meurent en phase 5
notice-dying =
    { $count ->
        [0] { $player } : aucune amibe ne meurt.
        [one] { $player } : { $count } amibe meurt en phase 5.
        [many] { $player } : { $count } amibes meurent en phase 5.
       *[other] { $player } : { $count } amibes meurent en phase 5.
    }
# $who (text) single ou several
notice-finish-zone =
    { $who ->
        [single] { $players } est en zone sombre : la partie finit après le décompte de ce tour.
       *[several] { $players } sont en zone sombre : la partie finit après le décompte de ce tour.
    }
notice-last-card = La dernière carte d’environnement est posée : c’est le dernier tour.
# $who (text) single ou several
notice-no-amoebas =
    { $who ->
        [single] { $players } n’a plus d’amibe : en phase 4, la première est gratuite.
       *[several] { $players } n’ont plus d’amibe : en phase 4, la première est gratuite pour chacun.
    }
notice-no-amoebas-left =
    { $who ->
        [single] { $players } n’a plus d’amibe sur le plateau.
       *[several] { $players } n’ont plus d’amibe sur le plateau.
    }
# $count (number) tours, celui-ci compris
notice-rounds-left =
    { $count ->
        [0] Il n’y a plus de cartes d’environnement.
        [1] C’est le dernier tour.
        [one] Encore { $count } tour au plus, celui-ci compris.
        [many] Encore { $count } tours au plus, celui-ci compris.
       *[other] Encore { $count } tours au plus, celui-ci compris.
    }
