### The market of phase 3.

## Refusals

gene-held = { $player } już ma gen { label-gene }. Wybierzcie inny gen.
gene-not-in-game = Przy trzech graczach nie ma genu { label-gene }. Wybierzcie inny gen.
gene-sold-out = Nie ma już karty genu { label-gene }. Wybierzcie inny gen.
