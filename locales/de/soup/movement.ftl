### Phase 1: amoebas move, eat, starve and attack.

## A turn

movement-by-hand = Auf dem Brett
movement-each = Nach Nummern: Jede Amöbe bewegt sich, dann frisst sie, vor der nächsten.
movement-together = Alle Amöben bewegen sich und fressen
movement-each-together = Von oben nach unten, nach Nummern: Jede Amöbe bewegt sich, dann frisst sie.
# $player (text) whose movements
movement-less = { $player }: eine eigene Bewegung weniger
# $player (text) the name of the player whom it is about
movement-more = { $player }: eine eigene Bewegung mehr
movement-paid = Eigene Bewegungen
# $count (number) biological points
movement-price =
    { $count ->
        [0] kostenlos
        [one] je { $count } Punkt, treiben ist kostenlos
       *[other] je { $count } Punkte, treiben ist kostenlos
    }
# $count (number) biological points for one more movement, as short as can be
movement-price-short =
    { $count ->
        [0] Bewegung kostenlos
        [one] { $count } je Bewegung
       *[other] { $count } je Bewegung
    }
movement-one-each = Je eine Bewegung
movement-free = Eigene Bewegungen kosten nichts.
movement-eaten = Im Kampf ums Überleben gefressen
# $count (number) have eaten or starved, $all (number) on the board
movement-fed =
    { $all ->
        [0] keine Amöbe auf dem Brett
        [one] { $count } von { $all } Amöbe fertig
       *[other] { $count } von { $all } Amöben fertig
    }
# $number (number) the lowest of those that have not eaten
movement-out-of-order = Nach Nummern wäre Amöbe { $number } dran.
movement-all-fed = Alle Amöben haben gefressen oder gehungert.
# $number (number) on it, $wounds (number) damage points, $meal (text) ate, starved or waits
movement-amoeba =
    { $meal ->
        [ate] Amöbe { $number }, Schaden { $wounds }: hat gefressen
        [starved] Amöbe { $number }, Schaden { $wounds }: hat gehungert
       *[waits] Amöbe { $number }, Schaden { $wounds }
    }

## Moving

# $way (text) a direction in words
# $direction (text) the direction of the card
movement-drift =
    { $direction ->
        [stay] Keine Strömung
       *[other] Nach { $way } treiben
    }
movement-stay = Stehen bleiben
# $count (number) biological points
movement-move =
    { $count ->
        [0] Selbst bewegen, kostenlos
        [one] Selbst bewegen: { $count } Punkt
       *[other] Selbst bewegen: { $count } Punkte
    }
# $count (number) dice
movement-dice =
    { $count ->
        [0] Bewegung II: Richtung wählen
        [one] die App wirft { $count } Würfel
       *[other] die App wirft { $count } Würfel, einer gilt
    }
movement-own-dice = Wir haben echt gewürfelt
# $number (number) which die, $count (number) of so many
movement-enter-die =
    { $count ->
        [0] Der Würfel zeigt
        [one] Der Würfel zeigt
       *[other] Würfel { $number } von { $count } zeigt
    }
# $face (number) what the die shows
movement-die = { $face } auf dem Würfel
movement-again = Schnelligkeit
movement-second = Ein zweites Mal bewegen, kostenlos
# $players (text) who has Holding, $when (text) before or after
movement-holding =
    { $when ->
        [after] Festhalten darf einer Amöbe folgen, die ihr Feld verlässt: { $players }.
       *[before] Bevor die Richtung feststeht: Folgt jemand durch Festhalten? { $players }.
    }
# $count (number) cubes
movement-tentacle =
    { $count ->
        [0] Tentakel nimmt keinen Nährstoff mit.
        [one] Bevor die Richtung feststeht: Tentakel nimmt bis zu { $count } Nährstoff mit.
       *[other] Bevor die Richtung feststeht: Tentakel nimmt bis zu { $count } Nährstoffe mit.
    }
# $kind (text) drift or own, $way (text) a direction in words
# $direction (text) where it went
movement-went =
    { $direction ->
        [stay] Sie bleibt, wo sie ist.
       *[other] { $kind ->
            [drift] Treibt nach { $way }.
           *[own] Bewegt sich nach { $way }.
        }
    }
# $number (number) printed on the amoeba
movement-where = Wohin geht Amöbe { $number }?
# $number (number) printed on the amoeba
movement-where-free = Bewegung II: Wohin geht Amöbe { $number }?
# $count (number) biological points that were paid for the movement
movement-blocked =
    { $count ->
        [0] Am Rand oder an einem Fels bleibt sie, wo sie ist.
        [one] Am Rand oder an einem Fels bleibt sie, und der Punkt ist weg.
       *[other] Am Rand oder an einem Fels bleibt sie, und die { $count } Punkte sind weg.
    }

## Eating, or attacking

movement-eats-what = Frisst
# $drifts (text) yes where it has not moved yet
movement-eats-now =
    { $drifts ->
        [yes] Treibt und frisst
       *[no] Frisst
    }
# $drifts (text) yes or no: whether it drifts first
movement-starves =
    { $drifts ->
        [yes] Treibt, hungert
       *[no] Hungert
    }
# $count (number) biological points
movement-attack =
    { $count ->
        [0] Zu wenig Futter? Kostenlos angreifen
        [one] Zu wenig Futter? Angreifen: { $count } Punkt
       *[other] Zu wenig Futter? Angreifen: { $count } Punkte
    }
# $way (text) a direction in words, $count (number) biological points
movement-attack-drifting =
    { $count ->
        [0] Nach { $way } treiben und angreifen, kostenlos
        [one] Nach { $way } treiben und angreifen: { $count } Punkt
       *[other] Nach { $way } treiben und angreifen: { $count } Punkte
    }
movement-only-starves = Das Opfer ist entkommen: Diese Amöbe hungert.

## Labels of the journal

# $direction (text) the direction of the card, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-drift =
    { $direction ->
        [stay] { $player }: Amöbe { $number } bleibt, die Karte hat keine Strömung
       *[other] { $player }: Amöbe { $number } treibt { label-direction }
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-stay-put = { $player }: Amöbe { $number } bleibt
# $dice (text) the faces, or none if nobody says, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-roll-move =
    { $dice ->
        [none] { $player }: Amöbe { $number } bewegt sich, { label-price }
       *[other] { $player }: Amöbe { $number } bewegt sich ({ $dice }), { label-price }
    }
# $direction (text) where it goes, $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-choose-direction =
    { $direction ->
        [stay] { $player }: Amöbe { $number } bleibt
       *[other] { $player }: Amöbe { $number } geht { label-direction }
    }
# $back (text) yes or no: whether they are taken back
# $player (text) the name of whoever did it, $points (number) biological points,
# $count (number) movements that are paid
label-pay-moves =
    { $back ->
        [yes] { $player }: { $points ->
            [0] keine Bewegung zurückgenommen
            [one] Bewegung zurückgenommen, { $points } Punkt zurück
           *[other] Bewegung zurückgenommen, { $points } Punkte zurück
        }
       *[no] { $player }: { $count ->
            [0] keine Bewegung
            [one] { $count } Bewegung
           *[other] { $count } Bewegungen
        }, { label-price }
    }
# The same in few words. $back (text) yes or no: whether they are taken back
# $player (text) the name of whoever did it, $count (number) movements that are paid
label-pay-moves-short =
    { $back ->
        [yes] { $player }: eine Bewegung zurückgenommen
       *[no] { $player }: { $count ->
            [0] keine Bewegung
            [one] { $count } Bewegung
           *[other] { $count } Bewegungen
        }
    }

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
has-eaten = { $player }: Amöbe { $number } hat schon gefressen oder gehungert. Wähle eine andere Amöbe.
# $player (text) the name of the player whom it is about
moves-are-free = { $player } zahlt für Bewegungen nichts. Zahle nichts.
no-move-open = Keine Bewegung wartet auf ihre Richtung. Beginne erst eine.
not-on-the-dice = Dorthin führen die Würfel nicht. Wähle eine andere Richtung.
