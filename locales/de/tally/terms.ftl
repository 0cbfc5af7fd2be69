### Words of the score pad that every screen shares.

name = Punkteblock

## Common sentences that name the round

# $round (number) a round, or how many named rows are full, $rounds (number) of how many rows; 0 by rounds
home-round =
    { $rounds ->
        [0] Runde { $round }
        [one] Zeilen: { $round } von { $rounds }
       *[other] Zeilen: { $round } von { $rounds }
    }
# $round (number) a round, or how many named rows are full, $rounds (number) of how many rows; 0 by rounds, $when (text) the day
home-also =
    { $rounds ->
        [0] Runde { $round }
        [one] Zeilen: { $round } von { $rounds }
       *[other] Zeilen: { $round } von { $rounds }
    } · { $when }

## The card of an open game on Home

# $phase (text) the phase of a game in which nobody in particular is waited for
home-phase =
    { $phase ->
        [complete] Alle Punkte stehen
       *[writing] { band-writes }
    }
# $player (text) a name
table-turn-of = Nächste Punkte: { $player }
