### Words that every screen and every game shares.

## Putting things together

# $what (text) what it is about, $value (text) what is said of it
pair = { $what }: { $value }
# $start (text) all items but the last, with commas, $end (text) the last item
list-and = { $start } and { $end }
# $start (text) all items but the last, with commas, $end (text) the last item
list-or = { $start } or { $end }
# $seconds (number) how many seconds
duration-seconds = { $seconds } s
# $minutes (number) how many minutes
duration-minutes = { $minutes } min
# $hours (number) how many hours
duration-hours = { $hours } h
# $hours (number) how many hours, $minutes (number) how many minutes
duration-hours-minutes = { $hours } h { $minutes } min

## What any game has

term-round = Round
term-turn = Turn
term-starter = Starting player
term-score = Score
term-die = Die
term-reroll = Re-roll

## Counted things

# $count (number) how many there are
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# $count (number) how many there are
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# $count (number) how many there are
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
