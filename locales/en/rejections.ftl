### Why the table says no. Each key is the code of a rejection.

nothing-to-redo = There is nothing to redo.
nothing-to-undo = There is nothing to undo.
