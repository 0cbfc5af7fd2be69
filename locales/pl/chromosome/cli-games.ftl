# Wiersz poleceń: zapisane gry, do czego prowadzi odtworzenie.

cli-replay-course =
    { $entries ->
        [one] { $entries } wpis, runda { $round } z { $rounds }
        [few] { $entries } wpisy, runda { $round } z { $rounds }
        [many] { $entries } wpisów, runda { $round } z { $rounds }
       *[other] { $entries } wpisu, runda { $round } z { $rounds }
    }
cli-replay-player = { $player }: punkty { $score } (żetony { $tokens }, trofea { $trophies }, los { $fate }, napromieniowanie { $irradiation })
