### The end of the game.

## Labels of the journal

label-end-game = Partie arrêtée ici

## Refusals

finals-too-many-tokens = À recompter : il y a plus de trophées que de jetons hors du plateau.
