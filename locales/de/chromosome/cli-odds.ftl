# The odds on the command line.

odds-cli-battle = Die Chancen eines Kampfes; mit Schicksal die bei bestem Einsatz der Neuwürfe durch beide Seiten.
odds-cli-battle-short = Die Chancen eines Kampfes.
odds-cli-resistance = Die Chancen eines Resistenztests; mit Schicksal die bei bestem Einsatz der Neuwürfe.
odds-cli-resistance-short = Die Chancen eines Resistenztests.
odds-cli-phase = Die Chancen aller in einer Strahlungsphase: alle Tests, die noch kommen, mit darauf verteiltem Schicksal.
odds-cli-phase-short = Die Chancen einer Strahlungsphase.

# $attacker (number) strength of the attacker, $attackergroup (number) tokens of the attacking group,
# $defender (number) strength of the defender, $defendergroup (number) tokens of the defending group,
# $faces (number) faces of the die
odds-table-battle = Angriff { $attacker } (Gruppe { $attackergroup }) gegen Abwehr { $defender } (Gruppe { $defendergroup }), Würfel mit { $faces } Seiten
# $threat (number) power and groups of the radioactive space, $genes (number) building genes,
# $irradiation (number) irradiation so far, $limit (number) irradiation above which a player is out,
# $faces (number) faces of the die
odds-table-resistance = Bedrohung { $threat }, Baugene { $genes }, Verstrahlung { $irradiation } von { $limit }, Würfel mit { $faces } Seiten
odds-table-attacker-wins = Angriff gewinnt
odds-table-tie = Gleichstand
odds-table-defender-wins = Abwehr gewinnt
odds-table-lost = Verlorene Marker
odds-table-average = im Schnitt
odds-table-attacker = Angriff
odds-table-defender = Abwehr
odds-table-dose = Dosis
odds-table-chance = Chance
odds-table-expected-dose = Erwartete Dosis
odds-table-eliminated = Ausgeschieden
odds-table-value = Wert in Punkten
odds-table-fate-spent = Gezahltes Schicksal
odds-table-you = Du
odds-table-rival = Die anderen
odds-figure-survives = Überlebt
