### The set-up.

## Labels of the journal

label-start-game =
    { $count ->
        [one] Początek gry, { $count } osoba
        [few] Początek gry, { $count } osoby
        [many] Początek gry, { $count } osób
       *[other] Początek gry, { $count } osoby
    }

## Refusals

same-species = Dwie osoby mają ten sam gatunek. Zmieńcie jeden.
starter-unknown = Wskażcie, kto zaczyna.
