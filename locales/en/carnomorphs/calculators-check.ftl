### Calculators: the last check, and what one more rest is worth.

calc-infection = Last check

## One more rest, one card fewer

rest-sheet = Chance to survive
rest-now = If the journey ended now
rest-title = One more rest, one card fewer
rest-nothing = There is no Contamination card to scan.
rest-same = Resting changes nothing now.
rest-worse = Resting costs more than it saves.
# $count (number) scans, $points (text) per cent points
rest-better =
    { $count ->
        [0] No scan is best.
        [one] One scan is best: { $points } points more.
       *[other] { $count } scans are best: { $points } points more.
    }
# $count (number) scans
rest-scans =
    { $count ->
        [0] no scan
        [one] { $count } card scanned
       *[other] { $count } cards scanned
    }
# $points (text) per cent points
rest-gains = { $points } points up
# $points (text) percentage points by which the chance falls
rest-loses = { $points } points down
rest-even = no change
# $share (text) per cent
rest-dies = death by the scan: { $share }
# $share (text) the chance to get a Mutation card, in per cent
rest-card = Mutation card: { $share }
rest-note = Each scan takes one Contamination card out of the deck. An infected one brings a marker, or the Mutation card.
rest-note-stays = Each scan of a card that is not infected takes it out of the deck. An infected one stays, and brings a marker or the Mutation card.
