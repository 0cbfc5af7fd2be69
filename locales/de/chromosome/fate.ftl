### Fate recovered and spent, building genes discarded.

turn-fate-gene = Schicksal als Gen

## The move, and what stands beside the action

# $span (text) how often: turn or round
# $fate (number) fate points afterwards
recover-note =
    { $span ->
        [turn] Danach hast du { $fate }. Einmal je Zug.
       *[round] Danach hast du { $fate }. Einmal je Runde.
    }
recover-confirm = Schicksalspunkt erneuern
discard-active = Aktive Baugene
discard-passive = Passive Baugene
# $before (number) irradiation now, $after (number) irradiation afterwards
discard-left = Verstrahlung: von { $before } auf { $after }
# $count (number) genes that are discarded
discard-confirm =
    { $count ->
        [0] Baugene abwerfen
        [one] { $count } Gen abwerfen
       *[other] { $count } Gene abwerfen
    }
# beside discarded genes (or instead of any) a fate point as a building gene
# $count (number) genes that are discarded
discard-confirm-fate =
    { $count ->
        [0] Schicksalspunkt als Gen zahlen
        [one] { $count } Gen abwerfen und Schicksalspunkt zahlen
       *[other] { $count } Gene abwerfen und Schicksalspunkt zahlen
    }
# $count (number) building genes by the numbers
discard-known = notierte Baugene: { $count }
fate-gene-note = Einmal je Runde, nicht im Kampf. Kostet einen Schicksalspunkt.

## Labels of the journal

# $player (text) the name of whoever did it, $count (number) genes
label-discard-building = { $player } wirft Baugene ab: { $count }
# $count (number) genes, $player (text) the name of whoever did it
label-discard-building-fate =
    { $count ->
        [0] { $player } wirft Schicksal als Baugen ab
        [one] { $player } wirft { $count } Baugen ab, dazu Schicksal als Baugen
       *[other] { $player } wirft { $count } Baugene ab, dazu Schicksal als Baugen
    }
# $player (text) the name of whoever did it
label-fate-as-gene = { $player }: Schicksal als { named-gene }
# $player (text) the name of whoever did it
label-recover-fate = { $player }: +1 Schicksal
# $player (text) the name of whoever did it
label-spend-fate = { $player }: −1 Schicksal

## Refusals

# $player (text) the name of the player whom it is about, $most (number) the most fate points
fate-full = { $player } hat schon { $most } Schicksalspunkte, mehr geht nicht. Behalte die Energie.
# $player (text) the name of the player whom it is about
not-irradiated = { $player } hat keine Verstrahlung, die sinken könnte. Behalte die Gene.
# $player (text) the name of the player whom it is about
only-in-own-turn = { $player } kann das nur im eigenen Zug. Warte darauf.
# $player (text) the name of the player whom it is about
recovered-this-round = { $player } hat in dieser Runde schon einen Schicksalspunkt erneuert. Warte auf die nächste.
# $player (text) the name of the player whom it is about
recovered-this-turn = { $player } hat in diesem Zug schon einen Schicksalspunkt erneuert. Warte auf den nächsten.
test-takes-building = In einem Resistenztest gilt Schicksal nur als Baugen. Wähle das.
