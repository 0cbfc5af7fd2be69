### The re-roll window: what a re-roll costs.

dice-no-fate = no fate
# $fate (number) fate points left
dice-reroll-spoken = Re-roll: { $player }, fate { $fate }
