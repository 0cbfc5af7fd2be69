### What will change, said before it is done.

result-title = Was sich ändert
# $what (text) name of the number, $before (number), $after (number)
result-number = { $what }: von { $before } auf { $after }
# $what (text) name of the number, $delta (text) with its sign
note-number = { $what } { $delta }
note-card-taken = zwei Mutationskarten ziehen, eine behalten
# $what (text) figures that were placed, $rooms (text) where
note-where = { $what }: { $rooms }
# $what (text) what lies or stands there, $room (text) its name
note-at = { $what } ({ $room })
# $food (text) what a single intruder ate
note-ate = gefressen: { $food }
# $figures (text) how many of each kind
note-became = jetzt: { $figures }
# $count (number) Adaptations
note-reveals =
    { $count ->
        [one] Adaptation aufdecken
       *[other] Adaptationen aufdecken
    }
note-attack-card = eine Angriffskarte ziehen und ausführen
result-hand = Handkarten
result-card-taken = Zieh zwei Mutationskarten, behalte eine verdeckt, misch die andere zurück.
result-card-shown = Ab jetzt sehen alle die Mutationskarte.
result-card-lost = Die Mutationskarte geht in ihr Deck zurück. Mutationsmarker bleiben.
result-token = Ein Schlurfer-Plättchen kommt in den Beutel.
result-token-if-any = Ein Schlurfer-Plättchen kommt in den Beutel, wenn eins bereitliegt.
result-figure-gone = Die Verschlinger-Figur verlässt das Brett.
result-shambler = Ein Schlurfer erscheint im Raum.
result-corpse-red = Eine rote Charakterleiche bleibt im Raum.
result-corpse-blue = Eine blaue Charakterleiche bleibt im Raum.
# $player (text) name
result-aboard = { $player } ist an Bord.
# $player (text) the name of the player whom it is about
result-hibernated = { $player } geht in den Kälteschlaf.
# $player (text) the name of the player whom it is about
result-escaped = { $player } verlässt das Schiff.
# $player (text) the name of the player whom it is about
result-dead = { $player } stirbt.
# $pod (number) which
result-pod = In Kapsel { $pod }.
result-pod-left = Aus der Kapsel.
# $pod (number) of the Escape Pod
result-pod-launched = Kapsel { $pod } startet mit allen darin.
# $pods (text) their numbers; $which (text) single or several
result-pods-unlocked =
    { $which ->
        [single] Kapsel { $pods } ist entsperrt
       *[several] Die Kapseln { $pods } sind entsperrt
    }
# $player (text) name
result-combat = { $player } ist jetzt im Kampf.
# $player (text) name
result-no-combat = { $player } ist nicht mehr im Kampf.
# $player (text) name
result-turn = Der Zug geht an { $player }.
result-events = Die Ereignisphase beginnt.
result-encounter = Erste Begegnung: Alle behalten ein Ziel.
