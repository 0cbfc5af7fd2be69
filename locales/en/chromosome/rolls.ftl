### The die and its re-roll window.

# Stands above buttons each of which costs somebody a fate point.
dice-rerolls = Re-roll for a fate point
dice-no-fate = no fate
# $fate (number) fate points left
dice-fate-left = fate { $fate }
dice-reroll-spoken = Re-roll: { $player }, fate { $fate }

## Labels of the journal

label-accept = { $player } lets it stand
label-force-reroll = { $player } forces a re-roll
label-let-stand = { $player } keeps the { $face }
# $before, $irradiation (number) irradiation before and after
label-tested = { $player }: dose { $dose }, irradiation from { $before } to { $irradiation }
label-tested-free = { $player }: no dose, irradiation { $irradiation }
# $doses (list) a player and the dose, such as “Magda +2”
label-tested-all = Doses: { $doses }
# $dice (list) a player and the face, such as “Magda 3”
label-throw-dice = Dice: { $dice }
label-throw-die = { $player } rolls { $face }

## Refusals

already-accepted = { $player } has already let this roll stand. Wait for the others.
die-lies-already = The die already lies on the table. Let it stand, or re-roll.
no-die-lies = Nobody has rolled yet. Roll first.
no-roll-due = No roll is due now. Play on.
no-such-face = The die has faces 1 to { $most }. Choose one of these.
window-moved-on = The table has changed in the meantime. Look again.
