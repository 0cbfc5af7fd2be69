### The market of phase 3.

## Refusals

# $player (text) the name of the player whom it is about
gene-held = { $player } already has { label-gene }. Choose another gene.
gene-not-in-game = With three players there is no { label-gene }. Choose another gene.
gene-sold-out = No card of { label-gene } is left. Choose another gene.
