### The end of the game.

## Labels of the journal

label-end-game = Partie hier beendet

## Refusals

finals-too-many-tokens = Zählt noch einmal: mehr Trophäen als Marker, die vom Brett sind.
