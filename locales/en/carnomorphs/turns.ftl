### Rounds and turns.

## Labels of the journal

label-end-turn = { $player } ends the turn
label-pass =
    { $ends ->
        [yes] { $player } passes · time track: { $time }
       *[no] { $player } passes
    }
label-take-turn = { $player } is up
label-set-first = First player: { $player }
label-end-player-phase =
    { $time ->
        [none] The player phase is over
       *[other] The player phase is over · time track: { $time }
    }
# $count (number) cards in hand
label-draw-hands = Hands drawn up to { $count }

## Refusals

hands-full = Everybody has that many cards in hand already. Play on.
has-turn-already = It is already { $player }’s turn. Choose somebody else.
is-first-already = { $player } already has the first player token. Choose somebody else.
not-your-turn = It is not { $player }’s turn: { $active } is up.
passed-already = { $player } has already passed. Choose somebody else.
