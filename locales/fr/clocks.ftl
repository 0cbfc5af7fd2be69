### Les chronos des joueurs : chacun se met en pause séparément.

# $player (text) à qui est le chrono, $time (text) le temps écoulé
clock-of = Chrono, { $player } : { $time }
clock-paused = Chrono, { $player } : { $time }, en pause
label-pause-clock =
    { $paused ->
        [yes] { $player } : chrono en pause
       *[no] { $player } : le chrono repart
    }
clocks-off = Tous les chronos sont en pause. Les relancer d’abord.
clock-paused-already = { $player } : ce chrono est déjà en pause. En choisir un autre.
clock-runs-already = { $player } : ce chrono tourne déjà. En choisir un autre.
