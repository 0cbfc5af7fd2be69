### What several parts of the rulebook say.

## Labels of the journal

# $intruder (text) code of a kind of intruder
label-intruder =
    { $intruder ->
        [metagorger] Verschlinger
        [shambler] Schlurfer
        [fleshbeast] Fleischbestie
        [butcher] Schlächter
       *[none] Xeno
    }
# $pods (text) the Escape Pods that a death opened, or none
label-death =
    , tot{ $pods ->
        [none] { "" }
       *[other] { label-opens }
    }
# $pods (text) the Escape Pods that a death opened, or none
label-opens = , Kapseln offen ({ $pods })
# $token (text) code of a token of the bag
label-token =
    { $token ->
        [blank] leeres Plättchen
        [blue] blauer Verschlinger
        [red] roter Verschlinger
        [hidden] Verschlinger
        [shambler] Schlurfer
        [fleshbeast] Fleischbestie
        [butcher] Schlächter
       *[none] Plättchen
    }
# $room (text) where it stands, or none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes or no
label-set =
    { $set ->
        [yes] an
       *[no] aus
    }
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Uhren laufen
       *[no] Uhren stehen
    }

## Refusals

board-unchanged = Nichts würde sich ändern. Wähle etwas anderes.
combat-by-rooms = Hier sagen die Räume, wer im Kampf ist. Beweg den Charakter oder den Xeno.
butcher-dead = Der Schlächter wurde getötet und kommt nicht wieder. Wähle einen anderen Xeno.
delta-zero = Sag, wie viele dazukommen oder weggehen.
# $most (number) how many there can be
figures-out-of-range =
    { $most ->
        [0] { rejected-figures }: Die Schachtel hat keine, die dort stehen könnten. Wähle anderes.
        [one] { rejected-figures }: 0 oder { $most } sind möglich. Wähle weniger.
       *[other] { rejected-figures }: 0 bis { $most } sind möglich. Wähle weniger.
    }
no-such-intruder = Dieser Xeno ist nicht mehr auf dem Brett. Wähle einen anderen.
no-such-room = Dieser Raum steht nicht auf der Liste. Wähle einen anderen.
# $most (number) how many there can be
objects-out-of-range =
    { $most ->
        [0] { rejected-objects }: Für diesen Raum ist nichts davon übrig. Wähle anderes.
        [one] { rejected-objects }: In diesem Raum sind 0 oder { $most } möglich. Wähle weniger.
       *[other] { rejected-objects }: In diesem Raum sind 0 bis { $most } möglich. Wähle weniger.
    }
# $intruder (text) the kind of figure, named before a colon: metagorger, shambler, fleshbeast or butcher
rejected-figures =
    { $intruder ->
        [metagorger] Verschlinger
        [shambler] Schlurfer
        [fleshbeast] Fleischbestien
       *[butcher] Schlächter
    }
# $object (text) the kind of object, named before a colon: red-corpse, blue-corpse, egg or carcass
rejected-objects =
    { $object ->
        [red-corpse] Rote Charakterleichen
        [blue-corpse] Blaue Charakterleichen
        [egg] Xeno-Eier
       *[carcass] Xeno-Kadaver
    }
# $player (text) the name of the player whom it is about
character-dead = Der Charakter von { $player } ist tot. Wähle einen anderen.
# $fate (text) what has become of the character: dead, hibernated or escaped;
# $player (text) the name of the player whom it is about
not-aboard =
    { $fate ->
        [dead] Der Charakter von { $player } ist tot.
        [hibernated] Der Charakter von { $player } ist im Kälteschlaf.
       *[escaped] Der Charakter von { $player } hat das Schiff verlassen.
    } Wähle einen anderen.
game-is-over = Diese Partie ist vorbei. Nimm das Ende zurück, um weiterzuspielen.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] Der Aufbau läuft noch. Beende ihn erst.
        [players] Das gehört nicht in die Spielerphase. Beende sie erst.
        [events] Das gehört nicht in die Ereignisphase. Beende sie erst.
       *[check] Die letzte Prüfung hat begonnen. Mach damit weiter.
    }
# $step (time, feeding, fire, card, bag) the step of the event phase that is due
not-this-step =
    { $step ->
        [time] Die Zeitleiste kommt zuerst: Rück ihren Marker weiter.
        [feeding] Angriffe und Fressen kommen zuerst.
        [fire] Die Feuer kommen zuerst.
        [card] Die Ereigniskarte kommt zuerst.
       *[bag] Jetzt ist der Xeno-Beutel dran: Zieh ein Plättchen.
    }
nothing-chosen = Wähle erst etwas.
options-unfit = Diese Regeln des Tischs sind unmöglich. Prüfe die Längen der Leisten.
# $most (number) how many can play, $count (number) how many were named
player-count = Karnomorphs spielen 1 bis { $most } Personen, nicht { $count }. Ändere die Zahl der Plätze.
