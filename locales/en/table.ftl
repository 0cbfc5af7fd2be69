### The table: opening a game, looking around, undo.

table-menu = Table menu
game-opening = Opening the game…
game-unreadable = Entry { $row } of this game cannot be read, so it cannot go on: delete it in the list of games, or import an export of it.
game-unknown = This game is called { $game }, and this Petri does not know it: update Petri to open it.
game-not-here = This game has not been fetched yet: go online once, then try again.
game-not-shown = This game cannot be shown

## The wide button: what is next

table-action = Action
table-undo = Undo: { $label }
table-redo = Redo: { $label }
table-peek = See the table
table-journal = History

## The lot

table-lot = Who starts?
# $player (text) name
table-lot-drawn = { $player } starts
table-lot-on = To the table
