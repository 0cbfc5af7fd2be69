### Phase 2: the environment card, and debts to the ozone.

## The card

environment-turn = Umweltkarte aufdecken
environment-turn-note = Sie sagt, wohin ab jetzt alles treibt und wie dick die Ozonschicht ist.
environment-own-card = Am Tisch aufgedeckt: welche?
environment-chance = Schulden bei dieser Karte
environment-chance-note = Jede noch verdeckte Karte ist gleich wahrscheinlich.
environment-no-chance = Keine der übrigen Karten macht jemandem Schulden.
# $owed (number) the largest debt, $payment (text) what pays it
environment-worst = schlimmstenfalls { $owed }, billigste Zahlung { $payment }
# $count (number) mutation points
# $player (text) the name of the player whom it is about
environment-may-owe =
    { $count ->
        [0] { $player }, unempfindlich
        [one] { $player }, empfindlich: { $count }
       *[other] { $player }, empfindlich: { $count }
    }

## Who owes

environment-debt-note = Was an Empfindlichkeit über der Ozonschicht liegt, wird gezahlt: mit Punkten oder Genen.
environment-who = Schulden
environment-settled = beglichen
# $count (number) the debt, $points (number) biological points that the player has
# $player (text) the name of the player whom it is about
environment-owes =
    { $count ->
        [0] { $player } schuldet nichts
        [one] { $player } schuldet { $count }, Biopunkte: { $points }
       *[other] { $player } schuldet { $count }, Biopunkte: { $points }
    }

## Labels of the journal

# $points (number) what is paid besides genes that are given up
# $back (number) points that come back
label-rest =
    { $back ->
        [0] { $points ->
            [0] und zahlt keine Punkte
            [one] und zahlt { $points } Punkt
           *[other] und zahlt { $points } Punkte
        }
        [one] und bekommt { $back } Punkt zurück
       *[other] und bekommt { $back } Punkte zurück
    }
# $direction (text) of the card, or none before it is drawn
# $ozone (number) the ozone layer of the card
label-turn-card =
    { $direction ->
        [none] Umweltkarte
        [stay] Umweltkarte: keine Strömung, Ozon { $ozone }
       *[other] Umweltkarte: { label-direction }, Ozon { $ozone }
    }
# $count (number) genes given up
# $gene (text) the one that is given up, or none where there are several
# $player (text) the name of whoever did it, $points (number) biological points that are paid
label-settle =
    { $count ->
        [0] { $player } zahlt dem Ozon { $points ->
            [0] nichts
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [one] { $player } gibt { label-gene } ab { label-rest }
       *[other] { $player } gibt { $count } Gene ab { label-rest }
    }

## Refusals

# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card
card-gone =
    { $direction ->
        [stay] Die Karte ohne Strömung, Ozon { $ozone }, ist nicht unter den übrigen.
       *[other] Die Karte { label-direction }, Ozon { $ozone }, ist nicht unter den übrigen.
    } Wähle eine andere.
card-turned = Eine Umweltkarte ist schon aufgedeckt. Spielt weiter.
card-unknown = Sag, welche Umweltkarte aufgedeckt wurde.
# $player (text) the name of the player whom it is about
gene-needless = { $player } gäbe { label-gene } umsonst ab: Die anderen zahlen die ganze Schuld. Behalte es.
no-card-left = Alle Umweltkarten sind aufgedeckt. Nimm eine zurück, wenn das nicht stimmt.
# $player (text) the name of the player whom it is about
owes-nothing = { $player } schuldet dem Ozon nichts. Spielt weiter.
# $most (number) the thickest layer
ozone-out-of-range = Eine Ozonschicht hat 0 bis { $most }. Wähle eine Zahl in diesem Bereich.
