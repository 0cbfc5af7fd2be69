# Wiersz poleceń: zapisane gry, do czego prowadzi odtworzenie.

cli-replay-round = Runda { $round }
cli-replay-player =
    { $fate ->
        [aboard] { $player }: na statku
        [hibernated] { $player }: w hibernacji
        [escaped] { $player }: w kapsule ratunkowej
       *[dead] { $player }: nie żyje
    } (powierzchowne rany { $light }, głębokie rany { $serious }, znaczniki mutacji { $markers })
cli-replay-nobody = Nikt nie wygrał.
