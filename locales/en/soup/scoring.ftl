### Phase 6: the markers move.

scoring-todo = Moving the markers
scoring-done = The markers have moved
scoring-order = One after the other, whoever is first on the ladder begins. Occupied spaces are leapt over.
# $count (number) amoebas, $steps (number) on the ladder
scoring-amoebas =
    { $count ->
        [0] no amoeba, +{ $steps }
        [one] { $count } amoeba, +{ $steps }
       *[other] { $count } amoebas, +{ $steps }
    }
# $count (number) cards counted, $steps (number) on the ladder
scoring-cards =
    { $count ->
        [0] no gene card, +{ $steps }
        [one] { $count } gene card, +{ $steps }
       *[other] { $count } gene cards, +{ $steps }
    }
# $count (number) occupied spaces
scoring-leapt =
    { $count ->
        [0] no leap
        [one] leaps over { $count } occupied space
       *[other] leaps over { $count } occupied spaces
    }
# $start, $end (number) spaces of the ladder
scoring-place = from space { $start } to { $end }
# $who (text) single or several
# $players (text) the names of whoever has reached it
scoring-finish =
    { $who ->
        [single] { $players } has reached the finish zone: the game ends.
       *[several] { $players } have reached the finish zone: the game ends.
    }
scoring-last-card = The last environment card has been turned: the game ends.
# $count (number) environment cards left
scoring-goes-on =
    { $count ->
        [0] No environment card is left.
        [one] The game goes on: { $count } environment card is left.
       *[other] The game goes on: { $count } environment cards are left.
    }

## Labels of the journal

# $round (number) of the round
label-score = Round { $round } is scored
label-score-counted = Last scoring, by the count at the table

## Refusals

scored-already = The markers of this round have been moved. Play on.
counts-kept = The app counts amoebas and gene cards itself in this game. Leave them out.
counts-missing = Enter amoebas and gene cards of every player.
# $players (list) names, $place (number) a space of the ladder
finals-shared-space = Count again: space { $place } takes one marker, not those of { $players }.
