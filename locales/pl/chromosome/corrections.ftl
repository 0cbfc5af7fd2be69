### Corrections by hand.

## Labels of the journal

label-call-off = Przerwane
label-correct-charged = { $player }: naładowane { $delta }
label-correct-fate = { $player }: los { $delta }
label-correct-genes = { $player }: { $gene ->
       *[action] geny akcji
        [telepathy] geny telepatii
        [combat] geny walki
        [building] geny budowy
    } { $delta }
label-correct-irradiation = { $player }: napromieniowanie { $delta }
label-correct-tokens = { $player }: żetony { $delta }
label-correct-trophies = { $player }: trofea { $delta } (żetony: { $owner })
label-eliminate = { $player } odpada
label-mark =
    { $what ->
        [passed]
            { $set ->
                [yes] { $player }: pas
               *[no] { $player } gra dalej
            }
        [eliminated]
            { $set ->
                [yes] { $player }: poza grą
               *[no] { $player } wraca do gry
            }
        [fate-token]
            { $set ->
                [yes] { $player }: żeton losu aktywny
               *[no] { $player }: żeton losu nieaktywny
            }
        [recovered]
            { $set ->
                [yes] { $player }: los odzyskany
               *[no] { $player }: los jeszcze do odzyskania
            }
       *[moved]
            { $set ->
                [yes] { $player }: ruch wykonany
               *[no] { $player }: ruch jeszcze możliwy
            }
    }
label-mark-active = Teraz { $player }
label-mark-clock = Zegar { $delta }
label-mark-starter = Zaczyna { $player }

## Refusals

clock-out-of-range = Zegar ma pola od 1 do { $most }.
fate-out-of-range = { $player }: punktów losu może być od 0 do { $most }.
no-token-on-board = { $player }: na planszy nie ma już żetonu do zdjęcia.
not-doomed = { $player }: z liczb nie wynika eliminacja.
not-in-turns = To należy do fazy tur graczy.
