### Words that every screen and every game shares.

## Putting things together

# $what (text) what it is about, $value (text) what is said of it
pair = { $what }: { $value }
# $start (text) all items but the last, with commas, $end (text) the last item
list-and = { $start } und { $end }
# $start (text) all items but the last, with commas, $end (text) the last item
list-or = { $start } oder { $end }
# $seconds (number) how many seconds
duration-seconds = { $seconds } s
# $minutes (number) how many minutes
duration-minutes = { $minutes } min
# $hours (number) how many hours
duration-hours = { $hours } h
# $hours (number) how many hours, $minutes (number) how many minutes
duration-hours-minutes = { $hours } h { $minutes } min

## What any game has

term-round = Runde
term-turn = Zug
term-starter = Startspieler
term-score = Punkte
term-die = Würfel
term-reroll = Neuwurf

## Counted things

# $count (number) how many there are
count-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
# $count (number) how many there are
count-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# $count (number) how many there are
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
