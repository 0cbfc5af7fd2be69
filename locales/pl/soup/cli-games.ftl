# Wiersz poleceń o zapisanych grach: do czego prowadzi odtworzenie.

cli-replay-round = Runda { $round }
cli-replay-player =
    { $player }: pole { $place } drabiny, { $points ->
        [0] bez punktów biologicznych
        [one] 1 punkt biologiczny
        [few] { $points } punkty biologiczne
        [many] { $points } punktów biologicznych
       *[other] { $points } punktu biologicznego
    }, { $amoebas ->
        [0] bez ameb
        [one] 1 ameba
        [few] { $amoebas } ameby
        [many] { $amoebas } ameb
       *[other] { $amoebas } ameby
    }, { $genes ->
        [0] bez genów
        [one] 1 gen
        [few] { $genes } geny
        [many] { $genes } genów
       *[other] { $genes } genu
    }
cli-score-space = pole { $place } na drabinie
