# Les probabilités en ligne de commande.

odds-cli-battle = Les probabilités d’un combat ; avec du destin, celles des meilleures relances des deux camps.
odds-cli-battle-short = Les probabilités d’un combat.
odds-cli-resistance = Les probabilités d’un test de résistance ; avec du destin, celles des meilleures relances.
odds-cli-resistance-short = Les probabilités d’un test de résistance.
odds-cli-phase = Les chances de chacun dans une phase de radiation : tous les tests à venir, avec le destin partagé entre eux.
odds-cli-phase-short = Les chances d’une phase de radiation.

odds-table-battle = Attaquant { $attacker } (groupe de { $attackergroup }) contre défenseur { $defender } (groupe de { $defendergroup }), dé à { $faces } faces
odds-table-resistance = Menace { $threat }, gènes de construction { $genes }, irradiation { $irradiation } sur { $limit }, dé à { $faces } faces
odds-table-attacker-wins = L’attaquant gagne
odds-table-tie = Égalité
odds-table-defender-wins = Le défenseur gagne
odds-table-lost = Jetons perdus
odds-table-average = en moyenne
odds-table-attacker = Attaquant
odds-table-defender = Défenseur
odds-table-dose = Dose
odds-table-chance = Probabilité
odds-table-expected-dose = Dose moyenne
odds-table-eliminated = Élimination
odds-table-value = Valeur en points
odds-table-fate-spent = Destin dépensé
odds-table-you = Soi
odds-table-rival = Rivaux
odds-figure-survives = Survit
