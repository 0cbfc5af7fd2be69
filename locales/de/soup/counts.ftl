### What is counted, where amoebas go, and how a debt is paid.

term-biological-points = Biopunkte

# $direction (string)
direction =
    { $direction ->
        [west] Westen
        [north] Norden
        [east] Osten
        [south] Süden
       *[stay] Bleiben
    }

payment-cheapest = Der billigste Weg
payment-others = Andere Wege
# $count (number) points paid and what the genes given up are worth, less the points that come back
payment-lost = insgesamt { $count } wert
# $count (number) what the genes pay beyond the debt
payment-excess = { $count } zu viel
# $count (number) biological points that come back
payment-returned =
    { $count ->
        [0] nichts kommt zurück
        [one] { $count } Punkt kommt zurück
       *[other] { $count } Punkte kommen zurück
    }
