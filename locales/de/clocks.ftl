### Players' clocks: each can be paused by itself.

# $player (text) whose clock, $time (text) how much time has passed so far
clock-of = Uhr von { $player }: { $time }
# $player (text) the name of the player whom it is about, $time (text) minutes and seconds
clock-paused = Uhr von { $player }: { $time }, angehalten
# $paused (text) yes or no: whether it stands still from now on; $player (text) the name of whoever has that clock
label-pause-clock =
    { $paused ->
        [yes] { $player }: Uhr angehalten
       *[no] { $player }: Uhr läuft weiter
    }
clocks-off = Alle Uhren stehen. Starte sie zuerst.
# $player (text) the name of the player whom it is about
clock-paused-already = { $player }: Diese Uhr steht schon. Wähle eine andere.
# $player (text) the name of the player whom it is about
clock-runs-already = { $player }: Diese Uhr läuft schon. Wähle eine andere.
