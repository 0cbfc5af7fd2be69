### What the whole table has to know: a line above the screen and one in the history.

notice-last-round = This is the last round.
# $player (text) the name of the player whom it is about
notice-last-tokens = { $player } fights for the last tokens.
# $who (text) none, single or several: how many still have a last turn
# $players (text) their names
# $player (text) the name of the player whom it is about
notice-last-turns =
    { $who ->
        [none] The last turn: { $player }.
        [single] { $player } finishes, then the last turn: { $players }.
       *[several] { $player } finishes, then one turn each: { $players }.
    }
# $player (text) the name of the player whom it is about
notice-one-more-action = { $player }: one more action, without another move.
# $who (text) single or several
# $players (text) the names of whoever is out
notice-out =
    { $who ->
        [single] { $players } is out.
       *[several] { $players } are out.
    }
# $who (text) single or several
# $players (text) the names of whoever is out
notice-out-last-phase =
    { $who ->
        [single] { $players } is out: the game ends after this phase.
       *[several] { $players } are out: the game ends after this phase.
    }
