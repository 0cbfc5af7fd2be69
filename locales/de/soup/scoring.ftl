### Phase 6: the markers move.

scoring-todo = Die Setzsteine ziehen
scoring-done = Die Setzsteine sind gezogen
scoring-order = Nacheinander: Wer auf der Leiste vorn liegt, beginnt. Besetzte Felder werden übersprungen.
# $count (number) amoebas, $steps (number) on the ladder
scoring-amoebas =
    { $count ->
        [0] keine Amöbe, +{ $steps }
        [one] { $count } Amöbe, +{ $steps }
       *[other] { $count } Amöben, +{ $steps }
    }
# $count (number) cards counted, $steps (number) on the ladder
scoring-cards =
    { $count ->
        [0] keine Genkarte, +{ $steps }
        [one] { $count } Genkarte, +{ $steps }
       *[other] { $count } Genkarten, +{ $steps }
    }
# $count (number) occupied spaces
scoring-leapt =
    { $count ->
        [0] kein Sprung
        [one] überspringt { $count } besetztes Feld
       *[other] überspringt { $count } besetzte Felder
    }
# $start, $end (number) spaces of the ladder
scoring-place = von Feld { $start } auf { $end }
# $who (text) single or several
# $players (text) the names of whoever has reached it
scoring-finish =
    { $who ->
        [single] { $players } hat die Zielzone erreicht: Die Partie endet.
       *[several] { $players } haben die Zielzone erreicht: Die Partie endet.
    }
scoring-last-card = Die letzte Umweltkarte ist aufgedeckt: Die Partie endet.
# $count (number) environment cards left
scoring-goes-on =
    { $count ->
        [0] Keine Umweltkarte ist übrig.
        [one] Die Partie geht weiter: { $count } Umweltkarte ist übrig.
       *[other] Die Partie geht weiter: { $count } Umweltkarten sind übrig.
    }

## Labels of the journal

# $round (number) of the round
label-score = Runde { $round } ist gewertet
label-score-counted = Letzte Wertung, nach Zählung am Tisch

## Refusals

scored-already = Die Setzsteine dieser Runde sind schon gezogen. Spielt weiter.
counts-kept = Die App zählt Amöben und Genkarten in dieser Partie selbst. Lass sie weg.
counts-missing = Gib Amöben und Genkarten aller ein.
# $players (list) names, $place (number) a space of the ladder
finals-shared-space = Zählt noch einmal: Feld { $place } fasst einen Setzstein, nicht die von { $players }.
