### Corrections by hand.

## Labels of the journal

label-call-off = Przerwane
label-called-off =
    { $what ->
        [battle] Walka przerwana
        [tests] Testy przerwane
       *[evolution] Ewolucja przerwana
    }
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
               *[no] { $player }: żeton losu wyczerpany
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

clock-out-of-range = Zegar ma pola od 1 do { $most }. Wybierzcie liczbę z tego zakresu.
fate-out-of-range = { $player }: punktów losu może być od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
no-token-on-board = { $player }: na planszy nie ma już żetonu do zdjęcia. Wskażcie kogoś innego albo poprawcie liczbę.
not-doomed = { $player }: z liczb nie wynika eliminacja. Najpierw je poprawcie.
not-in-turns = To należy do fazy tur graczy. Najpierw dokończcie tę fazę.

## Przerwanie walki, testów, ewolucji

# $what (text) battle, tests, evolution
call-off =
    { $what ->
        [battle] Przerwij walkę
        [tests] Przerwij testy
       *[evolution] Przerwij ewolucję
    }
call-off-note =
    { $what ->
        [battle] Walka skończy się bez strat, a akcja przepada.
        [tests] Testy, które zostały, się nie odbędą.
       *[evolution] Nowego genu nie będzie, a akcja przepada.
    }
# $price (text) co już zapłacono
call-off-by = { $player }: { $price }
# $paid (text) kto zapłacił
call-off-paid = Nie wraca: { $paid }.
# $count (number)
call-off-tokens =
    { $count ->
        [one] { $count } obrócony żeton
        [few] { $count } obrócone żetony
        [many] { $count } obróconych żetonów
       *[other] { $count } obróconego żetonu
    }
call-off-undo = Cofnięcie oddaje wszystko, przerwanie nie.
call-off-not = Gramy dalej
