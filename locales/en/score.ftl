### The score of an evening that was played without the app.

score-keep = Keep the result
score-edit = Edit the result
score-taken-back = The result was taken back. What was entered is still on the score sheet.
# $seat (number) the seat, from 1
score-player = Player { $seat }
# $count (number) the least of them
score-more = { $count } or more
score-next = Next field
# $field (text) a player and a number, $low and $high (number) its bounds
score-bound = { $field }: from { $low } to { $high }
score-numbers = On to the numbers
score-join = Add a player
# $player (text) the name of the player whom it is about
score-name-of = { $player }: name
# $what (text) a number or a choice, $value (text) what was entered, or a question mark
# $player (text) the name of the player whom it is about
score-cell = { $player }, { $what }: { $value }
score-new = New sheet
score-none = There is no printed sheet here: begin a new one and write the points on it.
end-entered = entered after the game
label-enter-result = Result entered
# $count (number) players
label-start-entered = Entered after the game, players: { $count }
