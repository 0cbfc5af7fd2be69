### The table: the heading, the players, the ladder, the wide button, the menu.

## What takes place

stage-setup = Aufbau
stage-movement = Bewegen und Fressen
stage-environment = Umwelt
stage-genes = Neue Gene
stage-division = Zellteilung
stage-deaths = Todesfälle
stage-scoring = Wertung
stage-over = Ende

## The heading

# $round (number) of the round, $rounds (number) how many rounds the game has
table-round = Runde { $round } von { $rounds }
# $number (number) of the phase, $phases (number) so many there are
table-phase = Phase { $number } von { $phases }
# $direction (text) the direction of the card, $way (text) a direction in words
card-drift =
    { $direction ->
        [stay] Keine Strömung. Umweltkarten
       *[other] Strömung: { $way }. Umweltkarten
    }
# $ozone (number) thickness of the layer
card-ozone = Ozonschicht: { $ozone }. Umweltkarten
# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card,
# $way (text) a direction in words
card-said =
    { $direction ->
        [stay] Keine Strömung, Ozonschicht { $ozone }
       *[other] Strömung nach { $way }, Ozonschicht { $ozone }
    }
# $count (number) cards that are alike, at least 2
card-copies = ×{ $count }
card-tell = Wir haben selbst eine aufgedeckt
card-turn-this = Diese Karte ist es
cards-title = Umweltkarten
cards-turned = Bisher aufgedeckt

## A player

player-no-place = noch kein Feld auf der Leiste
# $place (number) space of the ladder
player-place = Feld { $place } der Leiste
# $number (number) of the amoeba, $count (number) damage points, at least 1
player-amoeba-hurt =
    { $count ->
        [0] Amöbe { $number }: kein Schaden
        [one] Amöbe { $number }: { $count } Schadenspunkt
       *[other] Amöbe { $number }: { $count } Schadenspunkte
    }
# $count (number) biological points
player-owes =
    { $count ->
        [0] schuldet dem Ozon nichts
        [one] schuldet dem Ozon { $count } Punkt
       *[other] schuldet dem Ozon { $count } Punkte
    }
# $count (number) biological points
player-would-owe =
    { $count ->
        [0] diese Ozonschicht würde nichts kosten
        [one] diese Ozonschicht würde { $count } Punkt kosten
       *[other] diese Ozonschicht würde { $count } Punkte kosten
    }
# $count (number) steps of the marker in the next scoring
player-forecast =
    { $count ->
        [0] Die Wertung brächte jetzt keinen Schritt.
        [one] Die Wertung brächte jetzt { $count } Schritt.
       *[other] Die Wertung brächte jetzt { $count } Schritte.
    }
player-amoeba-away = nicht auf dem Brett
player-place-it = Setzen
player-remove-it = Entfernen
# $number (number) printed on the amoeba
player-amoeba-place = Amöbe { $number }: aufs Brett
# $number (number) printed on the amoeba
player-amoeba-remove = Amöbe { $number }: vom Brett
# $number (number) printed on the amoeba
player-wounds-less = Amöbe { $number }: Schadenspunkte, weniger
# $number (number) printed on the amoeba
player-wounds-more = Amöbe { $number }: Schadenspunkte, mehr
player-genes-correct = Karten korrigieren
player-genes-how = Ein Tipp gibt eine Karte oder nimmt sie zurück, kostenlos.
player-gene-when = Jetzt gegebene Karten sind gekauft
player-gene-this-round = in dieser Runde
player-gene-earlier = in einer früheren Runde
player-make-active = Zug geben

## The players as a table: the words above the columns, and what stands below a name

column-points = Pkt.
column-amoebas = Amöben
column-genes = Gene
column-mutation = Empf.
column-time = Zeit
column-place = Feld
# $count (number) biological points
line-debt =
    { $count ->
        [0] schuldet nichts
        [one] schuldet { $count }
       *[other] schuldet { $count }
    }

## The ladder

# $places (text) players and their spaces
ladder-said = Wertungsleiste: { $places }
# $player (text) the name of the player whom it is about, $place (number) space of the ladder
ladder-place = { $player } { $place }
# $place, $then (number) spaces of the ladder, now and after a scoring
# $player (text) the name of the player whom it is about
ladder-lands = { $player } { $place }, jetzt gewertet { $then }
ladder-empty = Wertungsleiste: noch kein Setzstein
# $first, $last (number) spaces
ladder-zone = Zielzone: { $first }–{ $last }

## The wide button: what is next

next-roll-order = Um die Wahl würfeln
# $player (text) the name of whoever acts next
next-choose-space = { $player } wählt ein Feld
next-opening-card = Erste Karte ziehen
next-begin-play = Erste Runde beginnen
# $player (text) the name of whoever acts next
next-direction = { $player }: Richtung
# $player (text) the name of whoever acts next
next-answer = { $player } antwortet
# $players (text) who throw a die each
next-fight-dice = { $players } würfeln
# $player (text) the name of whoever acts next
next-escape-dice = { $player } würfelt für die Flucht
# $player (text) the name of whoever acts next
next-escape-result = { $player }: entkommen?
# $player (text) the name of whoever acts next
next-close-fight = { $player }: Angriff ausgeführt
# $player (text) the name of whoever acts next
next-close-fight-lost = { $player } macht weiter
# $player (text) the name of whoever acts next, $number (number) printed on the amoeba
next-amoeba = { $player }: Amöbe { $number }
# $player (text) the name of whoever acts next
next-done = { $player } ist fertig
next-moves = Alle haben gefressen
next-births = Teilungen fertig
# $player (text) the name of whoever acts next
next-turn = Weiter: { $player }
# $count (number) biological points that come with the turn
# $player (text) the name of whoever acts next
next-turn-points =
    { $count ->
        [0] Weiter: { $player }
        [one] Weiter: { $player }, +{ $count } Punkt
       *[other] Weiter: { $player }, +{ $count } Punkte
    }
# $player (text) to whom the turn passed by itself
turn-handed = weiter an { $player }
next-after-movement = Umwelt
next-after-environment = Neue Gene
next-after-genes = Zellteilung
next-after-deaths = Wertung
next-after-division = Todesfälle
next-card = Karte aufdecken
# $count (number) biological points that are owed, $player (text) the name of whoever acts next
next-settle =
    { $count ->
        [0] { $player } zahlt
        [one] { $player } begleicht { $count } Punkt
       *[other] { $player } begleicht { $count } Punkte
    }
next-end-environment = Alle Schulden sind beglichen
# $count (number) amoebas that die
next-bury =
    { $count ->
        [0] Niemand stirbt
        [one] { $count } Amöbe stirbt
       *[other] { $count } Amöben sterben
    }
next-end-deaths = Todesfälle erledigt
next-score = Setzsteine ziehen
# $round (number) of the round
next-score-round = Setzsteine gezogen: Runde { $round }
next-score-end = Setzsteine gezogen: Ende der Partie
# $round (number) of the round
next-next-round = Runde { $round }
next-end = Partie beenden
next-over = Ergebnis
# $price (number) biological points that a movement costs
action-pay-move =
    { $price ->
        [0] Eine Bewegung
        [one] Eine Bewegung: { $price } Punkt
       *[other] Eine Bewegung: { $price } Punkte
    }
action-market = Genmarkt
action-divide = Teilen

## The menu

menu-supply = Nährstoffe im Vorrat
menu-end-phase = Phase beenden
menu-end-phase-note = gleich weiter, ohne die übrigen Züge
menu-end-game-note = Die Partie endet hier: Es gewinnt, wer auf der Leiste vorn liegt. Rückgängig holt sie zurück.
menu-end-game-yes = Beenden
rename-title = Namen und Farben

## Labels of the journal

label-set-options = Regeln des Tischs geändert
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Genaue Erfassung
       *[quick] Schnelle Erfassung
    }
# $player (text) the name before, $name (text) the new name
label-rename = { $player } heißt jetzt { $name }

## Refusals

cards-foreign = Eine Karte außerhalb der elf wurde aufgedeckt: Spielt mit beliebigen Karten weiter.
# $copies (number) cards of the gene that there would be
copies-held =
    { $copies ->
        [0] { label-gene }: Jemand hat eine Karte davon, und es gäbe keine.
        [one] { label-gene }: Es sind mehr Karten im Spiel als die { $copies }, die es gäbe.
       *[other] { label-gene }: Es sind mehr Karten im Spiel als die { $copies }, die es gäbe.
    } Wähle mehr.

## On the big screen, below the name: what the acting player does

deed-movement = bewegt und füttert Amöben
deed-genes = kauft Gene
deed-division = teilt Amöben
