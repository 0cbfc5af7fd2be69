### Intruders on board, and the rooms they stand in.

intruders-title = Xenos
intruders-none = Kein Xeno ist auf dem Brett notiert.
intruders-unlisted = Nicht auf der Liste
intruders-none-left = Keine Figuren übrig.
intruders-nowhere = kein Raum notiert
intruders-fights = Im Kampf
intruders-fights-note = wo es kein Raum sagt
intruders-fights-nobody = Mit niemandem im Kampf: In seinem Raum ist kein Charakter notiert.
# $players (text) names
intruders-fights-with = Im Kampf mit { $players }
intruders-dead = endgültig tot
# $intruder (text) its kind
intruders-dies = { $intruder } stirbt
# $remains (text) what stays in the room
intruders-leaves = hinterlässt { $remains }
intruders-leaves-nothing = hinterlässt nichts
intruders-leaves-unplaced = kein Raum ist notiert: Trag ein, wo es liegt
intruders-place = Xeno setzen
# $intruder (text) its kind, $count (number) figures left
intruders-kind-left = { $intruder } · { $count }
# $intruder (text) its kind, as an object
intruders-place-kind = Setze { $intruder }
intruders-reveals = der erste seiner Art: Adaptation aufdecken
intruders-card = Zahl auf der Angriffskarte
intruders-card-note = die obere für Verschlinger, die untere für andere
intruders-card-enter = Zahl der Angriffskarte eingeben
# $number (number) on the card
intruders-card-dies = Zahl { $number }: stirbt
# $number (number) on the card
intruders-card-lives = Zahl { $number }: lebt
intruders-moves = Geht nach
# $room (text) its name
intruders-move-to = Bewegen: { $room }
intruders-kill = Stirbt ohne Karte
intruders-retreat = Rückzug in die Wartungsschächte
intruders-retreat-note = vom Brett, Plättchen zurück in den Beutel
intruders-remove = Spurlos entfernen

## Rooms

rooms-title = Räume

## The table

# $count (number) figures
table-intruders =
    { $count ->
        [0] Keine Xenos auf dem Brett
        [one] { $count } Xeno auf dem Brett
       *[other] { $count } Xenos auf dem Brett
    }

## Attack and feeding

events-in-combat = im Kampf

## Labels of the journal

label-place-intruder = { label-figure } erscheint
# $room (text) name or number of the room
label-move-intruder = { label-intruder } geht nach: { $room }
# $delta (text) by how much it changed, with its sign
label-injure-intruder = { label-figure }: Schaden { $delta }
# $dies (text) yes or no: whether the intruder dies; $number (number) wound number on the attack card
label-check-death =
    { $dies ->
        [yes] { label-figure }, Angriffskarte { $number }: stirbt
       *[no] { label-figure }, Angriffskarte { $number }: lebt weiter
    }
label-kill-intruder = { label-figure } stirbt
label-remove-intruder = { label-figure } entfernt
# $delta (text) by how much it changed, with its sign
label-correct-figures = Figuren, { label-intruder } { $delta }

## Refusals

# $most (number) the largest number that is allowed
injuries-out-of-range = Ein Xeno kann 0 bis { $most } Schaden haben. Wähle eine Zahl in diesem Bereich.
intruder-unnamed = Sag, welcher Xeno stirbt.
# $intruder (text) the kind of which no figure is left: metagorger, shambler, fleshbeast or butcher
no-figure-left =
    { $intruder ->
        [metagorger] Keine Verschlinger-Figur ist übrig.
        [shambler] Keine Schlurfer-Figur ist übrig.
        [fleshbeast] Keine Fleischbestien-Figur ist übrig.
       *[butcher] Die Figur des Schlächters ist schon auf dem Brett.
    } Wähle eine andere, oder keine.
# $intruder (text) the kind that was named: metagorger, shambler, fleshbeast or butcher
no-figure-on-board =
    { $intruder ->
        [metagorger] Außerhalb der Liste ist kein Verschlinger auf dem Brett. Wähle einen aus der Liste.
        [shambler] Außerhalb der Liste ist kein Schlurfer auf dem Brett. Wähle einen aus der Liste.
        [fleshbeast] Außerhalb der Liste ist keine Fleischbestie auf dem Brett. Wähle eine aus der Liste.
       *[butcher] Außerhalb der Liste ist der Schlächter nicht auf dem Brett. Wähle ihn aus der Liste.
    }
not-injured = Ein Xeno ohne Schaden stirbt nicht. Trag erst seinen Schaden ein.
