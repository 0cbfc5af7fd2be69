### Corrections by hand.

## Labels of the journal

label-call-off = Called off
label-correct-charged = { $player }: charged { $delta }
label-correct-fate = { $player }: { $delta } fate
label-correct-genes = { $player }: { $gene ->
       *[action] action genes
        [telepathy] telepathy genes
        [combat] combat genes
        [building] building genes
    } { $delta }
label-correct-irradiation = { $player }: { $delta } irradiation
label-correct-tokens = { $player }: tokens { $delta }
label-correct-trophies = { $player }: trophies { $delta } (tokens of { $owner })
label-eliminate = { $player } is out
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
label-mark-active = { $player } is up
label-mark-clock = Clock { $delta }
label-mark-starter = { $player } starts

## Refusals

clock-out-of-range = The clock goes from 1 to { $most }.
fate-out-of-range = { $player } can have 0 to { $most } fate points.
no-token-on-board = { $player } has no token on the board to take away.
not-doomed = { $player } is still in the game by the numbers.
not-in-turns = This belongs to the phase of player turns.
