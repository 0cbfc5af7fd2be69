### A character: the row on the table and the sheet.

## The row

# $number (number) on the help card
player-number = no. { $number }
player-row-passed = passed
player-row-turn = turn
player-first = first player
player-aboard = aboard
player-hibernated = hibernated
player-escaped = escaped
player-dead = dead
player-in-combat = in combat
player-slime = Slime
player-signal = Signal
player-has-mutation = Mutation card
# $pod (number) which
player-in-pod = in Pod { $pod }
# $count (number) cards
count-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $count (number) wounds
count-light-wounds =
    { $count ->
        [0] no Light Wounds
        [one] { $count } Light Wound
       *[other] { $count } Light Wounds
    }
# $count (number) wounds
count-serious-wounds =
    { $count ->
        [0] no Serious Wounds
        [one] { $count } Serious Wound
       *[other] { $count } Serious Wounds
    }
# $count (number) markers
count-markers =
    { $count ->
        [0] no Mutation markers
        [one] { $count } Mutation marker
       *[other] { $count } Mutation markers
    }
# $count (number) cards
count-contamination =
    { $count ->
        [0] no Contamination cards
        [one] { $count } Contamination card
       *[other] { $count } Contamination cards
    }

## The sheet

number-markers = Mutation markers
number-contamination = Contamination cards
number-light-wounds = Light Wounds
number-serious-wounds = Serious Wounds
number-hand = Cards in hand
player-marks = Marks
player-fate = The character is
player-pod = Escape Pod
player-no-pod = none
# $pod (number) which
player-pod-number = Pod { $pod }
player-make-active = Make active
player-room = Room
# $room (text) what the table calls the room
player-room-of = Room: { $room }
# $player (text) name
player-room-title = Where is { $player }?
player-room-other = Another room
player-room-none = nowhere noted
player-room-go = Go there

## The Mutation card

mutation-title = Mutation card
mutation-none = none yet
mutation-hidden = kept secret until its first use
mutation-unnamed = not noted yet
mutation-take = Take a Mutation card
mutation-marker = Mutation marker
mutation-name = Note its name
# $player (text) name
mutation-name-note = Only { $player } gets to see it.
mutation-lose = Card lost
