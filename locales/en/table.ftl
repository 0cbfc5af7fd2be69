### The table of Chromosome: strips, clock, the wide button.

home-new-game = New game
table-phase-preparation = Preparation
table-phase-turns = Player turns
table-phase-radiation = Radiation
table-phase-over = Game over
table-round = Round { $round } of { $rounds }
table-line = round { $round } of { $rounds } · { $player } starts
table-menu = Table menu
table-next = Next
strip-irradiation = irradiation { $count }
strip-passed = passed
strip-turn = turn
strip-out = out
strip-fate-gene-used = fate as gene: used
sheet-spend-fate = { $player }: spend a fate point
sheet-more-fate = { $player }: add a fate point
game-unreadable = The record of this game is damaged.
game-not-shown = This game cannot be shown
