### The history of a game, and undo of many steps.

# $label (text) what was undone
journal-undone = zurückgenommen: { $label }
# $count (number) how many steps
journal-undo-steps =
    { $count ->
        [one] { $count } Schritt zurücknehmen?
       *[other] { $count } Schritte zurücknehmen?
    }
# $count (number) how many steps
journal-redo-steps =
    { $count ->
        [one] { $count } Schritt wiederholen?
       *[other] { $count } Schritte wiederholen?
    }
journal-keep = Behalten
# $count (number) how many entries of the history
journal-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
# $round (number) a round, over what happened in it
journal-round = Runde { $round }
# $begin (text) a time of day, $end (text) a later one
journal-stretch = { $begin }–{ $end }
journal-taken-back = Zurückgenommen
# $count (number) how many entries besides those that are shown
journal-more =
    { $count ->
        [one] und { $count } weiterer Eintrag
       *[other] und { $count } weitere Einträge
    }
# $verdict (text) who wins after a correction: "Ola wins"
journal-scored-anew = Neu gewertet. { $verdict }.
