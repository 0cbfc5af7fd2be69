### L’historique d’une partie, et l’annulation de plusieurs étapes.

journal-undone = annulé : { $label }
journal-undo-steps =
    { $count ->
        [one] Annuler { $count } étape ?
        [many] Annuler { $count } étapes ?
       *[other] Annuler { $count } étapes ?
    }
journal-redo-steps =
    { $count ->
        [one] Rétablir { $count } étape ?
        [many] Rétablir { $count } étapes ?
       *[other] Rétablir { $count } étapes ?
    }
journal-keep = Garder
# $count (number) nombre d’entrées de l’historique
journal-entries =
    { $count ->
        [one] { $count } entrée
        [many] { $count } entrées
       *[other] { $count } entrées
    }
# $round (number) une manche, au-dessus de ce qui s’y est passé
journal-round = Manche { $round }
# $begin (text) une heure, $end (text) une heure plus tardive
journal-stretch = { $begin }–{ $end }
journal-taken-back = Annulé
# $count (number) nombre d’entrées en plus de celles affichées
journal-more =
    { $count ->
        [one] et encore { $count } entrée
        [many] et encore { $count } entrées
       *[other] et encore { $count } entrées
    }
# $verdict (text) qui gagne après une correction : « Ola gagne »
journal-scored-anew = Décompte refait. { $verdict }.
