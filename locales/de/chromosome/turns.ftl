### A player’s turn: what it may and must contain.

turn-may = Du darfst auch
# $player (text) the name of the player whom it is about
turn-title = Zug: { $player }
turn-taken = Aktion dieses Zugs
turn-must = Wähle eine Aktion
turn-move = Bewegen
# $player (text) the name of the player whom it is about
turn-late-move = { $player } darf sich noch bewegen
turn-move-note = einmal, vor oder nach der Aktion
turn-recover = Schicksal erneuern
turn-discard = Baugene abwerfen
# $relief (number) irradiation that a gene takes off
turn-discard-note = je Gen: Verstrahlung −{ $relief }
turn-not-irradiated = nicht verstrahlt
turn-no-building = keine Baugene
turn-pass-note = aus der Runde; verteidigt noch
turn-pass-late = nicht nach einer anderen Aktion
# $next (text) what follows this turn, in small letters
# $player (text) the name of the player whom it is about
turn-done = { $player } ist fertig, { $next }
# $action (text) what the button does; $next (text) who ends the turn with it, or that the turn goes on
turn-then = { $action }, { $next }
turn-keep = Zug behalten
# $price (text) what it costs, in words
turn-costs = kostet { $price }
# $count (number) tokens that are turned to pay energy
turn-turned =
    { $count ->
        [one] { $count } Marker entladen
       *[other] { $count } Marker entladen
    }
# $players (text) names; $who (text) single or several
turn-out =
    { $who ->
        [single] { $players } ist raus
       *[several] { $players } sind raus
    }
turn-spark-note = + Energie für die Entfernung
turn-supply-empty = keine Marker im Vorrat
turn-each-token = je Marker
# $most (number) the most genes
turn-genes-full = alle { $most } Gene besetzt
turn-cheapest = das billigste Gen
turn-evolution-note = + Energie für das Gen
turn-free = kostenlos
# $gene (text) the kind of gene, or any: action, telepathy, combat, building or any; $has (number) how many there are,
# $needs (number) how many are needed
turn-lacks =
    { $gene ->
        [action] Aktionsgene: du hast { $has }, brauchst { $needs }
        [telepathy] Telepathiegene: du hast { $has }, brauchst { $needs }
        [combat] Kampfgene: du hast { $has }, brauchst { $needs }
        [building] Baugene: du hast { $has }, brauchst { $needs }
       *[any] Gene: du hast { $has }, brauchst { $needs }
    }
# $count (number) energy points that are lacking
turn-lacks-energy =
    { $count ->
        [one] { $count } Energie fehlt
       *[other] { $count } Energie fehlen
    }
# $number (number) of the radioactive space, $power (number) power of the radioactive space
turn-area = Feld Nr. { $number } · Stärke { $power }
# $room (text) number or name of the room, $power (number) power of the radioactive space
turn-area-room = Raum { $room } · Stärke { $power }

## Payment

payment-fate-gene = Schicksal als { named-gene }

## The move, and what stands beside the action

move-note = Verbindet sich eine geladene mit einer entladenen Gruppe, ist die ganze entladen.
move-plain = Nichts wurde entladen
# $count (number) tokens that were discharged
move-merged =
    { $count ->
        [one] { $count } Marker wurde entladen
       *[other] { $count } Marker wurden entladen
    }

## Special action

special-name = Anderer Name

## Genes on the faces of the die

gene-faces-note = Schreib sie von der Hilfstafel ab. Sie bleiben für die nächsten Partien gespeichert.
gene-faces-save = Speichern

## Labels of the journal

label-end-phase = Alle haben gepasst
# $player (text) the name of whoever did it
label-end-turn = { $player } beendet den Zug
# $player (text) the name of whoever did it
label-move = { $player } bewegt sich
# $player (text) the name of whoever did it
label-pass = { $player } passt

## Refusals

# $player (text) the name of the player whom it is about
already-moved = { $player } hat sich in diesem Zug schon bewegt. Mach eine Aktion, oder beende den Zug.
# $most (number) the most tokens
merged-too-many = Beim Verbinden werden höchstens { $most } Marker entladen. Wähle weniger.
# $player (text) the name of the player whom it is about
no-action-yet = { $player } muss vor dem Ende des Zugs eine Aktion machen; Passen ist eine.
