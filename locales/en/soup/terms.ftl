### Words of the table that every screen shares.

## Names that stay the same in every language

name = Primordial Soup

## Directions of the compass

direction-west = west
direction-north = north
direction-east = east
direction-south = south
direction-stay = no drift

## Things

term-points = Biological points
term-amoebas = Amoebas
term-amoebas-on-board = Amoebas on the board
term-genes = Gene cards
term-place = Place on the ladder
term-ladder = Scoring ladder
term-ozone = Ozone layer
term-wounds = Damage points
gene-advanced = advanced
# $points (number) mutation points of a card; Ray Protection has fewer than none
gene-mutation =
    { $points ->
        [0] no mutation points
        [one] { $points } mutation point
       *[other] { $points } mutation points
    }
# $number (number) printed on the amoeba
amoeba-number = Amoeba { $number }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
amoeba-of = { $player }, amoeba { $number }

## Counted things

# $count (number) how many there are
count-biological-points =
    { $count ->
        [0] no biological points
        [one] { $count } biological point
       *[other] { $count } biological points
    }
# $count (number) how many there are
count-amoebas =
    { $count ->
        [0] no amoeba
        [one] { $count } amoeba
       *[other] { $count } amoebas
    }
# $count (number) how many there are
count-genes =
    { $count ->
        [0] no gene card
        [one] { $count } gene card
       *[other] { $count } gene cards
    }
# $count (number) how many there are
count-mutation-points =
    { $count ->
        [0] no mutation points
        [one] { $count } mutation point
       *[other] { $count } mutation points
    }
# $count (number) how many there are
count-wounds =
    { $count ->
        [0] no damage
        [one] { $count } damage point
       *[other] { $count } damage points
    }
# $count (number) how many there are
count-cards-left =
    { $count ->
        [0] no environment card left
        [one] { $count } environment card left
       *[other] { $count } environment cards left
    }

## Common sentences that name the round

# $round (number), $rounds (number)
home-round = Round { $round } of { $rounds }
# $round (number), $rounds (number), $when (text) the day
home-also = round { $round } of { $rounds } · { $when }
# $round (number)
journal-round = Round { $round }
watch-last-round = Last round
coach-begin = Coach us through the first round
# $count (number)
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

## The card of an open game on Home

# $phase (text) the phase of a game in which nobody in particular is waited for
home-phase =
    { $phase ->
        [movement] { stage-movement }
        [environment] { stage-environment }
        [genes] { stage-genes }
        [division] { stage-division }
        [deaths] { stage-deaths }
        [scoring] { stage-scoring }
       *[setup] { stage-setup }
    }
