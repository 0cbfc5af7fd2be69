### Words of the table that every screen shares.

## Names that stay the same in every language

name = Ursuppe

## Directions of the compass

direction-west = Westen
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-stay = keine Strömung

## Things

term-points = Biopunkte
term-amoebas = Amöben
term-amoebas-on-board = Amöben auf dem Brett
term-genes = Genkarten
term-place = Feld auf der Leiste
term-ladder = Wertungsleiste
term-ozone = Ozonschicht
term-wounds = Schadenspunkte
gene-advanced = höheres Gen
# $points (number) mutation points of a card; Ray Protection has fewer than none
gene-mutation =
    { $points ->
        [0] unempfindlich
        [one] empfindlich: { $points }
       *[other] empfindlich: { $points }
    }
# $number (number) printed on the amoeba
amoeba-number = Amöbe { $number }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
amoeba-of = { $player }, Amöbe { $number }

## Counted things

# $count (number) how many there are
count-biological-points =
    { $count ->
        [0] keine Biopunkte
        [one] { $count } Biopunkt
       *[other] { $count } Biopunkte
    }
# $count (number) how many there are
count-amoebas =
    { $count ->
        [0] keine Amöbe
        [one] { $count } Amöbe
       *[other] { $count } Amöben
    }
# $count (number) how many there are
count-genes =
    { $count ->
        [0] keine Genkarte
        [one] { $count } Genkarte
       *[other] { $count } Genkarten
    }
# $count (number) how many there are
count-mutation-points =
    { $count ->
        [0] unempfindlich
        [one] empfindlich: { $count }
       *[other] empfindlich: { $count }
    }
# $count (number) how many there are
count-wounds =
    { $count ->
        [0] kein Schaden
        [one] { $count } Schadenspunkt
       *[other] { $count } Schadenspunkte
    }
# $count (number) how many there are
count-cards-left =
    { $count ->
        [0] keine Umweltkarte übrig
        [one] { $count } Umweltkarte übrig
       *[other] { $count } Umweltkarten übrig
    }

## Common sentences that name the round

# $round (number), $rounds (number)
home-round = Runde { $round } von { $rounds }
# $round (number), $rounds (number), $when (text) the day
home-also = Runde { $round } von { $rounds } · { $when }
# $round (number)
journal-round = Runde { $round }
watch-last-round = Letzte Runde
coach-begin = Führ uns durch die erste Runde
# $count (number)
count-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
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
