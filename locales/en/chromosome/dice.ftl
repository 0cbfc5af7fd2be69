### The re-roll window: what a re-roll costs.

# Stands above buttons each of which costs somebody a fate point.
dice-rerolls = Re-roll for a fate point
dice-no-fate = no fate
# $fate (number) fate points left
dice-fate-left = fate { $fate }
dice-reroll-costs = fate { $fate }, costs 1
dice-reroll-spoken = Re-roll: { $player }, fate { $fate }
