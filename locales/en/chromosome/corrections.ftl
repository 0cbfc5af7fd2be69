### Corrections by hand.

## Labels of the journal

label-call-off = Called off
# $what (text) what is called off: battle, tests or evolution
label-called-off =
    { $what ->
        [battle] The battle is called off
        [tests] The tests are called off
       *[evolution] The Evolution is called off
    }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-charged = { $player }: charged { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-fate = { $player }: { $delta } fate
# $player (text) the name of whoever did it, $gene (text) the kind of gene: action, telepathy, combat or building;
# $delta (text) by how much it changed, with its sign
label-correct-genes = { $player }: { $gene ->
       *[action] action genes
        [telepathy] telepathy genes
        [combat] combat genes
        [building] building genes
    } { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-irradiation = { $player }: { $delta } irradiation
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-tokens = { $player }: tokens { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign,
# $owner (text) the name of whoever the tokens belong to
label-correct-trophies = { $player }: trophies { $delta } (tokens of { $owner })
# $player (text) the name of whoever did it
label-eliminate = { $player } is out
# $what (text) what was noted or taken back: passed, eliminated, fate-token, recovered or moved;
# $set (text) yes or no: whether it is so from now on; $player (text) the name of whoever did it
label-mark =
    { $what ->
        [passed]
            { $set ->
                [yes] { $player } is marked as passed
               *[no] { $player } plays on
            }
        [eliminated]
            { $set ->
                [yes] { $player } is marked as out
               *[no] { $player } is back in the game
            }
        [fate-token]
            { $set ->
                [yes] { $player }: fate token active
               *[no] { $player }: fate token used
            }
        [recovered]
            { $set ->
                [yes] { $player }: fate recovered
               *[no] { $player }: fate still to recover
            }
       *[moved]
            { $set ->
                [yes] { $player } has moved
               *[no] { $player } may still move
            }
    }
# $player (text) the name of whoever did it
label-mark-active = { $player } is up
# $delta (text) by how much it changed, with its sign
label-mark-clock = Clock { $delta }
# $player (text) the name of whoever begins the round
label-mark-starter = { $player } starts

## Refusals

# $most (number) the largest number that is allowed
clock-out-of-range = The clock goes from 1 to { $most }. Choose a number in that range.
# $player (text) the name of the player whom it is about, $most (number) the most fate points
fate-out-of-range = { $player } can have 0 to { $most } fate points. Choose a number in that range.
# $player (text) the name of the player whom it is about
no-token-on-board = { $player } has no token on the board to take away. Choose somebody else, or correct the number.
# $player (text) the name of the player whom it is about
not-doomed = { $player } is still in the game by the numbers. Correct them first.
not-in-turns = This belongs to the phase of player turns. Finish this phase first.

## Calling off a battle, tests, an Evolution

# $what (text) battle, tests, evolution
call-off =
    { $what ->
        [battle] Call the battle off
        [tests] Call the tests off
       *[evolution] Call the Evolution off
    }
# $what (text) what would be called off: battle, tests or evolution
call-off-note =
    { $what ->
        [battle] The battle ends without losses, and the action is gone.
        [tests] The tests that are left do not take place.
       *[evolution] There will be no new gene, and the action is gone.
    }
# $price (text) what was paid so far
# $player (text) the name of whoever paid
call-off-by = { $player } { $price }
# $paid (text) who paid
call-off-paid = Not given back: { $paid }.
# $count (number)
call-off-tokens =
    { $count ->
        [one] { $count } turned token
       *[other] { $count } turned tokens
    }
call-off-undo = Undo gives everything back, calling off does not.
call-off-not = Play on
