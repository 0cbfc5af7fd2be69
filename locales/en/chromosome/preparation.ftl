### The preparation of a round.

preparation-clock = Time
preparation-clock-note = the marker is at { $clock }
preparation-last = the last round
preparation-event = Event
preparation-event-note = reveal the card and do what it says
preparation-event-text = What the card says
preparation-event-power = Power of all radioactive spaces until the round ends
preparation-refresh = Genes and fate tokens renewed
preparation-refresh-note = move passive genes to active spaces, turn the fate tokens to their active side
preparation-starter = { $player } starts
preparation-fewest = fewest tokens on board: { $count }
preparation-tie = a tie, fewest tokens on board: { $count }; nearest to the left of the previous starter ({ $previous })
preparation-begin = Turns: { $player } starts
preparation-over = End the game

## Labels of the journal

label-begin-turns = Turns of round { $round }
label-note-event =
    { $text ->
        [none] Event card revealed
       *[other] Event: { $text }
    }
label-note-event-power =
    { $text ->
        [none] Power of spaces { $power }
       *[other] Event: { $text }, power of spaces { $power }
    }

## Refusals

no-events = This table plays without event cards. Play on.
