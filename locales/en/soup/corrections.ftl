### Corrections by hand.

## Labels of the journal

# $what (text) points, place or amoebas
label-correct =
    { $what ->
        [points] { $player }: biological points { $delta }
        [place] { $player }: ladder { $delta }
       *[amoebas] { $player }: amoebas { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player }: amoeba { $number } on the board
       *[no] { $player }: amoeba { $number } off the board
    }
label-correct-wounds = { $player }: amoeba { $number }, damage points { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } has { label-gene }
       *[no] { $player } does not have { label-gene }
    }
label-correct-supply = { $player }: cubes in the supply { $delta }

## Refusals

place-out-of-range = { $player }: the ladder of this app goes from 1 to { $most }. Choose a number in that range.
points-out-of-range = { $player }: biological points go from 0 to { $most }. Choose a number in that range.
# $least, $most (number) cubes
supply-out-of-range = Cubes in the supply, colour of { $player }: { $least } to { $most }. Choose a number in that range.
wounds-out-of-range = { $player }, amoeba { $number }: damage points go from 0 to { $most }. Choose a number in that range.
