### Rounds and turns.

## Labels of the journal

# $player (text) the name of whoever did it
label-end-turn = { $player } ends the turn
# $ends (text) yes or no: whether the player phase ends with it; $player (text) the name of whoever did it,
# $time (number) spaces of time that are left
label-pass =
    { $ends ->
        [yes] { $player } passes · time track: { $time }
       *[no] { $player } passes
    }
# $player (text) the name of whoever did it
label-take-turn = { $player } is up
# $player (text) the name of whoever has the first player token now
label-set-first = First player: { $player }
# $time (number) spaces of time that are left, or none
label-end-player-phase =
    { $time ->
        [none] The player phase is over
       *[other] The player phase is over · time track: { $time }
    }
# $count (number) cards in hand
label-draw-hands = Hands drawn up to { $count }

## Refusals

hands-full = Everybody has that many cards in hand already. Play on.
# $player (text) the name of the player whom it is about
has-turn-already = It is already { $player }’s turn. Choose somebody else.
# $player (text) the name of the player whom it is about
is-first-already = { $player } already has the first player token. Choose somebody else.
# $player (text) the name of the player whom it is about, $active (text) the name of whoever is up
not-your-turn = It is not { $player }’s turn: { $active } is up.
# $player (text) the name of the player whom it is about
passed-already = { $player } has already passed. Choose somebody else.
