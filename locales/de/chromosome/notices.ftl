### What the whole table has to know: a line above the screen and one in the history.

notice-last-round = Das ist die letzte Runde.
# $player (text) the name of the player whom it is about
notice-last-tokens = { $player } kämpft um die letzten Marker.
# $who (text) none, single or several: how many still have a last turn
# $players (text) their names
# $player (text) the name of the player whom it is about
notice-last-turns =
    { $who ->
        [none] Der letzte Zug: { $player }.
        [single] { $player } spielt zu Ende, dann der letzte Zug: { $players }.
       *[several] { $player } spielt zu Ende, dann je ein Zug: { $players }.
    }
# $player (text) the name of the player whom it is about
notice-one-more-action = { $player }: noch eine Aktion, ohne weitere Bewegung.
# $who (text) single or several
# $players (text) the names of whoever is out
notice-out =
    { $who ->
        [single] { $players } ist raus.
       *[several] { $players } sind raus.
    }
# $who (text) single or several
# $players (text) the names of whoever is out
notice-out-last-phase =
    { $who ->
        [single] { $players } ist raus: Die Partie endet nach dieser Phase.
       *[several] { $players } sind raus: Die Partie endet nach dieser Phase.
    }
