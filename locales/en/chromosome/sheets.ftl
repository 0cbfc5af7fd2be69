### Sheets over the table: a player, and what only this game has in its menu.

## A player

player-supply = 12 = board { $board } + supply { $supply } + with others { $captured }
player-charged-of = of { $tokens } on board
player-trophies = Trophies: tokens taken from others
player-trophies-of = Trophies: { $owner }
player-genes-owned = Genes: { $count }, at most { $most }
player-column-active = active
player-column-passive = passive
# $gene (text) code of a gene kind
player-genes-active = { named-gene }, active
player-genes-passive = { named-gene }, passive
gene-short-action = action
gene-short-telepathy = telepathy
gene-short-combat = combat
gene-short-building = building
player-marks = Correct
player-mark-passed = Passed
player-mark-fate-token = Fate as a gene used
player-mark-recovered = Fate recovered
player-mark-eliminated = Out
player-late-move = Move after passing

## The table menu

menu-clock = time marker at { $clock } of { $rounds }
menu-end-phase-note = straight on to radiation
menu-end-game-note = The game ends here and is scored. Undo brings it back.
menu-end-game-yes = End and score

## Names

rename-title = Names, species and colours
