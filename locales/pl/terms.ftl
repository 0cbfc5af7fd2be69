### Words that every screen and every game shares.

## Putting things together

# $what (text) o czym mowa, $value (text) co się o tym mówi
pair = { $what }: { $value }
list-and = { $start } i { $end }
list-or = { $start } lub { $end }
duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-hours-minutes = { $hours } h { $minutes } min

## What any game has

term-round = Runda
term-turn = Tura
term-starter = Gracz rozpoczynający
term-score = Punkty
term-die = Kość
term-reroll = Przerzut

## Counted things

# $count (number) how many there are
count-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
count-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
