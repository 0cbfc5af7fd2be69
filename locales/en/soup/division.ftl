### Phase 4: ten points, then new amoebas.

# $count (number) biological points
division-received =
    { $count ->
        [0] no points received
        [one] { $count } biological point received
       *[other] { $count } biological points received
    }
division-nobody = Nobody else divides
division-together = Amoebas divide
division-one-each = One amoeba each
# $count (number) amoebas on the board, $most (number) so many there can be
division-on-board =
    { $count ->
        [0] No amoeba on the board
        [one] { $count } of { $most } amoebas on the board
       *[other] { $count } of { $most } amoebas on the board
    }
division-none = The first one is free.
division-number = Which number
division-where = Where it may stand
division-anywhere-first = On any space: none of your amoebas is on the board.
division-anywhere-second = On any space without one of your colour: only one of yours is on the board.
division-spores = By Spores on any space without one of your colour.
division-spores-own = By Spores on any space.
division-beside = Next to one of your amoebas, across an edge, where none of your colour stands.
division-chain = Also next to one that you have placed just now.
# $count (number) biological points
division-new =
    { $count ->
        [0] New amoeba, free
        [one] New amoeba: { $count } point
       *[other] New amoeba: { $count } points
    }
# $count (number) biological points for one more amoeba, as short as can be
division-price =
    { $count ->
        [0] an amoeba free
        [one] { $count } an amoeba
       *[other] { $count } an amoeba
    }
# $number (number) on the amoeba, $count (number) biological points
division-new-number =
    { $count ->
        [0] New amoeba { $number }, free
        [one] New amoeba { $number }: { $count } point
       *[other] New amoeba { $number }: { $count } points
    }

## Labels of the journal

# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-divide = { $player }: new amoeba { $number }, { label-price }
# $player (text) the name of whoever did it
label-divide-short = { $player }: a new amoeba
# $player (text) the name of whoever did it
label-divide-back = { $player } takes an amoeba back

## Refusals

# $player (text) the name of the player whom it is about, $most (number) amoebas of a colour
no-amoeba-left = { $player } has all { $most } amoebas on the board. Choose somebody else.
