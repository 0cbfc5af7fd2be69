### The table: strips, clock, the wide button.

table-phase-preparation = Preparation
table-phase-turns = Player turns
table-phase-radiation = Radiation
table-phase-over = Game over
table-round = Round { $round } of { $rounds }
table-line = round { $round } of { $rounds } · { $player } starts
strip-irradiation = irradiation { $count }
strip-passed = passed
strip-turn = turn
strip-out = out
strip-fate-gene-used = fate as gene: used
sheet-spend-fate = { $player }: spend a fate point
sheet-more-fate = { $player }: add a fate point

## The wide button: what is next

next-player = Next: { $player }
next-radiation = Radiation
next-end-game = End the game
next-eliminate = { $player } is out
next-turn = Turn: { $player }
next-turns = Player turns
next-event = Preparation
next-battle = Back to the battle
next-evolution = Back to the roll
next-test = Back to the test
next-wave = Back to the Wave
next-areas = Radiation
next-finish-radiation = Radiation
next-score = Score
table-event-power = areas +{ $bonus }
