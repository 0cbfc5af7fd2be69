### A character: the row on the table and the sheet.

## The row

# $number (number) on the help card
player-number = no. { $number }
player-row-passed = passed
player-first = first player
player-aboard = aboard
player-hibernated = hibernated
player-escaped = escaped
player-dead = dead
player-in-combat = in combat
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = Mutation card
# $pod (number) which
player-in-pod = in Pod { $pod }

## The sheet

player-hand = Cards in hand
hand-unknown = cards in hand: not known
# $count (number) cards in hand
hands-draw = Everybody draws up to { $count }
player-marks = Marks
player-correct = Correct the numbers
player-fate = The character is
player-make-active = Make active
player-room = Room
# $room (text) what the table calls the room
player-room-of = Room: { $room }
# $player (text) name
player-room-title = Where is { $player }?
player-room-other = Another room
player-room-first = Room
player-room-none = nowhere noted
player-room-go = Go there

## The Mutation card

mutation-none = none yet
mutation-hidden = kept secret until its first use
mutation-unnamed = not noted yet
mutation-take = Take a Mutation card
mutation-name = Note its name
# $player (text) name
mutation-name-note = Only { $player } gets to see it.
mutation-lose = Card lost
