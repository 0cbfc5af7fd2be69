### Corrections by hand.

## Labels of the journal

# $what (text) points, place or amoebas
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct =
    { $what ->
        [points] { $player }: Biopunkte { $delta }
        [place] { $player }: Leiste { $delta }
       *[amoebas] { $player }: Amöben { $delta }
    }
# $set (text) yes or no: whether it is on the board now; $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-correct-amoeba =
    { $set ->
        [yes] { $player }: Amöbe { $number } auf dem Brett
       *[no] { $player }: Amöbe { $number } vom Brett
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba,
# $delta (text) by how much it changed, with its sign
label-correct-wounds = { $player }: Amöbe { $number }, Schadenspunkte { $delta }
# $set (text) yes or no: whether the player has it now; $player (text) the name of whoever did it
label-correct-gene =
    { $set ->
        [yes] { $player } hat das Gen { label-gene }
       *[no] { $player } hat das Gen { label-gene } nicht
    }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-supply = { $player }: Nährstoffe im Vorrat { $delta }

## Refusals

# $player (text) the name of the player whom it is about, $most (number) the last space
place-out-of-range = { $player }: Die Leiste dieser App geht von 1 bis { $most }. Wähle eine Zahl in diesem Bereich.
# $player (text) the name of the player whom it is about, $most (number) the largest number that is allowed
points-out-of-range = { $player }: Biopunkte gehen von 0 bis { $most }. Wähle eine Zahl in diesem Bereich.
# $least, $most (number) cubes
# $player (text) the name of whoever has that colour
supply-out-of-range = Nährstoffe im Vorrat, Farbe von { $player }: { $least } bis { $most }. Wähle eine Zahl in diesem Bereich.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba,
# $most (number) the largest number that is allowed
wounds-out-of-range = { $player }, Amöbe { $number }: Schadenspunkte gehen von 0 bis { $most }. Wähle eine Zahl in diesem Bereich.
