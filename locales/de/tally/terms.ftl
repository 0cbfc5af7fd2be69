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

home-phase = Alle Punkte stehen
# $player (text) a name
table-turn-of = Nächste Punkte: { $player }
