### Meals.

## A turn

# $patterns (text) numbers of cubes, $own (text) yes where amoebas eat their own colour
meal-plain =
    { $own ->
        [yes] A meal: { $patterns }, each number a different colour.
       *[no] A meal: { $patterns }, each number a different colour, never their own.
    }
# $cubes (text) of each colour, in words
meal = A meal: { $cubes }.
# $patterns (text) numbers of cubes, such as 2+1 or 4; $colours (text); $different (text) yes where a meal has several colours
meal-of =
    { $different ->
        [no] A meal: { $patterns } of one colour: { $colours }.
       *[yes] A meal: { $patterns }, each number a different colour: { $colours }.
    }
# $patterns (text) the cubes of a meal, as numbers
meal-hosted = With Parasitism: { $patterns }, and the owner of the other amoeba pays 1 point.
# $count (number) cubes
meal-or-damage =
    { $count ->
        [0] It eats, or takes a damage point. Nothing is excreted.
        [one] It eats and excretes { $count } cube of its colour, or takes a damage point.
       *[other] It eats and excretes { $count } cubes of its colour, or takes a damage point.
    }

## Eating

meal-larger = More than needed
# $colour (text) of the cubes, $count (number)
meal-cubes =
    { $count ->
        [0] no { $colour }
        [one] { $count } { $colour }
       *[other] { $count } { $colour }
    }
# $cubes (text) cubes in words
meal-eaten = Eats { $cubes }
meal-host = Parasitism: one cube fewer at the expense of
meal-no-host = nobody
# $player (text) the name of whoever pays
meal-host-pays = { $player }, pays 1 point
# $cubes (text) cubes by colour
meal-as-last = as last time: { $cubes }
meal-rest-all = All drift and eat
# $count (number) amoebas
meal-rest =
    { $count ->
        [0] Nobody is hungry
        [one] { $count } drifts and eats
       *[other] All { $count } drift and eat
    }
# $count (number) amoebas that eat
meal-rest-eat =
    { $count ->
        [0] Nobody is hungry
        [one] { $count } eats
       *[other] All { $count } eat
    }
# $moved, $drifting (number) amoebas that have moved, and that have not
meal-rest-both =
    { $moved ->
         [0] None eats
         [one] { $moved } eats
        *[other] { $moved } eat
    }, { $drifting ->
         [0] none drifts
         [one] { $drifting } drifts and eats
        *[other] { $drifting } drift and eat
    }

## Labels of the journal

# $host (text) whose amoeba pays a point for Parasitism, or none
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-eat =
    { $host ->
        [none] { $player }: amoeba { $number } eats
       *[other] { $player }: amoeba { $number } eats, { $host } pays 1 point
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-starve = { $player }: amoeba { $number } starves
# $count (number) amoebas that eat, $player (text) the name of whoever did it
label-feed-rest =
    { $count ->
        [0] { $player }: nobody is hungry
        [one] { $player }: { $count } amoeba drifts and eats
       *[other] { $player }: { $count } amoebas drift and eat
    }

## Refusals

# $player (text) the name of the player whom it is about
no-meal = { $player }: these cubes are no meal. Choose others.
# $player (text) the name of the player whom it is about
nobody-hungry = { $player }: every amoeba has eaten or starved. Play on.
# $player (text) the name of the player whom it is about
say-the-meal = { $player }: say which cubes the amoeba eats.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
starves-after-attack = { $player }: the victim of amoeba { $number } got away. Give it a damage point: it does not eat.
