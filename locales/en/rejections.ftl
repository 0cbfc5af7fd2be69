### Why the table says no. Each key is the code of a rejection.

nothing-to-redo = There is nothing to redo.
undo-others-first = What would have been taken back has just changed on another device; look again first.
redo-others-first = What would have been brought back has just changed on another device; look again first.
nothing-to-undo = There is nothing to undo.
unsound = After this the game could not be opened again, so nothing was changed.
already-started = This game has already begun.
not-in-game = There is no game under way.
no-such-seat = Nobody sits in seat { $seat }.
same-colour = Two players have the same colour. Give one of them another.
same-name = Two players have the same name. Change one of them.
