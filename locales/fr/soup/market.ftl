### The market of phase 3.

## Refusals

gene-held = { $player } a déjà { label-gene }.
gene-not-in-game = À trois joueurs, il n’y a pas de { label-gene }.
gene-sold-out = { label-gene } : plus aucune carte.
