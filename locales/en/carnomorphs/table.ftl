### The table: tracks, the bag, the wide button, the menu.

## The heading

table-phase-setup = Set-up
table-phase-players = Player phase
table-step-time = Event phase: time
table-step-feeding = Event phase: feeding
table-step-fire = Event phase: fire
table-step-card = Event phase: card
table-step-bag = Event phase: bag
table-phase-check = Last check
table-phase-over = Game over
# $round (number) which round
table-round = Round { $round }
# Words below the numbers of the table, as short as can be.
instrument-time = time
instrument-bag = bag
instrument-eggs = eggs
instrument-intruders = intruders
instrument-destruct = destruct
# Words above the columns of the characters, as short as can be.
column-hand = hand
column-light-wounds = light
column-serious-wounds = serious
column-contamination = cont.
column-markers = mut.
column-time = time
# $count (number) spaces left, $track (number) of so many
table-time = Time: { $count } of { $track }. Tracks
# $count (number) tokens
table-bag =
    { $count ->
        [0] Intruder bag: empty
        [one] Intruder bag: { $count } token
       *[other] Intruder bag: { $count } tokens
    }
table-bag-hidden = Intruder bag
# Before the figures that may come to the active character
table-danger = Danger:
# $intruder (text) which, with its room, $player (text) whose character
table-comes = Danger: { $intruder } comes to { $player }
# $player (text) name, $room (text) what the table calls the room
table-is-in = { $player } is in: { $room }. Rooms
# $player (text) name, $room (text) what the table calls the room
table-goes = { $player } goes to: { $room }
# $token (text) the likeliest, $share (text) per cent
table-next-token = next token: { $token } { $share }
# $count (number) rooms that a red token would fill
table-red-rooms =
    { $count ->
        [0] a red token fills no room
        [one] a red token fills { $count } room
       *[other] a red token fills { $count } rooms
    }
# $count (number) rooms in which intruders would feed
table-feeding-rooms =
    { $count ->
        [0] nobody feeds
        [one] { $count } room feeds
       *[other] { $count } rooms feed
    }
# $count (number) eggs
table-eggs =
    { $count ->
        [0] No eggs on the board
        [one] { $count } egg on the board
       *[other] { $count } eggs on the board
    }
table-nest-destroyed = The Nest is destroyed
# $count (number) spaces left
table-self-destruct = Self-destruct: { $count }
stage-over = Game over

## The wide button: what is next

next-setup = Set-up
next-begin-play = Set-up
# $player (text) the name of whoever acts next
next-objective = Objective: { $player }
next-token = Carry out the token
next-noise = Noise rolls
# $player (text) who acts, $next (text) who acts then
next-turn = { $player } is done, now { $next }
# $player (text) the name of whoever acts next
next-again = { $player } plays on
# $player (text) who acts
next-turn-events = { $player } is done, now the event phase
# $player (text) who acts
next-turn-check = { $player } is done, now the last check
next-end-players = Event phase
next-time = Move the time on
next-feed = Feeding
next-end-feeding = Attacks and Feeding done
next-fire = Fire damage
next-card = Event card
next-draw = Draw from the bag
next-begin-check = Last check
# $player (text) the name of whoever acts next
next-scan = Scan: { $player }
# $player (text) the name of whoever acts next
next-four = Four cards: { $player }
# $player (text) the name of whoever acts next
next-answer = Objective: { $player }
next-together = Objectives of the crew
next-end = End the game
next-over = Result
action-pass = Pass
action-all-passed = Everybody has passed

## Tracks

tracks-title = Time, self-destruct, Nest
tracks-eggs = Eggs on the board
tracks-blue-corpse = Blue corpse in the Hibernatorium

## Escape pods

pods-title = Escape Pods

## The menu

menu-begin-check = End the journey: last check
# $players (text) those who are still aboard
menu-begin-check-note =
    { $players ->
        [none] The journey ends here, nobody is aboard any more.
       *[other] The journey ends here, and whoever is still aboard dies: { $players }.
    }
menu-end-game-note = The journey ends here and nobody wins. Undo brings it back.
menu-end-game-yes = End it

## Labels of the journal

label-set-options = Rules of the table changed
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
# $character (text) the character's name, or none
# $player (text) the name before, $name (text) the new name
label-rename =
    { $character ->
        [none] { $player } is now { $name }
       *[other] { $player } is now { $name } ({ $character })
    }

## On the big screen, below the name: what the acting player does

deed-turn = two actions
