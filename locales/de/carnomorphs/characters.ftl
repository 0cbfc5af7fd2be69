### Characters: the row on the table, the sheet, what becomes of them.

## The row

# $number (number) on the help card
player-number = Nr. { $number }
player-row-passed = gepasst
player-first = Startspieler
player-aboard = an Bord
player-hibernated = im Kälteschlaf
player-escaped = geflohen
player-in-combat = im Kampf
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = Mutationskarte
# $pod (number) which
player-in-pod = in Kapsel { $pod }

## The sheet

player-hand = Handkarten
hand-unknown = Handkarten: unbekannt
# $count (number) cards in hand
hands-draw = Alle ziehen auf { $count } nach
# $count (number) cards in hand
hands-draw-alone = Auf { $count } nachziehen
player-marks = Zustand
player-correct = Zahlen korrigieren
player-fate = Der Charakter ist
player-room = Raum
# $room (text) what the table calls the room
player-room-of = Raum: { $room }
# $player (text) name
player-room-title = Wo ist { $player }?
player-room-other = Anderer Raum
player-room-none = nirgends notiert
player-room-go = Dorthin gehen

## The Mutation card

mutation-take = Mutationskarte nehmen

## Links of the character's sheet

happens-chances = Chance zu überleben

## A Metagorger's attack

attack-title = Angriff eines Verschlingers
wound-title = Wunde
wound-light = Leichte Wunde
wound-serious = Schwere Wunde
wound-which = Welche Wunde
wound-confirm = Wunde nehmen

## The scanner

scan-title = Karten scannen

## Mutation markers and the Mutation card

marker-title = Mutationsmarker

## What becomes of a character

fate-title = Kapsel, Kälteschlaf, Tod
fate-sheet = Schicksal
fate-now-aboard = Jetzt an Bord.
fate-now-hibernated = Jetzt im Kälteschlaf.
fate-now-escaped = Jetzt geflohen.
fate-now-dead = Jetzt tot.
# $pod (number) which
fate-enter-pod = Steigt in Kapsel { $pod }
fate-leave = Steigt aus der Kapsel
fate-hibernated = Geht in den Kälteschlaf
# $count (number) spaces of the time track before the blue ones
fate-hibernated-note =
    { $count ->
        [0] Der Kälteschlaf ist möglich.
        [one] Kälteschlaf geht auf den blauen Feldern: noch { $count } Feld.
       *[other] Kälteschlaf geht auf den blauen Feldern: noch { $count } Felder.
    }
# $pod (number) which
fate-escaped-pod = Flieht in Kapsel { $pod }
fate-escaped = Verlässt das Schiff
fate-dead = Stirbt
fate-aboard = Ist doch an Bord
fate-choose = Wähle, was geschieht

## Adaptations

adaptations-voracious = Gefräßig
adaptations-voracious-effect = Xenos im Kampf fressen zuerst, dann greifen sie an.

## Objectives

stage-objectives = Erste Begegnung

## Labels of the journal

# $number (text) which number was changed: hand, light-wounds, serious-wounds, markers or contamination;
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct =
    { $number ->
        [hand] { $player }: Karten { $delta }
        [light-wounds] { $player }: Leichte Wunden { $delta }
        [serious-wounds] { $player }: Schwere Wunden { $delta }
        [markers] { $player }: Mutationsmarker { $delta }
       *[contamination] { $player }: Kontaminationskarten { $delta }
    }
# $flag (text) what was noted or taken back: slime, signal, in-combat or mutation;
# $player (text) the name of whoever did it
label-mark =
    { $flag ->
        [slime] { $player }: Schleim { label-set }
        [signal] { $player }: Signal { label-set }
        [in-combat] { $player }: Kampf { label-set }
       *[mutation] { $player }: Mutationskarte { label-set }
    }
# $serious (text) yes or no
# $player (text) the name of whoever did it, $dies (text) yes or no: whether the character dies of it
label-wound =
    { $serious ->
        [yes] { $player }: Schwere Wunde
       *[no] { $player }: Leichte Wunde
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $room (text) where to, or none if nobody says, $player (text) the name of whoever did it
label-go-to =
    { $room ->
        [none] { $player } geht weiter
       *[other] { $player } geht nach: { $room }
    }
# $pod (number) the Escape Pod, or none
# $fate (text) what became of the character: dead, hibernated, escaped or aboard;
# $player (text) the name of whoever did it, $pods (text) numbers of Pods that open with it, or none
label-set-fate =
    { $fate ->
        [dead] { $player } stirbt{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
        [hibernated] { $player } geht in den Kälteschlaf
        [escaped] { $pod ->
            [none] { $player } flieht
           *[other] { $player } flieht in Kapsel { $pod }
        }
       *[aboard] { $player } ist an Bord
    }

## Refusals

# $player (text) name
combat-in-pod = { $player } ist in einer Kapsel und mit niemandem im Kampf. Verlass erst die Kapsel.
# $fate (text) what has become of the character already: dead, hibernated, escaped or aboard;
# $player (text) the name of the player whom it is about
fate-unchanged =
    { $fate ->
        [dead] Der Charakter von { $player } ist schon tot.
        [hibernated] Der Charakter von { $player } ist schon im Kälteschlaf.
        [escaped] Der Charakter von { $player } hat das Schiff schon verlassen.
       *[aboard] Der Charakter von { $player } ist noch an Bord.
    } Wähle etwas anderes.
# $player (text) the name of the player whose mark stays as it is
mark-unchanged = { $player }: Nichts würde sich ändern. Wähle etwas anderes.
# $most (number) markers that a living character can have
# $player (text) the name of the player whom it is about
marker-would-kill = Ein lebender Charakter hat höchstens { $most } Mutationsmarker. Gib { $player } den nächsten als Marker, nicht als Korrektur: Er tötet.
# $player (text) the name of the player whom it is about, $markers (number) Mutation markers that the character has
markers-are-fatal = Mit so vielen Mutationsmarkern ({ $markers }) kann { $player } nicht leben. Korrigiere sie zuerst.
nobody-aboard-now = Die letzte Prüfung hat begonnen: Niemand ist mehr an Bord. Mach mit der Prüfung weiter.
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) what there is now
# $player (text) the name of the player whom it is about
number-below-zero =
    { $number ->
        [hand] { $player } hat { $has ->
            [0] keine Handkarte
            [one] nur { $has } Handkarte
           *[other] nur { $has } Handkarten
        }.
        [light-wounds] { $player } hat { $has ->
            [0] keine Leichte Wunde
            [one] nur { $has } Leichte Wunde
           *[other] nur { $has } Leichte Wunden
        }.
        [serious-wounds] { $player } hat { $has ->
            [0] keine Schwere Wunde
            [one] nur { $has } Schwere Wunde
           *[other] nur { $has } Schwere Wunden
        }.
        [markers] { $player } hat { $has ->
            [0] keinen Mutationsmarker
            [one] nur { $has } Mutationsmarker
           *[other] nur { $has } Mutationsmarker
        }.
       *[contamination] { $player } hat { $has ->
            [0] keine Kontaminationskarte
            [one] nur { $has } Kontaminationskarte
           *[other] nur { $has } Kontaminationskarten
        }.
    } Wähle weniger.
# $number (text) which number would be too high: hand, light-wounds, serious-wounds, markers or contamination;
# $player (text) the name of the player whom it is about, $most (number) the largest number that is allowed
number-too-high =
    { $number ->
        [hand] { $player }: Höchstens { $most } Handkarten lassen sich notieren.
        [light-wounds] { $player }: Höchstens { $most } Leichte Wunden lassen sich notieren.
        [serious-wounds] { $player }: Höchstens { $most } Schwere Wunden lassen sich notieren.
        [markers] { $player }: Selbst Tote haben höchstens { $most } Mutationsmarker.
       *[contamination] { $player }: Höchstens { $most } Kontaminationskarten lassen sich notieren.
    } Wähle weniger.
number-unchanged = Sag erst, um wie viel sich die Zahl ändert.
pod-only-to-escape = Nur wer flieht, nimmt eine Kapsel. Wähle keine Kapsel.
# $player (text) the name of the player whom it is about
wounds-unknown = Die Wunden von { $player } hat niemand eingetragen. Trag erst ein, wie viele es sind.
