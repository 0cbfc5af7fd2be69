### Les mots que partagent tous les écrans et tous les jeux.

## Assembler

# $what (text) de quoi on parle, $value (text) ce qu’on en dit
pair = { $what } : { $value }
list-and = { $start } et { $end }
list-or = { $start } ou { $end }
duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-hours-minutes = { $hours } h { $minutes } min

## Ce qu’a tout jeu

term-round = Manche
term-turn = Tour
term-starter = Premier joueur
term-score = Score
term-die = Dé
term-reroll = Relance

## Ce qui se compte

# $count (number) combien il y en a
count-rounds =
    { $count ->
        [one] { $count } manche
        [many] { $count } manches
       *[other] { $count } manches
    }
count-games =
    { $count ->
        [one] { $count } partie
        [many] { $count } parties
       *[other] { $count } parties
    }
count-points =
    { $count ->
        [one] { $count } point
        [many] { $count } points
       *[other] { $count } points
    }
