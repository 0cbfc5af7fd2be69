### Why the table says no. Each key is the code of a rejection.

nothing-to-redo = There is nothing to redo. Play on.
undo-others-first = What would have been taken back has just changed on another device; look again first.
redo-others-first = What would have been brought back has just changed on another device; look again first.
nothing-to-undo = There is nothing to undo. Play on.
unsound = After this the game could not be opened again, so nothing was changed. Do it another way.
already-started = This game has already begun. Play on.
not-in-game = There is no game under way. Begin one.
# $seat (number) of the seat
no-such-seat = Nobody sits in seat { $seat }. Choose another.
same-colour = Two players have the same colour. Give one of them another.
same-name = Two players have the same name. Change one of them.
