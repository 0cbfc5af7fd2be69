### Encounters.

## Attack and feeding

# $intruder (text) its kind
events-reveals = Adaptation aufdecken: { $intruder }.

## The bag

events-bag-empty = Der Beutel ist leer. Leg ein Plättchen hinein, bevor ihr ziehen könnt.
events-draw = Aus dem Beutel ziehen
events-token-back = das Plättchen kommt in den Beutel zurück
# $colour (text) red, blue, none or hidden
events-adds-metagorger =
    { $colour ->
        [red] + ein rotes Verschlinger-Plättchen
        [blue] + ein blaues Verschlinger-Plättchen
        [none] kein Verschlinger-Plättchen ist übrig
       *[hidden] + ein Verschlinger-Plättchen
    }

## Encounters

# $player (text) who has it
encounter-of = Begegnung: { $player }
encounter-hands = Nehmt die Geräuschmarker um den Raum weg, dann zieht ein Plättchen.
encounter-blank = Legt Geräusche in jeden Korridor dieses Raums.
# $intruder (text) which, as an object
encounter-place = Stellt { $intruder } zum Charakter.
encounter-no-figure = So eine Figur ist nicht übrig: Es kommt keine.
encounter-attack-card = Überraschungsangriff: Zieht eine Angriffskarte und führt sie aus.
encounter-metagorger-hands = Es kommt keine Figur: Er greift an und ist weg.
encounter-surprise-rule = Weniger Handkarten als die Zahl auf dem Plättchen?
encounter-no-surprise = Nein
encounter-yes-surprise = Ja: Überraschungsangriff
encounter-card = Angriffskarte
# $token (text) kind of the token
encounter-take-token = Nehmt dieses Plättchen aus dem Beutel: { $token }. Die Zahl darauf zählt.
# $room (text) the room of the Encounter
encounter-room = Raum: { $room }
encounter-room-note = anderen wählen
# $cards (text) cards in hand
encounter-hand-decides = Laut App: { $cards }, das entscheidet für jedes Plättchen dieser Art
# $cards (text) cards in hand
encounter-hand = Laut App: { $cards }
encounter-over = Begegnung vorbei
encounter-token-out = das Plättchen bleibt draußen
encounter-last-token = war es das letzte, + ein Verschlinger-Plättchen
# $player (text) whose character
encounter-metagorger-attacks = Der Verschlinger greift { $player } an
