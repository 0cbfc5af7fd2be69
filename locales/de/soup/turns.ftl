### Turns, phases and rounds.

## On the page of every phase

# $count (number) biological points that the player has
phase-points =
    { $count ->
        [0] keine Biopunkte
        [one] { $count } Biopunkt
       *[other] { $count } Biopunkte
    }
# $player (text) a player or a gene, $what (text) what is theirs
phase-of = { $player }: { $what }
# $count (number) biological points, as short as can be
phase-points-short =
    { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
phase-genes = Gene, die jetzt zählen
# $then (text) signed steps on the ladder
score-gain = damit { $then } in der Wertung

## Eating

## Labels of the journal

label-end-game = Ende der Partie
# $player (text) the name of whoever did it
label-end-turn = Zug von { $player } ist vorbei
# $phase (text) the phase that ends
label-end-phase =
    { $phase ->
        [movement] Phase 1 ist vorbei: Alle haben gefressen
        [environment] Phase 2 ist vorbei: Schulden beglichen
        [genes] Phase 3 ist vorbei: keine Käufe mehr
        [division] Phase 4 ist vorbei: keine Teilungen mehr
        [deaths] Phase 5 ist vorbei: Die Toten sind weg
       *[scoring] Die Runde ist vorbei
    }
# $player (text) the name of whoever did it
label-take-turn = { $player } ist dran

## Refusals

# $count (number) amoebas that still wait, $player (text) the name of the player whom it is about
amoebas-left =
    { $count ->
        [0] { $player }: Keine Amöbe wartet. Spielt weiter.
        [one] { $player }: { $count } Amöbe hat weder gefressen noch gehungert. Erledige das erst.
       *[other] { $player }: { $count } Amöben haben weder gefressen noch gehungert. Erledige das erst.
    }
# $who (text) single or several
# $players (text) the names of whoever still owes
debts-left =
    { $who ->
        [single] { $players } schuldet dem Ozon noch etwas. Begleiche das erst.
       *[several] Dem Ozon schulden noch etwas: { $players }. Begleicht das erst.
    }
# $player (text) the name of the player whom it is about
has-turn-already = { $player } ist schon am Zug. Wähle jemand anderen.
score-first = Zieh erst die Setzsteine.
