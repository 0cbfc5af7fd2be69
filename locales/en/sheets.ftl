### Sheets over the table: a player, the menu, names.

sheet-less = { $player }: { $what }, less
sheet-more = { $player }: { $what }, more

## A player

player-supply = 12 = board { $board } + supply { $supply } + with others { $captured }
player-charged-of = of { $tokens } on board
player-trophies-of = Trophies: { $owner }
player-genes-owned = Genes { $count }/{ $most }
player-column-active = active
player-column-passive = passive
# $gene (text) code of a gene kind
player-genes-active = { named-gene }, active
player-genes-passive = { named-gene }, passive
gene-short-action = action
gene-short-telepathy = telepathy
gene-short-combat = combat
gene-short-building = building
player-mark-passed = Passed
player-mark-fate-token = Fate as a gene used
player-mark-recovered = Fate recovered
player-mark-eliminated = Out
player-make-active = Make active
player-rename = Rename

## The table menu

menu-charts = Charts
menu-active = Turn
menu-clock = time marker at { $clock } of { $rounds }
menu-end-phase-note = straight on to radiation
menu-end-game = End the game now
menu-end-game-note = The game ends here and is scored. Undo brings it back.
menu-end-game-yes = End and score
menu-end-game-no = Play on
menu-export = Save the game to a file

## Names

rename-title = Names of players and species
rename-save = Save
