### The market of phase 3.

## Refusals

gene-held = { $player } a déjà { label-gene }. Choisir un autre gène.
gene-not-in-game = À trois joueurs, il n’y a pas de { label-gene }. Choisir un autre gène.
gene-sold-out = { label-gene } : plus aucune carte. Choisir un autre gène.
