### The set-up, once everybody sits.

setup-by-app = von der App
setup-spaces = Felder der Leiste
setup-spaces-roll = Alle würfeln mit zwei Würfeln: Wer am höchsten würfelt, wählt zuerst ein Feld. Habt ihr echt gewürfelt, wählt hier gleich.
setup-spaces-how = Die höchste Summe wählt zuerst. Hinten auf der Leiste bewegt ihr euch zuerst, vorn kauft ihr zuerst Gene.
# $total (number) of the two dice
# $player (text) the name of the player whom it is about
setup-rolled = { $player } hat { $total } gewürfelt
# $player (text) the name of the player whom it is about, $space (number) space of the ladder
setup-space = { $player }: Feld { $space }
setup-card = Erste Umweltkarte
setup-card-how = Sie sagt, wohin in der ersten Runde alles treibt.
# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card,
# $way (text) a direction in words
setup-card-lies =
    { $direction ->
        [stay] Es liegt: keine Strömung, Ozonschicht { $ozone }.
       *[other] Es liegt: Strömung nach { $way }, Ozonschicht { $ozone }.
    }
setup-amoebas = Erste Amöben
# $count (number) biological points at the start
setup-points =
    { $count ->
        [0] Niemand beginnt mit Punkten.
        [one] Alle nehmen { $count } Biopunkt.
       *[other] Alle nehmen { $count } Biopunkte.
    }
# $number (number) of the amoeba, $players (text) names in order, $count (number) damage points it begins with
setup-first =
    { $count ->
        [0] Amöbe { $number }, unverletzt, auf ein leeres Feld: { $players }
        [one] Amöbe { $number } mit { $count } Schadenspunkt auf ein leeres Feld: { $players }
       *[other] Amöbe { $number } mit { $count } Schadenspunkten auf ein leeres Feld: { $players }
    }
# $number (number) printed on the amoeba, $players (text) the names of whoever places one
setup-second = Dann Amöbe { $number }, unverletzt, auf ein leeres Feld: { $players }
# $count (number) damage points of it, $players (text) the names of whoever places one
setup-first-own =
    { $count ->
        [0] Erste Amöbe, unverletzt, auf ein leeres Feld: { $players }
        [one] Erste Amöbe mit { $count } Schadenspunkt auf ein leeres Feld: { $players }
       *[other] Erste Amöbe mit { $count } Schadenspunkten auf ein leeres Feld: { $players }
    }
# $players (text) the names of whoever places one
setup-second-own = Dann die zweite Amöbe, unverletzt, auf ein leeres Feld: { $players }
setup-numbers = Mit anderen Nummern beginnen
# $which (text) first or second
# $player (text) the name of the player whom it is about
setup-number =
    { $which ->
        [first] { $player }: erste Amöbe
       *[second] { $player }: zweite Amöbe
    }
setup-amoebas-later = Haben alle ihr Feld, steht hier, in welcher Reihenfolge die Amöben gesetzt werden.

## Labels of the journal

# $count (number) how many play
label-start-game = Eine Partie für { $count } beginnt
# $player (text) who chooses a space first, or none before the throw
label-roll-order =
    { $player ->
        [none] Würfel für die Leiste
       *[other] Würfel für die Leiste: { $player } wählt zuerst
    }
# $player (text) the name of whoever did it, $space (number) space of the ladder
label-choose-space = { $player } beginnt auf Feld { $space }
# $player (text) the name of whoever did it, $first (number) printed on the first amoeba,
# $second (number) printed on the second amoeba
label-choose-numbers = { $player } beginnt mit den Amöben { $first } und { $second }
label-begin-play = Die erste Runde beginnt

## Refusals

numbers-unfit = Alle beginnen mit zwei verschiedenen Amöben. Wähle eine andere Nummer.
# $count (number) how many play
order-dice = Wirf zwei Würfel für jede der { $count } Personen.
order-rolled = Die Würfel für die Leiste sind gefallen. Wählt eure Felder.
order-tied = Zwei Summen sind gleich: Würfle noch einmal.
# $space (number) space of the ladder, $player (text) the name of whoever stands there
space-taken = Feld { $space } gehört schon { $player }. Wähle ein anderes.
# $most (number) the last space of the start
space-too-far = Setzsteine beginnen auf den Feldern 1 bis { $most }. Wähle eines davon.
# $who (text) single or several
# $players (text) the names of whoever has no space yet
spaces-missing =
    { $who ->
        [single] { $players } hat noch kein Feld auf der Leiste. Wähle erst eines.
       *[several] Noch ohne Feld auf der Leiste: { $players }. Wählt erst ihre Felder.
    }
