# Les probabilités en ligne de commande.

odds-cli-battle = Les probabilités d’un combat ; avec du destin, celles des meilleures relances des deux camps.
odds-cli-battle-short = Les probabilités d’un combat.
odds-cli-resistance = Les probabilités d’un test de résistance ; avec du destin, celles des meilleures relances.
odds-cli-resistance-short = Les probabilités d’un test de résistance.
odds-cli-fate-worth = Ce que vaut en points un point de destin non dépensé ; 2 par défaut.
odds-cli-die = Faces du dé, de 2 à 20 ; 4 par défaut.
odds-cli-power = Puissance de la zone radioactive, de 1 à 20.
odds-cli-groups = Groupes à soi à côté ou dans sa salle, de 1 à 12.
odds-cli-building-genes = Gènes de construction actifs, de 0 à 8.
odds-cli-irradiation = Irradiation actuelle.
odds-cli-limit = Irradiation maximale à laquelle on survit ; 7 par défaut.
odds-cli-fate = Destin à soi pour relancer et, une fois, comme gène de construction, de 0 à 10.
odds-cli-rival-fate = Destin de tous les rivaux qui veulent l’élimination, de 0 à 30.
odds-cli-elimination = Ce que coûte l’élimination en points ; 20 par défaut.
odds-cli-json = Afficher du JSON pour les programmes.
odds-cli-exact = Donner les fractions exactes.

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
