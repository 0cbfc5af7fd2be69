### Sheets over the table: the menu, names.

# $what (text) name of the number
step-less = { $what }, less
# $what (text) name of the number
step-more = { $what }, more
# $player (text) the name of the player whom it is about, $what (text) name of the number
sheet-less = { $player }: { $what }, less
# $player (text) the name of the player whom it is about, $what (text) name of the number
sheet-more = { $player }: { $what }, more
form-ends = It goes no further.
# $what (text) what is counted, $count (number) the last number that has a cube
pad-more = { $what }: above { $count }
pad-erase = Erase
# $value (number) the number that is typed
pad-set = Enter { $value }

## A player

player-rename = Rename

## The table menu

menu-group-game = This game
menu-group-table = On the table
menu-group-course = Course of the game
menu-group-tools = Tools
menu-group-app = Rules and the app
menu-correct = Correct the table
menu-charts = Charts
menu-end-game = End the game now
menu-end-game-no = Play on
menu-export = Save the game to a file

## Names

rename-save = Save
menu-active = Turn
player-make-active = Make active
