### Phase 6 : les marqueurs avancent.

scoring-todo = Avancer les marqueurs
scoring-done = Les marqueurs ont avancé
scoring-order = Chacun à son tour, le premier sur l’échelle d’abord. On saute les cases occupées.
# $count (number) amibes, $steps (number) cases de l’échelle
scoring-amoebas =
    { $count ->
        [0] aucune amibe, +{ $steps }
        [one] { $count } amibe, +{ $steps }
        [many] { $count } amibes, +{ $steps }
       *[other] { $count } amibes, +{ $steps }
    }
# $count (number) cartes comptées, $steps (number) cases de l’échelle
scoring-cards =
    { $count ->
        [0] aucune carte de gènes, +{ $steps }
        [one] { $count } carte de gènes, +{ $steps }
        [many] { $count } cartes de gènes, +{ $steps }
       *[other] { $count } cartes de gènes, +{ $steps }
    }
# $count (number) cases occupées
scoring-leapt =
    { $count ->
        [0] aucun saut
        [one] saute { $count } case occupée
        [many] saute { $count } cases occupées
       *[other] saute { $count } cases occupées
    }
# $start, $end (number) cases de l’échelle
scoring-place = de la case { $start } à la case { $end }
# $who (text) single ou several
scoring-finish =
    { $who ->
        [single] { $players } est en zone sombre : fin de la partie.
       *[several] { $players } sont en zone sombre : fin de la partie.
    }
scoring-last-card = La dernière carte d’environnement est révélée : fin de la partie.
# $count (number) cartes d’environnement qui restent
scoring-goes-on =
    { $count ->
        [0] Il n’y a plus de carte d’environnement.
        [one] La partie continue : encore { $count } carte d’environnement.
        [many] La partie continue : encore { $count } cartes d’environnement.
       *[other] La partie continue : encore { $count } cartes d’environnement.
    }

## Labels of the journal

label-score = Décompte, tour { $round }
label-score-counted = Dernier décompte, d’après la table

## Refusals

scored-already = Les marqueurs ont déjà avancé ce tour-ci. Continuer.
counts-kept = Dans cette partie, l’application compte elle-même amibes et cartes de gènes. Ne pas les indiquer.
counts-missing = Indiquer les amibes et les cartes de gènes de chaque joueur.
# $players (list) noms, $place (number) case de l’échelle
finals-shared-space = À recompter : la case { $place } n’accueille qu’un marqueur ({ $players }).
