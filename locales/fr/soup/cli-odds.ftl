# Les chances : en ligne de commande, et ce qu’on dit des nombres hors limites.

odds-error-whole = { $field } : il faut un nombre entier de { $low } à { $high }.
odds-error-list = { $field } : il faut des nombres entiers séparés par des virgules, par exemple 9,10.
odds-error-no-such-card = { $field } : aucune carte d’environnement n’a ce niveau d’ozone ; il y a 6, 8, 9, 10, 11, 12, 13 et 14.
odds-error-seen-too-often = { $field } : trop de cartes de ce niveau d’ozone ; il y en a une de chaque, deux de 9 et trois de 10.
odds-error-no-cards-left = { $field } : il ne reste aucune carte d’environnement à révéler.

odds-field-mutation-points = Points de mutation
odds-field-seen = Cartes révélées
odds-field-reveals = Cartes à venir

odds-cli-ozone = Ce que coûte l’ozone : les chances de chaque dette à la prochaine carte d’environnement, et le total jusqu’à la dernière.
odds-cli-ozone-short = Les chances de l’ozone.
odds-cli-mutation-points = Points de mutation de tous les gènes ensemble, de −2 à 100 ; Protection anti-radiation compte −2.
odds-cli-seen = Niveaux d’ozone de toutes les cartes révélées, séparés par des virgules, première carte comprise ; aucune sans cette option.
odds-cli-json = Écrire du JSON pour les programmes.
odds-cli-exact = Donner les fractions exactes.

odds-table-ozone =
    { $points ->
        [0] aucun point de mutation
        [one] 1 point de mutation
        [many] { $points } points de mutation
       *[other] { $points } points de mutation
    }, { $cards ->
        [0] plus aucune carte
        [one] encore 1 carte
        [many] encore { $cards } cartes
       *[other] encore { $cards } cartes
    }
odds-table-debt = Dette
odds-table-chance = Chances
odds-table-average = En moyenne à la prochaine carte
odds-table-to-the-end = Jusqu’à la dernière carte
odds-table-supposed = À condition qu’aucun gène ne soit défaussé et que la partie dure autant que les cartes.
