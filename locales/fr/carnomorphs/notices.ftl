### Ce que toute la table doit savoir : une ligne au-dessus de l’écran et une dans l’historique.

notice-check = Contrôle final : qui a survécu scanne et pioche ses cartes.
# $who (text) single ou several
# $players (text) les noms de ceux qui n’ont pas encore choisi
notice-choose-objective =
    { $who ->
        [single] Première rencontre : { $players } doit encore choisir son objectif, l’autre quitte la partie sans être montré.
       *[several] Première rencontre : chacun garde un objectif, l’autre quitte la partie sans être montré. Choix attendus : { $players }.
    }
notice-first-encounter = Première rencontre : chacun garde un objectif, l’autre quitte la partie sans être montré.
notice-hibernation-opens = Le marqueur de temps est sur une case bleue : l’hibernation est possible.
notice-nest-destroyed = Le nid est détruit.
# $which (text) single ou several
# $pods (text) les numéros des capsules de survie parties
notice-pods-left =
    { $which ->
        [single] La capsule { $pods } est partie.
       *[several] Les capsules { $pods } sont parties.
    }
# $count (number) manches, celle-ci comprise
notice-rounds-left =
    { $count ->
        [0] Le temps est écoulé.
        [1] C’est la dernière manche.
        [one] Encore { $count } manche, celle-ci comprise.
        [many] Encore { $count } manches, celle-ci comprise.
       *[other] Encore { $count } manches, celle-ci comprise.
    }
# $count (number) cases qui restent sur la piste
notice-self-destruct =
    { $count ->
        [0] Autodestruction : le vaisseau explose.
        [one] Autodestruction : encore { $count } case.
        [many] Autodestruction : encore { $count } cases.
       *[other] Autodestruction : encore { $count } cases.
    }
notice-self-destruct-final = L’autodestruction ne peut plus être arrêtée. Toutes les capsules sont ouvertes.
notice-solo-objective = Première rencontre : un des deux objectifs reste, l’autre quitte la partie.
# $who (text) single ou several
notice-third-marker =
    { $who ->
        [single] { $players } a trois marqueurs Mutation : le prochain tue.
       *[several] { $players } ont trois marqueurs Mutation : le prochain tue.
    }
