### The end of the game.

## Labels of the journal

label-end-game = Game ended here

## Refusals

finals-too-many-tokens = Count again: more trophies than tokens off the board.
