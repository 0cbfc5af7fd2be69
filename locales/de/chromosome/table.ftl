### The table: player rows, clock, the wide button.

stage-battle = { term-battle }
stage-evolution = { action-evolution }
stage-over = { phase-over }
stage-preparation = { table-phase-preparation }
stage-radiation = { table-phase-radiation }
stage-wave = { action-wave }
table-phase-preparation = Vorbereitung
table-phase-radiation = Strahlung
# $round (number) of the round, $rounds (number) how many rounds the game has
table-round = Runde { $round } von { $rounds }
# $last (boolean) whether it is the last round
# $round (number) of the round, $rounds (number) how many rounds the game has
table-title =
    { $last ->
        [true] Letzte Runde, { $round } von { $rounds }
       *[false] Runde { $round } von { $rounds }
    }
# The words above the columns of the players, as short as can be.
column-fate = SchiP
column-irradiation = rad
column-tokens = Marker
column-trophies = Troph.
column-time = Zeit
column-points = Pkt.
# $count (number) irradiation
player-row-irradiation = Verstrahlung { $count }
player-row-passed = gepasst
player-row-out = raus
player-row-fate-gene-used = Schicksal als Gen: benutzt
# $gene (text) code of a gene kind
# $active (number) genes that can be used, $owned (number) genes that the player has
player-row-genes = { named-gene }: { $active } von { $owned } aktiv
# $count (number) charged tokens
player-row-charged =
    { $count ->
        [0] kein geladener Marker
        [one] { $count } geladener Marker
       *[other] { $count } geladene Marker
    }
player-row-starter = beginnt die Runde
# $player (text) the name of the player whom it is about
sheet-spend-fate = { $player }: einen Schicksalspunkt zahlen
# $player (text) the name of the player whom it is about
sheet-more-fate = { $player }: einen Schicksalspunkt dazu

## The wide button: what is next

# Below it stands what follows, see below.
# $player (text) the name of whoever acts next
next-done = { $player } ist fertig
# $player (text) the name of whoever acts next
next-again = { $player } spielt weiter
# $player (text) the name of whoever acts next
next-eliminate = Raus: { $player }
# $player (text) the name of whoever acts next
next-turn = Aktion: { $player }
next-turns = Züge
next-event = Vorbereitung
next-battle = Zurück zum Kampf
next-evolution = Zurück zum Wurf
next-test = Zurück zum Test
next-wave = Zurück zur Welle
next-areas = Strahlung
next-finish-radiation = Strahlung
next-score = Wertung

## The same within a sentence: what follows this turn

# $player (text) the name of whoever comes after that
then-player = danach: { $player }
# $player (text) the name of whoever comes after that
then-again = { $player } spielt weiter
then-radiation = dann Strahlung
then-end-game = dann Ende der Partie

## What may still be done after the action

left-move = Bewegen
left-recover = Schicksal erneuern
left-discard = Gene abwerfen

## The event

# $bonus (number) power by the event card
table-event-power = Stärke der Felder +{ $bonus }

## Labels of the journal

# $player (text) the name before, $name (text) the new name
label-rename = { $player } heißt jetzt { $name }
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Genaue Erfassung
       *[quick] Schnelle Erfassung
    }
label-set-options = Regeln des Tischs geändert

## Refusals

roll-open = Beende erst den Wurf; dann lässt sich der Würfel ändern.

## On the big screen, below the name: what the acting player does

deed-action = macht eine Aktion
deed-move = darf sich noch bewegen
deed-end = beendet den Zug
deed-roll = würfelt

## On a player’s own phone, above the numbers: what this player does now

own-action = Du: wähle eine Aktion
