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
