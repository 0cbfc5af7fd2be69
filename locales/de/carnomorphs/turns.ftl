### Rounds and turns.

## Labels of the journal

# $player (text) the name of whoever did it
label-end-turn = { $player } beendet den Zug
# $ends (text) yes or no: whether the player phase ends with it; $player (text) the name of whoever did it,
# $time (number) spaces of time that are left
label-pass =
    { $ends ->
        [yes] { $player } passt · Zeitleiste: { $time }
       *[no] { $player } passt
    }
# $player (text) the name of whoever did it
label-take-turn = { $player } ist dran
# $player (text) the name of whoever has the first player token now
label-set-first = Startspieler: { $player }
# $time (number) spaces of time that are left, or none
label-end-player-phase =
    { $time ->
        [none] Die Spielerphase ist vorbei
       *[other] Spielerphase vorbei · Zeitleiste: { $time }
    }
# $count (number) cards in hand
label-draw-hands = Auf { $count } Handkarten nachgezogen

## Refusals

hands-full = Alle haben schon so viele Handkarten. Spielt weiter.
# $player (text) the name of the player whom it is about
has-turn-already = { $player } ist schon am Zug. Wähle jemand anderen.
# $player (text) the name of the player whom it is about
is-first-already = { $player } hat den Startspielermarker schon. Wähle jemand anderen.
# $player (text) the name of the player whom it is about, $active (text) the name of whoever is up
not-your-turn = { $player } ist nicht am Zug: Dran ist { $active }.
# $player (text) the name of the player whom it is about
passed-already = { $player } hat schon gepasst. Wähle jemand anderen.
