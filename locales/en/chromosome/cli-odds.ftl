# The odds on the command line.

odds-cli-battle = The odds of a battle; with fate, those under the best use of re-rolls by both sides.
odds-cli-battle-short = The odds of a battle.
odds-cli-resistance = The odds of a resistance test; with fate, those under the best use of re-rolls.
odds-cli-resistance-short = The odds of a resistance test.
odds-cli-phase = Everybody’s chances in a radiation phase: all tests still to come, with fate shared over them.
odds-cli-phase-short = The odds of a radiation phase.

# $attacker (number) strength of the attacker, $attackergroup (number) tokens of the attacking group,
# $defender (number) strength of the defender, $defendergroup (number) tokens of the defending group,
# $faces (number) faces of the die
odds-table-battle = Attacker { $attacker } (group of { $attackergroup }) against defender { $defender } (group of { $defendergroup }), die with { $faces } faces
# $threat (number) power and groups of the radioactive space, $genes (number) building genes,
# $irradiation (number) irradiation so far, $limit (number) irradiation above which a player is out,
# $faces (number) faces of the die
odds-table-resistance = Threat { $threat }, building genes { $genes }, irradiation { $irradiation } of { $limit }, die with { $faces } faces
odds-table-attacker-wins = Attacker wins
odds-table-tie = Tie
odds-table-defender-wins = Defender wins
odds-table-lost = Tokens lost
odds-table-average = on average
odds-table-attacker = Attacker
odds-table-defender = Defender
odds-table-dose = Dose
odds-table-chance = Chance
odds-table-expected-dose = Expected dose
odds-table-eliminated = Eliminated
odds-table-value = Value in points
odds-table-fate-spent = Fate spent
odds-table-you = You
odds-table-rival = Rivals
odds-figure-survives = Survives
