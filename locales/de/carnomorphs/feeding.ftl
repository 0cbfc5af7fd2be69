### Attack and feeding.

# $intruder (text) which, with its room
events-attack-of = { $intruder } greift an.
events-attack-hands = Jeder Xeno im Kampf greift an: je eine Angriffskarte, ein Verschlinger ohne Karte.
events-attack-nobody = Niemand ist im Kampf notiert: keine Angriffe.
events-board-empty = Niemand ist auf dem Brett: keine Angriffe, kein Fressen.
events-enter-anyway = Trotzdem einen Raum eingeben
# $figures (text) how many of each kind
events-entered-new = Bisher nicht auf dem Brett und jetzt dort notiert: { $figures }
# $player (text) whom it attacks
events-metagorger-attacks = Verschlinger greift { $player } an
events-metagorger-attacks-whom = Verschlinger greift an
events-attack-whom = Wen greift der Verschlinger an?
events-attack-skip = Er greift nicht an
events-attacks-done = Angriffe ausgeführt
events-attack-done = Angriff ausgeführt
events-voracious = Gefräßig gilt: Xenos im Kampf fressen, bevor sie angreifen.
events-nobody-feeds = Niemand frisst.
# $rooms (text) names of rooms
events-not-hungry = Frisst nicht: { $rooms }
# $count (number) listed intruders
events-without-room =
    { $count ->
        [0] Jeder Xeno hat einen Raum.
        [one] { $count } Xeno ist ohne Raum notiert.
       *[other] { $count } Xenos sind ohne Raum notiert.
    }
events-order-matters = Die Figuren reichen nicht für alle: Der Tisch wählt, welcher Raum zuerst frisst.
events-order-ends = Danach auf dem ganzen Brett, jede Reihenfolge gleich wahrscheinlich
# $room (text) its name
events-feed-room = Fressen: { $room }
events-feed = Fressen
# $number (number) which room of this step
events-feed-number = Fressen in Raum { $number }
# $number (number) which room of this step
events-room-number = Raum { $number }
events-room-asked = wer und was ist darin?
events-end-feeding = Angriffe und Fressen erledigt
events-other-room = Ein Raum, der hier fehlt
events-other-room-note = eingeben, was darin ist
# $room (text) its name
events-as-placed = Wie gesetzt, { $room }
events-beyond-noted = Eine Figur, die nicht notiert ist
events-as-last-time = Wie zuletzt hinterlassen
events-clear = Raum leeren

## Labels of the journal

# $feeds (text) yes or no; $fed (number) how many intruders feed
# $room (text) name of the room, or none
label-feed =
    { $feeds ->
        [no] Niemand frisst{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Fressen{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }: { $fed ->
            [0] niemand
            [one] { $fed } Xeno
           *[other] { $fed } Xenos
        }
    }

## Refusals

carried-beyond-room = Ein Charakter kann nicht tragen, was nicht im Raum ist. Zähl es auch zu den Objekten des Raums.
nest-destroyed = Das Nest ist zerstört. Gib diesen Raum ohne es ein.
nobody-feeds = Hier frisst niemand: Es gibt nichts zu fressen, oder alle sind im Kampf. Geh zum nächsten Raum.
nobody-in-room = In diesem Raum steht kein Xeno, also frisst niemand. Geh zum nächsten Raum.
# $room (text) name or number of the room
room-fed-already = { $room }: Das Fressen dieses Raums ist in dieser Ereignisphase erledigt. Geh zum nächsten Raum.
