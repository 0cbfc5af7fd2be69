### The die and its re-roll window.

# Stands above buttons each of which costs somebody a fate point.
dice-rerolls = Re-roll for a fate point
dice-no-fate = no fate
# $fate (number) fate points left
dice-fate-left = fate { $fate }
# $player (text) the name of whoever pays for it, $fate (number) fate points that are left
dice-reroll-spoken = Re-roll: { $player }, fate { $fate }

## Labels of the journal

# $player (text) the name of whoever did it
label-accept = { $player } lets it stand
# $player (text) the name of whoever did it
label-force-reroll = { $player } forces a re-roll
# $player (text) the name of whoever did it, $face (number) what the die shows
label-let-stand = { $player } keeps the { $face }
# $before, $irradiation (number) irradiation before and after
# $player (text) the name of whoever did it, $dose (number) the dose
label-tested = { $player }: dose { $dose }, irradiation from { $before } to { $irradiation }
# $player (text) the name of whoever did it, $irradiation (number) irradiation as before
label-tested-free = { $player }: no dose, irradiation { $irradiation }
# $doses (list) a player and the dose, such as “Magda +2”
label-tested-all = Doses: { $doses }
# $dice (list) a player and the face, such as “Magda 3”
label-throw-dice = Dice: { $dice }
# $player (text) the name of whoever did it, $face (number) what the die shows
label-throw-die = { $player } rolls { $face }

## Refusals

# $player (text) the name of the player whom it is about
already-accepted = { $player } has already let this roll stand. Wait for the others.
die-lies-already = The die already lies on the table. Let it stand, or re-roll.
no-die-lies = Nobody has rolled yet. Roll first.
no-roll-due = No roll is due now. Play on.
# $most (number) faces of the die
no-such-face = The die has faces 1 to { $most }. Choose one of these.
window-moved-on = The table has changed in the meantime. Look again.
