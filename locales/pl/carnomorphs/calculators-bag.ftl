### Kalkulatory: kolonia intruzów i rzut na szmery.

calc-bag = Kolonia
calc-noise = Szmery

calc-bag-next = Następny żeton
# $count (number) fazy wydarzeń
calc-bag-in-phases =
    { $count ->
        [0] W żadnej fazie wydarzeń
        [one] Choć raz w następnej fazie wydarzeń
        [few] Choć raz w { $count } następnych fazach wydarzeń
        [many] Choć raz w { $count } następnych fazach wydarzeń
       *[other] Choć raz w { $count } następnej fazy wydarzeń
    }
calc-bag-once = dobrany choć raz
calc-bag-start = Jak na początku gry; ilu graczy?

