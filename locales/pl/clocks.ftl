### Zegary graczy: każdy można wstrzymać z osobna.

# $player (text) czyj zegar, $time (text) ile czasu już minęło
clock-of = Zegar, { $player }: { $time }
clock-paused = Zegar, { $player }: { $time }, wstrzymany
label-pause-clock =
    { $paused ->
        [yes] { $player }: zegar wstrzymany
       *[no] { $player }: zegar idzie dalej
    }
clocks-off = Zegary wszystkich graczy stoją. Najpierw je uruchomcie.
clock-paused-already = { $player }: ten zegar już jest wstrzymany. Wskażcie inny.
clock-runs-already = { $player }: ten zegar już idzie. Wskażcie inny.
