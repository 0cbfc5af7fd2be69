### The preparation of a round.

preparation-clock = Time
# $clock (number) space of the time marker
preparation-clock-note = the marker is at { $clock }
preparation-last = the last round
preparation-event = Event
preparation-event-note = reveal the card and do what it says
preparation-event-text = What the card says
preparation-event-power = Power of all radioactive spaces until the round ends
preparation-refresh = Genes and fate tokens renewed
preparation-refresh-note = move passive genes to active spaces, turn the fate tokens to their active side
# $player (text) the name of the player whom it is about
preparation-starter = { $player } starts
# $count (number) tokens of whoever begins
preparation-fewest = fewest tokens on board: { $count }
# $count (number) tokens of those who tie, $previous (text) the name of whoever began the round before
preparation-tie = a tie, fewest tokens on board: { $count }; nearest to the left of the previous starter ({ $previous })
# $player (text) the name of the player whom it is about
preparation-begin = Turns: { $player } starts
preparation-over = End the game

## Labels of the journal

# $round (number) of the round
label-begin-turns = Turns of round { $round }
# $text (text) what the event card says, or none
label-note-event =
    { $text ->
        [none] Event card revealed
       *[other] Event: { $text }
    }
# $text (text) what the event card says, or none, $power (text) by how much spaces are stronger, with its sign
label-note-event-power =
    { $text ->
        [none] Power of spaces { $power }
       *[other] Event: { $text }, power of spaces { $power }
    }

## Refusals

no-events = This table plays without event cards. Play on.
