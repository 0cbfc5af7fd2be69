### Turns, phases and rounds.

## On the page of every phase

# $count (number) biological points that the player has
phase-points =
    { $count ->
        [0] no biological points
        [one] { $count } biological point
       *[other] { $count } biological points
    }
# $player (text) a player or a gene, $what (text) what is theirs
phase-of = { $player }: { $what }
# $count (number) biological points, as short as can be
phase-points-short =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
phase-genes = Genes that matter now
# $then (text) signed steps on the ladder
score-gain = with it { $then } in the scoring

## Eating

## Labels of the journal

label-end-game = End of the game
# $player (text) the name of whoever did it
label-end-turn = { $player }’s turn is over
# $phase (text) the phase that ends
label-end-phase =
    { $phase ->
        [movement] Phase 1 is over: everyone has eaten
        [environment] Phase 2 is over: debts are settled
        [genes] Phase 3 is over: no more purchases
        [division] Phase 4 is over: no more divisions
        [deaths] Phase 5 is over: the dead are off
       *[scoring] The round is over
    }
# $player (text) the name of whoever did it
label-take-turn = { $player } is up

## Refusals

# $count (number) amoebas that still wait, $player (text) the name of the player whom it is about
amoebas-left =
    { $count ->
        [0] { $player }: no amoeba waits. Play on.
        [one] { $player }: { $count } amoeba has neither eaten nor starved. Settle that first.
       *[other] { $player }: { $count } amoebas have neither eaten nor starved. Settle that first.
    }
# $who (text) single or several
# $players (text) the names of whoever still owes
debts-left =
    { $who ->
        [single] { $players } still owes the ozone. Settle that first.
       *[several] These still owe the ozone: { $players }. Settle that first.
    }
# $player (text) the name of the player whom it is about
has-turn-already = It is already { $player }’s turn. Choose somebody else.
score-first = Move the scoring markers first.
