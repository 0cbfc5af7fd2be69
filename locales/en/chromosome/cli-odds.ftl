# The odds on the command line.

odds-cli-battle = The odds of a battle; with fate, those under the best use of re-rolls by both sides.
odds-cli-battle-short = The odds of a battle.
odds-cli-resistance = The odds of a resistance test; with fate, those under the best use of re-rolls.
odds-cli-resistance-short = The odds of a resistance test.
odds-cli-fate-worth = Points that an unspent fate point is worth; 2 by default.
odds-cli-die = Faces of the die, 2 to 20; 4 by default.
odds-cli-power = Power of the radioactive space, 1 to 20.
odds-cli-groups = Own groups next to it or in its room, 1 to 12.
odds-cli-building-genes = Active building genes, 0 to 8.
odds-cli-irradiation = Present irradiation.
odds-cli-limit = Highest irradiation that is survived; 7 by default.
odds-cli-fate = Own fate for re-rolls and, once, as a building gene, 0 to 10.
odds-cli-rival-fate = Fate of all rivals who want you eliminated, 0 to 30.
odds-cli-elimination = Points that elimination costs you; 20 by default.
odds-cli-json = Print JSON for machines.
odds-cli-exact = Give exact fractions.

odds-table-battle = Attacker { $attacker } (group of { $attackergroup }) against defender { $defender } (group of { $defendergroup }), die with { $faces } faces
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
