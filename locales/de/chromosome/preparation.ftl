### The preparation of a round.

preparation-clock = Zeit
# $clock (number) space of the time marker
preparation-clock-note = der Zeitmarker steht auf { $clock }
preparation-last = die letzte Runde
preparation-event = Ereignis
preparation-event-note = Karte aufdecken und ausführen
preparation-event-text = Was auf der Karte steht
preparation-event-power = Stärke aller radioaktiven Felder bis zum Ende der Runde
preparation-refresh = Gene und Schicksalsplättchen erneuern
preparation-refresh-note = passive Gene auf aktive Plätze legen, Schicksalsplättchen auf die aktive Seite drehen
# $player (text) the name of the player whom it is about
preparation-starter = { $player } beginnt
# $count (number) tokens of whoever begins
preparation-fewest = am wenigsten Marker auf dem Brett: { $count }
# $count (number) tokens of those who tie, $previous (text) the name of whoever began the round before
preparation-tie = Gleichstand, am wenigsten Marker auf dem Brett: { $count }; am nächsten links vom letzten Startspieler ({ $previous })
# $player (text) the name of the player whom it is about
preparation-begin = Züge: { $player } beginnt
preparation-over = Partie beenden

## Labels of the journal

# $round (number) of the round
label-begin-turns = Züge der Runde { $round }
# $text (text) what the event card says, or none
label-note-event =
    { $text ->
        [none] Ereigniskarte aufgedeckt
       *[other] Ereignis: { $text }
    }
# $text (text) what the event card says, or none, $power (text) by how much spaces are stronger, with its sign
label-note-event-power =
    { $text ->
        [none] Stärke der Felder { $power }
       *[other] Ereignis: { $text }, Stärke der Felder { $power }
    }

## Refusals

no-events = An diesem Tisch spielt ihr ohne Ereigniskarten. Spielt weiter.
