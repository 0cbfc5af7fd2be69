### The die and its re-roll window.

# Stands above buttons each of which costs somebody a fate point.
dice-rerolls = Neuwurf für einen Schicksalspunkt
dice-no-fate = kein Schicksal
# $fate (number) fate points left
dice-fate-left = Schicksal { $fate }
# $player (text) the name of whoever pays for it, $fate (number) fate points that are left
dice-reroll-spoken = Neuwurf: { $player }, Schicksal { $fate }

## Labels of the journal

# $player (text) the name of whoever did it
label-accept = { $player } lässt ihn liegen
# $player (text) the name of whoever did it
label-force-reroll = { $player } erzwingt einen Neuwurf
# $player (text) the name of whoever did it, $face (number) what the die shows
label-let-stand = { $player } behält die { $face }
# $before, $irradiation (number) irradiation before and after
# $player (text) the name of whoever did it, $dose (number) the dose
label-tested = { $player }: Dosis { $dose }, Verstrahlung von { $before } auf { $irradiation }
# $player (text) the name of whoever did it, $irradiation (number) irradiation as before
label-tested-free = { $player }: keine Dosis, Verstrahlung { $irradiation }
# $doses (list) a player and the dose, such as “Magda +2”
label-tested-all = Dosen: { $doses }
# $dice (list) a player and the face, such as “Magda 3”
label-throw-dice = Würfel: { $dice }
# $player (text) the name of whoever did it, $face (number) what the die shows
label-throw-die = { $player } würfelt { $face }

## Refusals

# $player (text) the name of the player whom it is about
already-accepted = { $player } hat diesen Wurf schon liegen lassen. Warte auf die anderen.
die-lies-already = Der Würfel liegt schon. Lass ihn liegen, oder würfle neu.
no-die-lies = Noch hat niemand gewürfelt. Würfle zuerst.
no-roll-due = Jetzt ist kein Wurf dran. Spielt weiter.
# $most (number) faces of the die
no-such-face = Der Würfel hat die Seiten 1 bis { $most }. Wähle eine davon.
window-moved-on = Der Tisch hat sich inzwischen geändert. Sieh noch einmal nach.
