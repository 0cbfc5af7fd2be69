# Les chances : en ligne de commande, et ce qu’on dit des nombres hors limites.

odds-error-whole = { $field } : il faut un nombre entier de { $low } à { $high }.
odds-error-no-such-card = { $field } : aucune carte d’environnement n’a ce niveau d’ozone ; il y a 6, 8, 9, 10, 11, 12, 13 et 14.
odds-error-seen-too-often = { $field } : trop de cartes de ce niveau d’ozone ; il y en a une de chaque, deux de 9 et trois de 10.
odds-error-no-cards-left = { $field } : il ne reste aucune carte d’environnement à révéler.

odds-field-mutation-points = Points de mutation
odds-note-mutation-points = de tous les gènes ensemble ; Protection anti-radiation compte −2
odds-field-seen = Cartes révélées, première carte comprise
odds-field-reveals = Cartes à venir
odds-field-genes = Gènes
odds-field-owed = Dette
odds-field-points = { term-biological-points }
odds-field-dice = Dés lancés
odds-dice-1 = 1 dé
odds-dice-2 = 2, un au choix
odds-dice-0 = Aucun : au choix
odds-field-wanted = Où l’amibe doit aller
odds-field-attacker-retries = L’attaquant a Endurance
odds-field-defender-retries = Le défenseur a Endurance

odds-cli-ozone = Ce que coûte l’ozone : les chances de chaque dette à la prochaine carte d’environnement, et le total jusqu’à la dernière.
odds-cli-ozone-short = Les chances de l’ozone.
odds-cli-payment = La façon la moins chère de payer une dette d’ozone avec ces points et ces gènes.
odds-cli-payment-short = Le paiement le moins cher.
odds-cli-chances = Où mènent les dés de mouvement, et qui l’emporte dans une attaque contre Défense.
odds-cli-chances-short = Les chances du mouvement et du combat.

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
odds-figure-there = Une de ces directions est possible
odds-figure-attacker-wins = L’attaquant l’emporte
odds-figure-defender-wins = Le défenseur l’emporte
