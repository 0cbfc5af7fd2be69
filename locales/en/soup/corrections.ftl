### Corrections by hand.

## Labels of the journal

# $what (text) points, place or amoebas
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct =
    { $what ->
        [points] { $player }: biological points { $delta }
        [place] { $player }: ladder { $delta }
       *[amoebas] { $player }: amoebas { $delta }
    }
# $set (text) yes or no: whether it is on the board now; $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-correct-amoeba =
    { $set ->
        [yes] { $player }: amoeba { $number } on the board
       *[no] { $player }: amoeba { $number } off the board
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba,
# $delta (text) by how much it changed, with its sign
label-correct-wounds = { $player }: amoeba { $number }, damage points { $delta }
# $set (text) yes or no: whether the player has it now; $player (text) the name of whoever did it
label-correct-gene =
    { $set ->
        [yes] { $player } has { label-gene }
       *[no] { $player } does not have { label-gene }
    }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-supply = { $player }: cubes in the supply { $delta }

## Refusals

# $player (text) the name of the player whom it is about, $most (number) the last space
place-out-of-range = { $player }: the ladder of this app goes from 1 to { $most }. Choose a number in that range.
# $player (text) the name of the player whom it is about, $most (number) the largest number that is allowed
points-out-of-range = { $player }: biological points go from 0 to { $most }. Choose a number in that range.
# $least, $most (number) cubes
# $player (text) the name of whoever has that colour
supply-out-of-range = Cubes in the supply, colour of { $player }: { $least } to { $most }. Choose a number in that range.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba,
# $most (number) the largest number that is allowed
wounds-out-of-range = { $player }, amoeba { $number }: damage points go from 0 to { $most }. Choose a number in that range.
