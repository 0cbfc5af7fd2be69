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
calc-bag-phases = Fazy wydarzeń naprzód
calc-bag-once = dobrany choć raz
calc-bag-start = Jak na początku gry; ilu graczy?

calc-noise-corridors = Szmery leżą w korytarzach
# $number (number) korytarza
calc-noise-corridor = { $number }
calc-noise-corridors-note = numery korytarzy przy pomieszczeniu
calc-noise-slimed = Postać ma śluz
calc-noise-near = Intruzi obok
calc-noise-near-note = w sąsiednim pomieszczeniu, nie w walce
calc-noise-come = Wchodzą intruzi
calc-noise-new = Nowe szmery
calc-noise-nothing = Nic
