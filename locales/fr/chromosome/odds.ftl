# Les probabilités : conseils sur les relances, calculs derrière les chiffres, bilan de la chance.

## Nombres hors limites

odds-error-whole = { $field } : il faut un nombre entier de { $low } à { $high }.
odds-error-number = { $field } : il faut un nombre de { $low } à { $high }.

odds-field-areas = Zones radioactives
odds-field-attacker-bonus = Modificateur de l’attaquant
odds-field-attacker-fate = Destin de l’attaquant pour les relances
odds-field-attacker-genes = Gènes de combat de l’attaquant
odds-field-attacker-size = Groupe attaquant
odds-field-attacker-strength-fate = Destin de l’attaquant dans la force
odds-field-attacker-on-board = Jetons de l’attaquant sur le plateau
odds-note-attacker-on-board = perdre les derniers élimine
odds-field-building-genes = { calc-building }
odds-field-bystander-fate = Destin hors combat
odds-field-bystander-helps = Qui la personne hors combat aide
odds-field-other-bystander-fate = Destin d’une autre personne hors combat
odds-field-other-bystander-helps = Qui l’autre personne hors combat aide
odds-other-bystander-helps-defender = { calc-helps-defender }
odds-other-bystander-helps-attacker = { calc-helps-attacker }
odds-other-bystander-helps-nobody = { calc-helps-nobody }
odds-bystander-helps-defender = { calc-helps-defender }
odds-bystander-helps-attacker = { calc-helps-attacker }
odds-bystander-helps-nobody = { calc-helps-nobody }
odds-field-defender-bonus = Modificateur du défenseur
odds-field-defender-fate = Destin du défenseur pour les relances
odds-field-defender-genes = Gènes de combat du défenseur
odds-field-defender-size = Groupe défenseur
odds-field-defender-strength-fate = Destin du défenseur dans la force
odds-field-defender-on-board = Jetons du défenseur sur le plateau
odds-note-defender-on-board = { odds-note-attacker-on-board }
odds-field-attacker-die = Dé de l’attaquant
odds-note-attacker-die = s’il est déjà lancé et reste tel quel
odds-field-die = Faces du dé
odds-field-elimination = Coût de l’élimination
odds-field-face = Face du dé
odds-field-fate = { calc-rerolls }
odds-field-fate-worth = Valeur d’un point de destin
odds-note-fate-worth = { calc-worth-note }
odds-field-gene-worth = Valeur d’un gène
odds-note-gene-worth = { calc-gene-worth-note }
odds-field-groups = Groupes adjacents
odds-note-groups = { calc-groups-note }
odds-field-irradiation = Irradiation
odds-field-lends = Le destin peut encore tenir lieu de gène
odds-note-lends = une fois par tour
odds-field-lent-before = Le destin a déjà tenu lieu de gène
odds-note-lent-before = 1 : oui, 0 : non
odds-field-lent-now = Le destin tient lieu de gène à la première zone
odds-note-lent-now = { odds-note-lent-before }
odds-field-facing = La première zone est déjà affrontée
odds-field-limit = Limite d’irradiation
odds-field-on-board = Jetons en jeu
odds-field-per-dose = Gain tiré de l’irradiation d’un autre
odds-field-per-elimination = Gain tiré de l’élimination d’un autre
odds-field-players = Joueurs
odds-field-power = Puissance de la zone
odds-field-rerolls = Qui relance
odds-rerolls-all = { rerolls-all }
odds-rerolls-own = { rerolls-own }
odds-rerolls-none = { rerolls-none }
odds-field-rival-fate = { calc-rivals }
odds-note-rival-fate = { calc-rivals-note }
odds-field-wish = Ce que veulent les autres
odds-wish-dose = l’élimination et l’irradiation
odds-wish-out = l’élimination
odds-wish-nothing = rien
odds-field-tie = { calc-tie }
odds-tie-defender = { calc-tie-defender }
odds-tie-attacker = { calc-tie-attacker }
odds-tie-standard = { calc-tie-standard }

## Quelles relances comptent : tout l’écran compte ainsi, et chaque conseil aussi

rerolls-none = personne ne relance
rerolls-none-note = personne ne relance rien
rerolls-own = ses propres dés seulement
rerolls-own-note = chacun ne relance que ses propres dés, quand il y gagne
rerolls-all = tout le monde relance
rerolls-all-note = quiconque a du destin relance n’importe quel dé, quand il y gagne
rerolls-stands = si le dé reste
# $model (text) un des modèles ci-dessus
rerolls-counted = Probabilités : { $model }
rerolls-open = Probabilités : { $model }. Voir les autres
rerolls-close = Probabilités : { $model }. Masquer les autres
rerolls-choose = { $model } : { $how }

## Conseil sur le dé posé
## $cost (number) points

odds-advice-reroll = Ça vaut le coup : la relance rapporte plus que ne vaut un point de destin.
odds-advice-keep-little =
    { $cost ->
        [one] Pas la peine : la relance ne change presque rien et le destin vaut { $cost } point.
        [many] Pas la peine : la relance ne change presque rien et le destin vaut { $cost } points.
       *[other] Pas la peine : la relance ne change presque rien et le destin vaut { $cost } points.
    }
odds-advice-keep =
    { $cost ->
        [one] Pas la peine : la relance aide trop peu pour un destin qui vaut { $cost } point.
        [many] Pas la peine : la relance aide trop peu pour un destin qui vaut { $cost } points.
       *[other] Pas la peine : la relance aide trop peu pour un destin qui vaut { $cost } points.
    }
odds-advice-keep-further = Pas la peine : avec tout ce qui suit, la relance prend un destin qui vaut { $cost }, et rapporte moins.
odds-advice-no-gain = Pas la peine : une relance n’améliorerait rien.
odds-advice-must = À relancer : sinon, c’est l’élimination.
odds-advice-lost = Une relance n’y changera rien : c’est l’élimination.
odds-advice-wait = Mieux vaut attendre : le dé de la défense pourra encore être relancé.
odds-advice-out-reroll = Ça vaut le coup : après relance, élimination dans { $after } des cas au lieu de { $out }.
odds-advice-out-keep = Pas la peine : après relance, élimination dans { $after } des cas au lieu de { $out }, et le destin vaut davantage.
odds-advice-risk-reroll = Ça vaut le risque : après relance, élimination dans { $after } des cas au lieu de { $out }.
odds-advice-risk-keep = Pas la peine : après relance, élimination dans { $after } des cas au lieu de { $out }.
odds-advice-no-fate = Plus de destin pour relancer.

## Les calculs derrière les chiffres

odds-why-ways = { $what } : { $ways } sur { $throws }.
odds-counts-none = Calculé ainsi : { rerolls-none-note }.
odds-counts-own = Calculé ainsi : { rerolls-own-note }.
odds-counts-all = Calculé ainsi : { rerolls-all-note }.
odds-points-cost =
    { $cost ->
        [one] { $cost } point
        [many] { $cost } points
       *[other] { $cost } points
    }
odds-points-gain =
    { $gain ->
        [one] { $gain } point
        [many] { $gain } points
       *[other] { $gain } points
    }
odds-counts-fate = Un point de destin gardé compte pour { $worth }.
odds-counts-elimination = L’élimination compte pour { odds-points-cost } et tout le destin détenu.
odds-counts-no-board = On ignore combien de jetons sont sur le plateau : personne n’est compté comme éliminé.
odds-counts-bystanders = Qui n’aide personne ne paie aucune relance dans ce combat.
odds-why-part = { $count } × { $share }
odds-why-loss-sum = Chaque perte fois sa probabilité : { $parts } = { $total } en jetons.
odds-why-no-loss = Aucun lancer ne coûte de jeton à ce camp.
odds-why-dose-sum = Chaque dose fois sa probabilité : { $parts } = { $total }.
odds-why-no-dose = Aucun lancer ne donne d’irradiation.
odds-why-threat = Puissance { $power } + groupes adjacents { $groups } = menace { $threat } ; la dose, c’est cela moins le dé et moins { $genes } pour les gènes de construction, jamais sous 0.
odds-why-eliminated = Il reste { $room } de marge ; une dose de { $dose } ou plus élimine, et cela arrive dans { $share } des tests.
odds-why-safe = Il reste { $room } de marge, et aucune dose de ce test ne la dépasse.
odds-why-advice = Si le dé reste, le bilan en jetons est de { $keep } ; après une relance imposée, { $force }. L’écart de { $gain } est à comparer au destin, qui vaut { $cost }.
odds-why-advice-last = Si le dé reste, le bilan en jetons est de { $keep } ; après une relance imposée, { $force }. Perdre les derniers jetons coûte { odds-points-cost } et tout le destin restant ; avec le prix de la relance, cela fait { $net } points.
odds-why-survival = On survit à ces tests dans { $share } des cas, on prend { $dose } en moyenne et on dépense en destin : { $spent }.
odds-why-phase-tests = Tests, puissance + groupes : { $tests }.
odds-why-phase-tests-genes = Tests, puissance + groupes : { $tests } ; les gènes de construction ôtent { $genes } à chacun.
odds-why-phase-rerolls = On relance quand cela rapporte : un point gardé vaut { $worth }, l’élimination coûte { $cost } et tout le destin.
odds-why-lends = Un point de destin peut remplacer un gène de construction une fois par manche, quand cela rapporte.
odds-why-left-out = Les actions spéciales ne comptent pas.
odds-counts-rivals = Les rivaux agissent ensemble, avec en destin : { $fate }.
odds-counts-wish-nothing = Personne ne paie pour relancer le test de quelqu’un d’autre.
odds-counts-wish-out = L’élimination de quelqu’un d’autre vaut { odds-points-gain } pour chacun.
odds-counts-wish-dose = L’élimination de quelqu’un d’autre vaut { odds-points-gain } pour chacun, et chaque point de son irradiation 1.
odds-elimination-note = en points ; en plus de tout le destin possédé
odds-commit = Gènes { $genes } et destin { $fate }, réponse gènes { $othergenes } et destin { $otherfate } : valeur { $value }.
odds-commit-best = Gènes { $genes } et destin { $fate }, réponse gènes { $othergenes } et destin { $otherfate } : valeur { $value }, on ne fait pas mieux.
odds-answer = Gènes { $genes } et destin { $fate } contre gènes { $othergenes } et destin { $otherfate } : valeur { $value }.
odds-answer-best = Gènes { $genes } et destin { $fate } contre gènes { $othergenes } et destin { $otherfate } : valeur { $value }, on ne fait pas mieux.

## Le bilan de la chance

luck-no-dice = Aucun dé n’a encore été lancé.
luck-nobody = De tels écarts relèvent du hasard. Le plus de chance : { $player } ({ $pips }).
# $games (number) la rareté, en parties
luck-lucky =
    { $games ->
        [one] { $player } a de la chance, écart { $pips }. Cela arrive une fois sur { $games } partie.
        [many] { $player } a de la chance, écart { $pips }. Cela arrive une fois sur { $games } parties.
       *[other] { $player } a de la chance, écart { $pips }. Cela arrive une fois sur { $games } parties.
    }
luck-unlucky =
    { $games ->
        [one] { $player } n’a pas de chance, écart { $pips }. Cela arrive une fois sur { $games } partie.
        [many] { $player } n’a pas de chance, écart { $pips }. Cela arrive une fois sur { $games } parties.
       *[other] { $player } n’a pas de chance, écart { $pips }. Cela arrive une fois sur { $games } parties.
    }
luck-player =
    { $throws ->
        [0] { $player } : pas un seul lancer.
        [one] { $player } : { $throws } lancer, total { $total }, d’habitude autour de { $expected }.
        [many] { $player } : { $throws } lancers, total { $total }, d’habitude autour de { $expected }.
       *[other] { $player } : { $throws } lancers, total { $total }, d’habitude autour de { $expected }.
    }
luck-usual = C’est le hasard ordinaire.
luck-rare =
    { $games ->
        [one] Cela arrive une fois sur { $games } partie.
        [many] Cela arrive une fois sur { $games } parties.
       *[other] Cela arrive une fois sur { $games } parties.
    }
luck-uneven = Les faces sortent de façon très inégale : jeter un œil au dé.
luck-rerolls =
    { $count ->
        [one] { $player } : { $count } relance payée, gain { $gained }, attendu { $expected }.
        [many] { $player } : { $count } relances payées, gain { $gained }, attendu { $expected }.
       *[other] { $player } : { $count } relances payées, gain { $gained }, attendu { $expected }.
    }
luck-no-rerolls = { $player } : aucune relance payée.
