### The history of a game, and undo of many steps.

# $label (text) what was undone
journal-undone = undone: { $label }
# $count (number) how many steps
journal-undo-steps =
    { $count ->
        [one] Undo { $count } step?
       *[other] Undo { $count } steps?
    }
# $count (number) how many steps
journal-redo-steps =
    { $count ->
        [one] Redo { $count } step?
       *[other] Redo { $count } steps?
    }
journal-keep = Keep
# $count (number) how many entries of the history
journal-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
# $round (number) a round, over what happened in it
journal-round = Round { $round }
# $begin (text) a time of day, $end (text) a later one
journal-stretch = { $begin }–{ $end }
journal-taken-back = Undone
# $count (number) how many entries besides those that are shown
journal-more =
    { $count ->
        [one] and { $count } more entry
       *[other] and { $count } more entries
    }
# $verdict (text) who wins after a correction: "Ola wins"
journal-scored-anew = Scored anew. { $verdict }.
