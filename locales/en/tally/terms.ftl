### Words of the score pad that every screen shares.

name = Score pad

## Common sentences that name the round

# $round (number) a round, or how many named rows are full, $rounds (number) of how many rows; 0 by rounds
home-round =
    { $rounds ->
        [0] Round { $round }
        [one] Rows: { $round } of { $rounds }
       *[other] Rows: { $round } of { $rounds }
    }
# $round (number) a round, or how many named rows are full, $rounds (number) of how many rows; 0 by rounds, $when (text) the day
home-also =
    { $rounds ->
        [0] round { $round }
        [one] rows: { $round } of { $rounds }
       *[other] rows: { $round } of { $rounds }
    } · { $when }

## The card of an open game on Home

# $phase (text) the phase of a game in which nobody in particular is waited for
home-phase =
    { $phase ->
        [complete] All points are in
       *[writing] { band-writes }
    }
# $player (text) a name
table-turn-of = Next points: { $player }
