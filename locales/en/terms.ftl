### Words that every screen and every game shares.

## Putting things together

# $what (text) what it is about, $value (text) what is said of it
pair = { $what }: { $value }
list-and = { $start } and { $end }
list-or = { $start } or { $end }
duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-hours = { $hours } h
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
count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
