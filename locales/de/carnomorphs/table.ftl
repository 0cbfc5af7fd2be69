### The table: tracks, the bag, the wide button, the menu.

## The heading

table-phase-setup = Aufbau
table-phase-players = Spielerphase
table-step-time = Ereignisphase: Zeit
table-step-feeding = Ereignisphase: Fressen
table-step-fire = Ereignisphase: Feuer
table-step-card = Ereignisphase: Karte
table-step-bag = Ereignisphase: Beutel
table-phase-check = Letzte Prüfung
table-phase-over = Ende
# $round (number) which round
table-round = Runde { $round }
# Words below the numbers of the table, as short as can be.
instrument-time = Zeit
instrument-bag = Beutel
instrument-eggs = Eier
instrument-intruders = Xenos
instrument-destruct = Zerst.
# Words above the columns of the characters, as short as can be.
column-hand = Hand
column-light-wounds = leicht
column-serious-wounds = schwer
column-contamination = Kont.
column-markers = Mut.
column-time = Zeit
# $count (number) spaces left, $track (number) of so many
table-time = Zeit: { $count } von { $track }. Leisten
# $count (number) tokens
table-bag =
    { $count ->
        [0] Xeno-Beutel: leer
        [one] Xeno-Beutel: { $count } Plättchen
       *[other] Xeno-Beutel: { $count } Plättchen
    }
table-bag-hidden = Xeno-Beutel
# Before the figures that may come to the active character
table-danger = Gefahr:
# $intruder (text) which, with its room, $player (text) whose character
table-comes = Gefahr: { $intruder } kommt zu { $player }
# $player (text) name, $room (text) what the table calls the room
table-is-in = { $player } ist in: { $room }. Räume
# $player (text) name, $room (text) what the table calls the room
table-goes = { $player } geht nach: { $room }
# $token (text) the likeliest, $share (text) per cent
table-next-token = nächstes Plättchen: { $token } { $share }
# $count (number) rooms that a red token would fill
table-red-rooms =
    { $count ->
        [0] ein rotes Plättchen füllt keinen Raum
        [one] ein rotes Plättchen füllt { $count } Raum
       *[other] ein rotes Plättchen füllt { $count } Räume
    }
# $count (number) rooms in which intruders would feed
table-feeding-rooms =
    { $count ->
        [0] niemand frisst
        [one] in { $count } Raum wird gefressen
       *[other] in { $count } Räumen wird gefressen
    }
# $count (number) eggs
table-eggs =
    { $count ->
        [0] Keine Eier auf der Tafel
        [one] { $count } Ei auf der Tafel
       *[other] { $count } Eier auf der Tafel
    }
table-nest-destroyed = Das Nest ist zerstört
# $count (number) spaces left
table-self-destruct = Selbstzerstörung: { $count }
stage-over = Ende

## The wide button: what is next

next-setup = Aufbau
next-begin-play = Aufbau
# $player (text) the name of whoever acts next
next-objective = Ziel: { $player }
next-token = Plättchen ausführen
next-noise = Geräuschwürfe
# $player (text) who acts, $next (text) who acts then
next-turn = { $player } ist fertig, jetzt { $next }
# $player (text) the name of whoever acts next
next-again = { $player } spielt weiter
# $player (text) who acts
next-turn-events = { $player } ist fertig, jetzt die Ereignisphase
# $player (text) who acts
next-turn-check = { $player } ist fertig, jetzt die letzte Prüfung
next-end-players = Ereignisphase
next-time = Zeit weiterrücken
next-feed = Fressen
next-end-feeding = Angriffe und Fressen erledigt
next-fire = Schaden durch Feuer
next-card = Ereigniskarte
next-draw = Aus dem Beutel ziehen
next-begin-check = Letzte Prüfung
# $player (text) the name of whoever acts next
next-scan = Scan: { $player }
# $player (text) the name of whoever acts next
next-four = Vier Karten: { $player }
# $player (text) the name of whoever acts next
next-answer = Ziel: { $player }
next-together = Ziele der Crew
next-end = Partie beenden
next-over = Ergebnis
action-pass = Passen
action-all-passed = Alle haben gepasst

## Tracks

tracks-title = Zeit, Selbstzerstörung, Nest
tracks-eggs = Eier auf der Tafel
tracks-blue-corpse = Blaue Leiche im Hibernatorium

## Escape pods

pods-title = Rettungskapseln

## The menu

menu-begin-check = Reise beenden: letzte Prüfung
# $players (text) those who are still aboard
menu-begin-check-note =
    { $players ->
        [none] Die Reise endet hier, niemand ist mehr an Bord.
       *[other] Die Reise endet hier, und wer noch an Bord ist, stirbt: { $players }.
    }
menu-end-game-note = Die Reise endet hier, und niemand gewinnt. Rückgängig holt sie zurück.
menu-end-game-yes = Beenden

## Labels of the journal

label-set-options = Regeln des Tischs geändert
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Genaue Erfassung
       *[quick] Schnelle Erfassung
    }
# $character (text) the character's name, or none
# $player (text) the name before, $name (text) the new name
label-rename =
    { $character ->
        [none] { $player } heißt jetzt { $name }
       *[other] { $player } heißt jetzt { $name } ({ $character })
    }

## On the big screen, below the name: what the acting player does

deed-turn = zwei Aktionen
