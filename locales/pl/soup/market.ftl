### The market of phase 3.

## Refusals

gene-held = { $player } już ma gen { label-gene }.
gene-not-in-game = Przy trzech graczach nie ma genu { label-gene }.
gene-sold-out = Nie ma już karty genu { label-gene }.
