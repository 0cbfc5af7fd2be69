### Radiation : zones, tests de résistance, absorption, désintégration. Évolution au dé.

## Quelle zone, et qui est à côté

radiation-power = puissance de la zone
radiation-power-bonus = dont +{ $bonus } de l’événement
radiation-area = { $area } · puissance { $power }
radiation-tie = Puissances égales : { $player } choisit l’ordre
radiation-how-many = Combien de groupes sont à côté de cette salle ou dedans ?
radiation-as-before = comme la dernière fois
radiation-fewer = { $player } : un groupe en moins
radiation-more = { $player } : un groupe en plus
radiation-groups-spoken = { $player } : { count-groups }
radiation-risk = { $irradiation }, moyenne +{ $dose }
radiation-risk-out = élimination { $share }
radiation-gene-less = { $player } : un gène de construction en moins
radiation-gene-more = { $player } : un gène de construction en plus
radiation-genes-show = Gènes de construction
radiation-genes-hide = Masquer les gènes
radiation-later = Ensuite
radiation-locked = d’abord puissance { $power }
radiation-skip = Sauter les tests
radiation-nobody = Personne ici, continuer
# $count (number) combien de joueurs font le test
radiation-face =
    { $count ->
        [0] Commencer les tests
        [one] Commencer { $count } test
        [many] Commencer { $count } tests
       *[other] Commencer { $count } tests
    }

## Un test

# $players (text) joueurs sans groupe à côté de la zone
radiation-clear = Pas de test : { $players }
radiation-next-area = puis { $area }, puissance { $power }
radiation-reroll = Relancer
# $roller (text) à qui est le dé ; $fate (number) les points de $player
radiation-reroll-spoken = { $player } paie une relance, dé : { $roller }, destin { $fate }
radiation-others-pay = Un autre paie la relance : toucher le dé, puis le joueur.
radiation-die-pay = Qui d’autre paie une relance ?
radiation-die-odds = Montrer les chances
radiation-whose-die = Dé : { $player }
# $count (number) de dés, deux au moins
radiation-throw-all = Lancer les { $count } dés
# $count (number) de doses au-dessus de zéro
radiation-book =
    { $count ->
        [0] Aucune dose : continuer
        [one] { $count } dose : la noter
        [many] { $count } doses : les noter
       *[other] { $count } doses : les noter
    }
radiation-of = { $irradiation } sur { $limit }
radiation-threat = puissance { $power } + groupes { $groups }
radiation-building =
    { $count ->
        [one] +{ $count } au dé pour un gène de construction
        [many] +{ $count } au dé pour les gènes de construction
       *[other] +{ $count } au dé pour les gènes de construction
    }
radiation-threat-spoken = Menace { $threat } : { $parts }
radiation-sum = { $threat } − { $face } = { $dose }
radiation-sum-genes = { $threat } − { $face } − { $genes } = { $dose }
radiation-no-dose = Aucune dose
radiation-dose = L’irradiation passe de { $before } à { $after }
radiation-rises = de { $before } à { $after }
radiation-out = Irradiation { $after } : { $player } serait hors jeu
radiation-falls = hors jeu
radiation-average = Dose moyenne { $dose }
radiation-wish = Les autres veulent : { $wish }
radiation-wish-open = { $wish }. Changer
radiation-chance-out = Élimination dans { $share } des cas
radiation-safe = Aucun lancer n’élimine
radiation-odds-open = { $average }. { $out }. Voir le calcul
radiation-odds-close = { $average }. { $out }. Masquer le calcul
radiation-lend = Destin comme gène de construction
radiation-lend-spoken = { $player } : un point de destin comme gène de construction, destin { $fate }
radiation-advice-lend = Destin comme gène de construction : sinon, c’est l’élimination.
radiation-advice-lost = Ni relance ni destin comme gène n’y changera rien : c’est l’élimination.
radiation-advice-lend-out = Ça vaut le coup : avec le destin comme gène, c’est l’élimination dans { $after } des cas au lieu de { $out }.
radiation-advice-lend-dose = Ça vaut le coup : avec le destin comme gène, la dose est de { $after } en moyenne au lieu de { $dose }.
radiation-advice-lend-keep = Pas la peine : avec le destin comme gène, c’est l’élimination dans { $after } des cas au lieu de { $out }, et le destin vaut plus.
radiation-advice-slim = Pas la peine : la chance que le destin sauve est infime.
radiation-advice-reroll = Ça vaut le coup : après relance, la dose est de { $after } en moyenne au lieu de { $dose }.
radiation-advice-keep = Pas la peine : après relance, la dose est de { $after } en moyenne au lieu de { $dose }, et le destin vaut { $price }.
radiation-advice-rival = Ça vaut le coup : { $player } sort du jeu dans { $after } des cas au lieu de { $out }.
# $advice (text) un de ceux ci-dessus
radiation-advice-whole = { $advice } C’est vrai sur tous les tests.
radiation-advice-sum = Dose moyenne { $dose }, { $after } après relance ; élimination { $out }, { $outafter } après relance. Un point de destin vaut { $price }. En tout { $net } points.
radiation-advice-sum-lend = Dose moyenne { $dose }, { $after } avec le destin comme gène ; élimination { $out }, { $outafter } avec le destin comme gène. Un point de destin vaut { $price }. En tout { $net } points.
radiation-advice-stake = L’élimination coûte { odds-points-cost }, et le destin de qui sort du jeu ne vaut plus rien.

## La phase entière : qui y survit

prospect-title = Tous les tests
prospect-survives = survie
# $dose (text) irradiation en moyenne
prospect-dose = moyenne +{ $dose }
# $fate (text) points de destin dépensés en moyenne
prospect-fate = destin −{ $fate }
# $survives, $average (text) la probabilité de survivre, ce qu’on prend en moyenne
prospect-spoken = { $player } survit aux tests : { $survives }, { $average }.
prospect-open = Voir le calcul
prospect-close = Masquer le calcul
prospect-goes-on = La règle selon laquelle une élimination met fin aux tests ne compte pas : elle lierait les tests de tout le monde.
prospect-groups-of = Groupes à côté : { $area }
# $count (number) groupes à côté de la zone
prospect-near = { $player } { $count }
prospect-nobody = personne de connu à côté

## Absorption et désintégration

radiation-which = Quelles zones sont radioactives ?
radiation-which-note = La liste est vide. Ajouter chaque salle qui contient des cubes.
radiation-none-round = Aucune, manche { $round }
radiation-none-over = Aucune, fin de la partie
radiation-absorb = Charger les groupes à côté des zones radioactives s’ils ne dépassent pas la puissance de la zone.
radiation-own-room = Un groupe dans la salle de la zone se charge aussi.
radiation-no-own-room = Un groupe dans la salle de la zone ne se charge pas.
radiation-charges =
    { $count ->
        [one] charge les groupes de { $count } jeton
        [many] charge les groupes jusqu’à { $count } jetons
       *[other] charge les groupes jusqu’à { $count } jetons
    }
radiation-charges-all = charge tous les groupes
radiation-charge-less = { $player } : un jeton chargé en moins
radiation-charge-more = { $player } : un jeton chargé en plus
radiation-charge-spoken = { $player } : jetons tout juste chargés { $count }
radiation-charge-note = { $charged } chargés sur { $tokens }
radiation-decay = Retirer un cube de chaque zone radioactive.
radiation-gone = disparaît
radiation-gone-spoken = { $area } : disparaît
radiation-left-spoken = { $area } : reste puissance { $left }
radiation-next-round = Manche { $round }
radiation-game-over = Fin de la partie

## Labels of the journal

label-face-area = Test, puissance { $power }
label-finish-radiation = Fin de la manche { $round }

## Refusals

areas-left =
    { $count ->
        [one] Reste { $count } zone radioactive à résoudre. Faire son test, ou la sauter.
        [many] Restent { $count } zones radioactives à résoudre. Faire leurs tests, ou les sauter.
       *[other] Restent { $count } zones radioactives à résoudre. Faire leurs tests, ou les sauter.
    }
more-groups-than-tokens =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en jeu, donc pas de groupes non plus.
        [one] { $player } : il n’y a que { $has } jeton en jeu, donc pas plus de groupes.
        [many] { $player } : il n’y a que { $has } jetons en jeu, donc pas plus de groupes.
       *[other] { $player } : il n’y a que { $has } jetons en jeu, donc pas plus de groupes.
    } En choisir moins.
areas-charge-fewer =
    { $most ->
        [0] { $player } : aucun groupe à côté d’une zone radioactive, donc rien ne se charge. N’en choisir aucun.
        [one] { $player } : les groupes à côté des zones radioactives chargent { $most } jeton au plus. En choisir moins.
        [many] { $player } : les groupes à côté des zones radioactives chargent { $most } jetons au plus. En choisir moins.
       *[other] { $player } : les groupes à côté des zones radioactives chargent { $most } jetons au plus. En choisir moins.
    }
not-in-radiation = Cela appartient à la phase de radiation. Finir d’abord cette phase.
stronger-area-first = La plus puissante d’abord : il reste une zone de puissance { $power }.
