### The history of a game, and undo of many steps.

journal-undone = undone: { $label }
journal-undo-steps =
    { $count ->
        [one] Undo { $count } step?
       *[other] Undo { $count } steps?
    }
journal-redo-steps =
    { $count ->
        [one] Redo { $count } step?
       *[other] Redo { $count } steps?
    }
