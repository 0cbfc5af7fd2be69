### Calculators: the last check, and what one more rest is worth.

calc-infection = Letzte Prüfung

## One more rest, one card fewer

rest-sheet = Chance zu überleben
rest-now = Wenn die Reise jetzt endete
rest-title = Noch einmal ausruhen, eine Karte weniger
rest-nothing = Es gibt keine Kontaminationskarte zu scannen.
rest-same = Ausruhen ändert jetzt nichts.
rest-worse = Ausruhen kostet mehr, als es rettet.
# $count (number) scans, $points (text) per cent points
rest-better =
    { $count ->
        [0] Am besten ist kein Scan.
        [one] Am besten ist ein Scan: { $points } Prozentpunkte mehr.
       *[other] Am besten sind { $count } Scans: { $points } Prozentpunkte mehr.
    }
# $count (number) scans
rest-scans =
    { $count ->
        [0] kein Scan
        [one] { $count } Karte gescannt
       *[other] { $count } Karten gescannt
    }
# $points (text) per cent points
rest-gains = { $points } Prozentpunkte mehr
# $points (text) percentage points by which the chance falls
rest-loses = { $points } Prozentpunkte weniger
rest-even = keine Änderung
# $share (text) per cent
rest-dies = Tod durch den Scan: { $share }
# $share (text) the chance to get a Mutation card, in per cent
rest-card = Mutationskarte: { $share }
rest-note = Jeder Scan nimmt eine Kontaminationskarte aus dem Deck. Eine infizierte bringt einen Marker oder die Mutationskarte.
rest-note-stays = Jeder Scan einer nicht infizierten Karte nimmt sie aus dem Deck. Eine infizierte bleibt und bringt einen Marker oder die Mutationskarte.
