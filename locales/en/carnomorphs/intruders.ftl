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
intruders-retreat = Retreats into the technical corridors
intruders-retreat-note = off the board, its token back into the bag
intruders-remove = Take it off without a trace

## Rooms

rooms-title = Rooms

## The table

# $count (number) figures
table-intruders =
    { $count ->
        [0] No intruders on the board
        [one] { $count } intruder on the board
       *[other] { $count } intruders on the board
    }

## Attack and feeding

events-in-combat = in combat

## Labels of the journal

label-place-intruder = { label-figure } appears
# $room (text) name or number of the room
label-move-intruder = { label-intruder } moves to: { $room }
# $delta (text) by how much it changed, with its sign
label-injure-intruder = { label-figure }: injuries { $delta }
# $dies (text) yes or no: whether the intruder dies; $number (number) wound number on the attack card
label-check-death =
    { $dies ->
        [yes] { label-figure }, attack card { $number }: dies
       *[no] { label-figure }, attack card { $number }: lives on
    }
label-kill-intruder = { label-figure } dies
label-remove-intruder = { label-figure } removed
# $delta (text) by how much it changed, with its sign
label-correct-figures = { label-intruder } figures { $delta }

## Refusals

# $most (number) the largest number that is allowed
injuries-out-of-range = An intruder can have 0 to { $most } injuries. Choose a number in that range.
intruder-unnamed = Say which intruder dies.
# $intruder (text) the kind of which no figure is left: metagorger, shambler, fleshbeast or butcher
no-figure-left =
    { $intruder ->
        [metagorger] No Metagorger figure is left.
        [shambler] No Shambler figure is left.
        [fleshbeast] No Fleshbeast figure is left.
       *[butcher] The Butcher’s figure is on the board already.
    } Choose another, or none.
# $intruder (text) the kind that was named: metagorger, shambler, fleshbeast or butcher
no-figure-on-board =
    { $intruder ->
        [metagorger] No Metagorger is on the board outside the list. Choose one from the list.
        [shambler] No Shambler is on the board outside the list. Choose one from the list.
        [fleshbeast] No Fleshbeast is on the board outside the list. Choose one from the list.
       *[butcher] The Butcher is not on the board outside the list. Choose it from the list.
    }
not-injured = An intruder without injuries does not die. Enter its injury first.
