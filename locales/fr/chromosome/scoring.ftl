### The end of the game.

## Labels of the journal

label-end-game = Partie arrêtée ici

## Refusals

# $most (number) jetons d’une espèce
finals-too-many-tokens = Recomptez : il y a plus de trophées que de jetons hors du plateau. Chaque espèce en a { $most }.
