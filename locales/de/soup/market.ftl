### The market of phase 3.

## Refusals

# $player (text) the name of the player whom it is about
gene-held = { $player } hat { label-gene } schon. Wähle ein anderes Gen.
gene-not-in-game = Zu dritt gibt es { label-gene } nicht. Wähle ein anderes Gen.
gene-sold-out = Von { label-gene } ist keine Karte mehr da. Wähle ein anderes Gen.
