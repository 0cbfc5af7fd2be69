### Infection and mutation: attacks, scans, markers, cards.

## The Mutation card

mutation-none = noch keine
mutation-hidden = geheim bis zum ersten Einsatz
mutation-unnamed = noch nicht notiert
mutation-name = Namen notieren
# $player (text) name
mutation-name-note = Nur { $player } bekommt ihn zu sehen.
mutation-lose = Mutationskarte abgeben

## A Metagorger's attack

attack-which = Welcher Verschlinger greift an?
attack-surprise = Aus dem Beutel: Überraschungsangriff
attack-surprise-note = Kein Verschlinger steht auf dem Brett: Er kommt aus dem Beutel und ist wieder weg.
attack-on-board = Vom Brett
attack-unlisted = Nicht auf der Liste
attack-nowhere = Kein Raum notiert
attack-confirm = Angriff ausführen

## The scanner

scan-intro = Durch Ausruhen, oder in Kantine oder Duschraum.
scan-any = Was zeigt der Scanner?
scan-removed = Karten, die dein Deck verlassen
scan-infected-count = Infizierte Karten
scan-infected-note = Jede bringt einen Mutationsmarker, ohne Mutationskarte die erste stattdessen diese Karte.
# $count (number) Contamination cards
scan-removed-note =
    { $count ->
        [0] es gibt keine Kontaminationskarte
        [one] von { $count } Kontaminationskarte
       *[other] von { $count } Kontaminationskarten
    }
scan-confirm = Scan anwenden

## The Mutation Action

mutate-scanned = Was zeigt der Scan der Handkarte?
mutate-infected = Leg die gescannte Karte auf deine Ablage.
mutate-clean = Entferne die gescannte Karte und leg eine neue Kontaminationskarte auf deine Ablage.
# $result (text) INFECTED or NOT INFECTED
mutate-effect = Führ die Wirkung deiner Mutationskarte für { $result } aus.
mutate-name = Name der Karte, wenn du magst
mutate-name-note = Beim ersten Einsatz sehen alle die Karte.
mutate-name-own = Beim ersten Einsatz sehen alle die Karte. Bleibt das Feld leer, gilt der Name, den du notiert hast.
mutate-confirm = Aktion ausführen

## Mutation markers and the Mutation card

marker-note = Der Marker liegt, wo im Grundspiel die Larve liegt.
marker-card-note = Ohne Mutationskarte kommt sie statt des Markers.
marker-death-note = Es ist der vierte.
marker-confirm = Marker dazulegen
marker-card = Stattdessen die Karte nehmen
marker-death = Vierter Marker: Der Charakter stirbt
lose-title = Mutationskarte abgeben
lose-note = In der Chirurgie oder durch ein Gegenmittel.
lose-confirm = Karte abgegeben
take-title = Mutationskarte nehmen
take-name = Ihr Name, wenn du magst
# $player (text) name
take-name-note = Nur { $player } sieht ihn bis zum ersten Einsatz.
take-confirm = Karte genommen

## Labels of the journal

# $player (text) the name of whoever did it
label-draw-mutation = { $player } nimmt eine Mutationskarte
# $player (text) the name of whoever did it
label-name-mutation = { $player }: Mutationskarte notiert
# $brings (text) what it brought: a card instead, death or the marker itself: card, death or marker;
# $player (text) the name of whoever did it, $pods (text) numbers of Pods that open with it, or none
label-add-marker =
    { $brings ->
        [card] { $player }: Mutationskarte statt eines Markers
        [death] { $player }: letzter Mutationsmarker, Tod{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
       *[marker] { $player }: Mutationsmarker
    }
# $player (text) the name of whoever did it
label-lose-mutation = { $player } gibt die Mutationskarte ab
# $player (text) the name of whoever is attacked, $dies (text) yes or no: whether it kills
label-metagorger-attack =
    Verschlinger greift { $player } an{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes or no
# $player (text) the name of whoever did it, $dies (text) yes or no: whether it kills
label-mutation-action =
    { $player }: Mutationsaktion, { $infected ->
        [yes] infiziert
       *[no] nicht infiziert
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes or no: whether an infected card was found; $player (text) the name of whoever did it,
# $dies (text) yes or no: whether it kills
label-scan =
    { $infected ->
        [yes] { $player }: Scan, infiziert{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
       *[no] { $player }: Scan, nicht infiziert
    }

## Refusals

# $player (text) the name of the player whom it is about
mutation-held = { $player } hat schon eine Mutationskarte und nimmt nie eine zweite. Mach ohne weiter.
no-loose-metagorger = Außerhalb der Liste steht kein Verschlinger auf dem Brett. Wähle den auf der Liste, oder sag, dass es ein Überraschungsangriff war.
# $player (text) the name of the player whom it is about
no-mutation-card = { $player } hat keine Mutationskarte. Wähle jemand anderen.
# $intruder (text) the kind that the figure is: shambler, fleshbeast or butcher
not-a-metagorger =
    { $intruder ->
        [shambler] Diese Figur ist ein Schlurfer, kein Verschlinger.
        [fleshbeast] Diese Figur ist eine Fleischbestie, kein Verschlinger.
       *[butcher] Diese Figur ist der Schlächter, kein Verschlinger.
    } Wähle einen Verschlinger.
scan-without-result = Nichts war infiziert, und keine Karte geht weg: Mach ohne Notiz weiter.
surprise-from-the-bag = Bei einem Überraschungsangriff kommt der Verschlinger gleich aus dem Beutel. Wähle keinen vom Brett.
