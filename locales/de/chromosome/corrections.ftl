### Corrections by hand.

## Labels of the journal

label-call-off = Abgebrochen
# $what (text) what is called off: battle, tests or evolution
label-called-off =
    { $what ->
        [battle] Der Kampf ist abgebrochen
        [tests] Die Tests sind abgebrochen
       *[evolution] Die Evolution ist abgebrochen
    }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-charged = { $player }: geladen { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-fate = { $player }: { $delta } Schicksal
# $player (text) the name of whoever did it, $gene (text) the kind of gene: action, telepathy, combat or building;
# $delta (text) by how much it changed, with its sign
label-correct-genes =
    { $player }: { $gene ->
       *[action] Aktionsgene
        [telepathy] Telepathiegene
        [combat] Kampfgene
        [building] Baugene
    } { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-irradiation = { $player }: { $delta } Verstrahlung
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct-tokens = { $player }: Marker { $delta }
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign,
# $owner (text) the name of whoever the tokens belong to
label-correct-trophies = { $player }: Trophäen { $delta } (Marker von { $owner })
# $player (text) the name of whoever did it
label-eliminate = { $player } ist raus
# $what (text) what was noted or taken back: passed, eliminated, fate-token, recovered or moved;
# $set (text) yes or no: whether it is so from now on; $player (text) the name of whoever did it
label-mark =
    { $what ->
        [passed] { $set ->
            [yes] { $player } hat gepasst
           *[no] { $player } spielt weiter
        }
        [eliminated] { $set ->
            [yes] { $player } gilt als raus
           *[no] { $player } ist wieder im Spiel
        }
        [fate-token] { $set ->
            [yes] { $player }: Schicksalsplättchen aktiv
           *[no] { $player }: Schicksalsplättchen benutzt
        }
        [recovered] { $set ->
            [yes] { $player }: Schicksal erneuert
           *[no] { $player }: Schicksal noch zu erneuern
        }
       *[moved] { $set ->
            [yes] { $player } hat sich bewegt
           *[no] { $player } darf sich noch bewegen
        }
    }
# $player (text) the name of whoever did it
label-mark-active = { $player } ist dran
# $delta (text) by how much it changed, with its sign
label-mark-clock = Uhr { $delta }
# $player (text) the name of whoever begins the round
label-mark-starter = { $player } beginnt

## Refusals

# $most (number) the largest number that is allowed
clock-out-of-range = Die Uhr geht von 1 bis { $most }. Wähle eine Zahl in diesem Bereich.
# $player (text) the name of the player whom it is about, $most (number) the most fate points
fate-out-of-range = { $player } kann 0 bis { $most } Schicksalspunkte haben. Wähle eine Zahl in diesem Bereich.
# $player (text) the name of the player whom it is about
no-token-on-board = { $player } hat keinen Marker auf dem Brett, den man nehmen könnte. Wähle jemand anderen, oder korrigiere die Zahl.
# $player (text) the name of the player whom it is about
not-doomed = { $player } ist nach den Zahlen noch im Spiel. Korrigiere sie zuerst.
not-in-turns = Das gehört in die Zugphase. Beende erst diese Phase.

## Calling off a battle, tests, an Evolution

# $what (text) battle, tests, evolution
call-off =
    { $what ->
        [battle] Kampf abbrechen
        [tests] Tests abbrechen
       *[evolution] Evolution abbrechen
    }
# $what (text) what would be called off: battle, tests or evolution
call-off-note =
    { $what ->
        [battle] Der Kampf endet ohne Verluste, und die Aktion ist weg.
        [tests] Die übrigen Tests finden nicht statt.
       *[evolution] Es gibt kein neues Gen, und die Aktion ist weg.
    }
# $price (text) what was paid so far
# $player (text) the name of whoever paid
call-off-by = { $player } { $price }
# $paid (text) who paid
call-off-paid = Nicht zurück kommt: { $paid }.
# $count (number)
call-off-tokens =
    { $count ->
        [one] { $count } entladener Marker
       *[other] { $count } entladene Marker
    }
call-off-undo = Rückgängig gibt alles zurück, Abbrechen nicht.
call-off-not = Weiterspielen
