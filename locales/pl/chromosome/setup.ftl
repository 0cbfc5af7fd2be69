### The set-up.

stage-setup = Kto zaczyna?
next-starter = { stage-setup }
setup-starter-how = Dotknijcie osoby, która zaczyna, albo losujcie.
setup-lot = Losuj
# $player (text) kogo wskazuje stół
setup-starts = Zaczyna { $player }

## Labels of the journal

label-start-game =
    { $count ->
        [one] Początek gry, { $count } osoba
        [few] Początek gry, { $count } osoby
        [many] Początek gry, { $count } osób
       *[other] Początek gry, { $count } osoby
    }
# $player (text) kto zaczyna, $lot (text) yes, gdy wskazał los
label-choose-starter =
    { $lot ->
        [yes] Losowanie: zaczyna { $player }
       *[no] Zaczyna { $player }
    }

## Refusals

same-species = Dwie osoby mają ten sam gatunek. Zmieńcie jeden.
not-in-setup = Już wiadomo, kto zaczyna. Możecie to poprawić w menu.
starter-unknown = Wskażcie, kto zaczyna.
