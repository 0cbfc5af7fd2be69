### Intruders on board, and the rooms they stand in.

intruders-title = Intruders
intruders-none = No intruder is noted on the board.
intruders-unlisted = Not in the list
intruders-none-left = No figures are left.
intruders-nowhere = no room noted
intruders-fights = In combat
intruders-fights-note = where no room says so
intruders-fights-nobody = In combat with nobody: no character is noted in its room.
# $players (text) names
intruders-fights-with = In combat with { $players }
intruders-dead = dead for good
# $intruder (text) its kind
intruders-dies = { $intruder } dies
# $remains (text) what stays in the room
intruders-leaves = leaves { $remains }
intruders-leaves-nothing = leaves nothing
intruders-leaves-unplaced = no room is noted: enter it where it lies
intruders-place = Place an intruder
# $intruder (text) its kind, $count (number) figures left
intruders-kind-left = { $intruder } · { $count }
# $intruder (text) its kind, as an object
intruders-place-kind = Place { $intruder }
intruders-reveals = the first of its kind: its Adaptation is revealed
intruders-card = Number on the attack card
intruders-card-note = upper one for a Metagorger, lower one for the others
intruders-card-enter = Enter the attack card’s number
# $number (number) on the card
intruders-card-dies = Number { $number }: it dies
# $number (number) on the card
intruders-card-lives = Number { $number }: it lives
intruders-moves = Moves to
# $room (text) its name
intruders-move-to = Move: { $room }
intruders-kill = It dies without a card
intruders-remove = Take it off without a trace

## Rooms

rooms-title = Rooms
rooms-none = No room has been named yet.
# $room (text) its name
rooms-open = Open: { $room }
rooms-burns = burns
rooms-nest = This is the Nest
rooms-burning = It burns
rooms-rename = Name of the room

## The table

# $count (number) figures
table-intruders =
    { $count ->
        [0] No intruders on the board
        [one] { $count } intruder on the board
       *[other] { $count } intruders on the board
    }
