### Historia gry i cofanie o wiele kroków.

journal-undone = cofnięte: { $label }
journal-undo-steps =
    { $count ->
        [one] Cofnąć { $count } krok?
        [few] Cofnąć { $count } kroki?
        [many] Cofnąć { $count } kroków?
       *[other] Cofnąć { $count } kroku?
    }
journal-redo-steps =
    { $count ->
        [one] Ponowić { $count } krok?
        [few] Ponowić { $count } kroki?
        [many] Ponowić { $count } kroków?
       *[other] Ponowić { $count } kroku?
    }
journal-keep = Zostaw
# $count (number) ile wpisów w historii
journal-entries =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }
# $round (number) runda, nad tym, co się w niej działo
journal-round = Runda { $round }
# $begin (text) godzina, $end (text) późniejsza godzina
journal-stretch = { $begin }–{ $end }
journal-taken-back = Cofnięte
# $count (number) ile wpisów ponad te, które widać
journal-more =
    { $count ->
        [one] i jeszcze { $count } wpis
        [few] i jeszcze { $count } wpisy
        [many] i jeszcze { $count } wpisów
       *[other] i jeszcze { $count } wpisu
    }
# $verdict (text) kto wygrywa po poprawce: „Ola wygrywa”
journal-scored-anew = Punkty policzone od nowa. { $verdict }.
