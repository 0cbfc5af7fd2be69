### The time, destination and egg tracks.

tracks-later = Sie rücken vor, sobald das Spiel begonnen hat.
tracks-time = Zeit übrig
# $count (number) spaces left when it opens
tracks-time-opens = Felder · Kälteschlaf ab { $count }
tracks-time-open = Felder · Kälteschlaf ist möglich
tracks-self-destruct = Selbstzerstörung
tracks-self-destruct-note = Felder bis zur Explosion
tracks-self-destruct-on = Selbstzerstörung läuft
# $count (number) spaces of the track
tracks-self-destruct-start = Leiste mit { $count }
# $count (number) spaces left on the first yellow one
tracks-self-destruct-stop = gelb ab { $count } übrig: nicht mehr zu stoppen, alle Kapseln entsperrt
tracks-self-destruct-final = gelb: nicht mehr zu stoppen
tracks-eggs-note = Futter im Nest
tracks-nest-found = Nest entdeckt
tracks-nest-destroyed = Nest zerstört
tracks-nest-without-eggs = auf der Karnomorph-Tafel ist kein Ei übrig
tracks-blue-corpse-note = ein rotes Plättchen setzt dort einen Verschlinger
tracks-encounter = Die erste Begegnung war schon
tracks-encounter-note = Dann behalten alle 1 von 2 Zielen.

## Labels of the journal

# $running (text) yes or no: whether it runs from now on
label-start-self-destruct =
    { $running ->
        [yes] Selbstzerstörung beginnt
       *[no] Selbstzerstörung gestoppt
    }
# $track (text) which number was changed: time, self-destruct or eggs;
# $delta (text) by how much it changed, with its sign
label-correct-track =
    { $track ->
        [time] Zeitleiste { $delta }
        [self-destruct] Selbstzerstörung { $delta }
       *[eggs] Eier auf der Tafel { $delta }
    }

## Refusals

# $most (number) the largest number that is allowed
eggs-out-of-range =
    { $most ->
        [0] Alle Eier liegen in Räumen, auf der Karnomorph-Tafel kann also keins sein. Korrigiere erst die Räume.
        [one] Auf der Karnomorph-Tafel kann höchstens { $most } Ei liegen. Die anderen liegen in Räumen. Wähle weniger.
       *[other] Auf der Karnomorph-Tafel können höchstens { $most } Eier liegen. Die anderen liegen in Räumen. Wähle weniger.
    }
self-destruct-active = Die Selbstzerstörung läuft schon. Spielt weiter.
self-destruct-final = Die Selbstzerstörung steht auf einem gelben Feld: Sie ist nicht mehr zu stoppen. Spielt weiter.
self-destruct-inactive = Die Selbstzerstörung läuft nicht. Starte sie erst.
# $most (number) the largest number that is allowed
self-destruct-out-of-range = Felder bis zur Explosion: höchstens { $most }. Wähle weniger.
# $most (number) the largest number that is allowed
time-out-of-range = Felder auf der Zeitleiste: höchstens { $most }. Wähle weniger.
