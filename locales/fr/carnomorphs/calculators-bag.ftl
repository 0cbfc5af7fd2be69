### Calculatrices : le sac d’intrus et un jet de bruit.

calc-bag = Sac
calc-noise = Bruit

calc-bag-next = Le prochain jeton
# $count (number) phases d’événements
calc-bag-in-phases =
    { $count ->
        [0] Dans aucune phase d’événements
        [one] Au moins une fois à la prochaine phase d’événements
        [many] Au moins une fois dans les { $count } prochaines phases d’événements
       *[other] Au moins une fois dans les { $count } prochaines phases d’événements
    }
calc-bag-once = tiré au moins une fois
calc-bag-start = Comme au début ; combien de joueurs ?

