### Corrections by hand.

## Labels of the journal

# $what (text) points, place albo amoebas
label-correct =
    { $what ->
        [points] { $player }: punkty biologiczne { $delta }
        [place] { $player }: drabina { $delta }
       *[amoebas] { $player }: ameby { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player }: ameba { $number } na planszy
       *[no] { $player }: ameba { $number } poza planszą
    }
label-correct-wounds = { $player }: ameba { $number }, obrażenia { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } ma gen: { label-gene }
       *[no] { $player } nie ma genu: { label-gene }
    }
label-correct-supply = { $player }: kostki w zasobach { $delta }

## Refusals

place-out-of-range = { $player }: drabina w aplikacji ma pola od 1 do { $most }. Wybierzcie liczbę z tego zakresu.
points-out-of-range = { $player }: punktów biologicznych może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
# $least, $most (number) kostki
supply-out-of-range = Kostki w zasobach, kolor: { $player }. Może ich być od { $least } do { $most }. Wybierzcie liczbę z tego zakresu.
wounds-out-of-range = { $player }, ameba { $number }: obrażeń może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
