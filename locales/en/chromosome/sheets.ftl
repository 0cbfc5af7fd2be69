### Sheets over the table: a player, and what only this game has in its menu.

## A player

# $board (number) tokens on the board, $supply (number) tokens in the supply,
# $captured (number) tokens that others hold as trophies
player-supply = 12 = board { $board } + supply { $supply } + with others { $captured }
# $tokens (number) tokens on the board
player-charged-of = of { $tokens } on board
player-trophies = Trophies: tokens taken from others
# $owner (text) the name of whoever the tokens or cards belong to
player-trophies-of = Trophies: { $owner }
# $count (number) genes that the player has, $most (number) the most genes
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

# $clock (number) space of the time marker, $rounds (number) spaces of the track
menu-clock = time marker at { $clock } of { $rounds }
menu-end-phase-note = straight on to radiation
menu-end-game-note = The game ends here and is scored. Undo brings it back.
menu-end-game-yes = End and score

## Names

rename-title = Names, species and colours
