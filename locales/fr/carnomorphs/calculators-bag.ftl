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
calc-bag-phases = Phases d’événements à venir
calc-bag-once = tiré au moins une fois
calc-bag-start = Comme au début ; combien de joueurs ?

calc-noise-corridors = Bruit dans les couloirs
# $number (number) du couloir
calc-noise-corridor = { $number }
calc-noise-corridors-note = numéros des couloirs autour de la salle
calc-noise-slimed = Le personnage a du mucus
calc-noise-near = Intrus à côté
calc-noise-near-note = dans une salle voisine, pas en combat
calc-noise-come = Des intrus entrent
calc-noise-new = Nouveau bruit
calc-noise-nothing = Rien
