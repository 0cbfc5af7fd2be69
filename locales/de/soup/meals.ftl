### Meals.

## A turn

# $patterns (text) numbers of cubes, $own (text) yes where amoebas eat their own colour
meal-plain =
    { $own ->
        [yes] Eine Mahlzeit: { $patterns }, jede Zahl eine andere Farbe.
       *[no] Eine Mahlzeit: { $patterns }, jede Zahl eine andere Farbe, nie die eigene.
    }
# $cubes (text) of each colour, in words
meal = Eine Mahlzeit: { $cubes }.
# $patterns (text) numbers of cubes, such as 2+1 or 4; $colours (text); $different (text) yes where a meal has several colours
meal-of =
    { $different ->
        [no] Eine Mahlzeit: { $patterns } von einer Farbe: { $colours }.
       *[yes] Eine Mahlzeit: { $patterns }, jede Zahl eine andere Farbe: { $colours }.
    }
# $patterns (text) the cubes of a meal, as numbers
meal-hosted = Mit Parasitismus: { $patterns }, und der Wirt zahlt 1 Punkt.
# $count (number) cubes
meal-or-damage =
    { $count ->
        [0] Sie frisst oder bekommt einen Schadenspunkt. Ausgeschieden wird nichts.
        [one] Sie frisst und scheidet { $count } Nährstoff ihrer Farbe aus, oder sie bekommt einen Schadenspunkt.
       *[other] Sie frisst und scheidet { $count } Nährstoffe ihrer Farbe aus, oder sie bekommt einen Schadenspunkt.
    }

## Eating

meal-larger = Mehr als nötig
# $colour (text) of the cubes, $count (number)
meal-cubes =
    { $count ->
        [0] kein { $colour }
        [one] { $count } { $colour }
       *[other] { $count } { $colour }
    }
# $cubes (text) cubes in words
meal-eaten = Frisst { $cubes }
meal-host = Parasitismus: ein Nährstoff weniger, es zahlt
meal-no-host = niemand
# $player (text) the name of whoever pays
meal-host-pays = { $player } zahlt 1 Punkt
# $cubes (text) cubes by colour
meal-as-last = wie zuletzt: { $cubes }
meal-rest-all = Alle treiben und fressen
# $count (number) amoebas
meal-rest =
    { $count ->
        [0] Niemand hat Hunger
        [one] { $count } treibt und frisst
       *[other] Alle { $count } treiben und fressen
    }
# $count (number) amoebas that eat
meal-rest-eat =
    { $count ->
        [0] Niemand hat Hunger
        [one] { $count } frisst
       *[other] Alle { $count } fressen
    }
# $moved, $drifting (number) amoebas that have moved, and that have not
meal-rest-both =
    { $moved ->
        [0] Keine frisst
        [one] { $moved } frisst
       *[other] { $moved } fressen
    }, { $drifting ->
        [0] keine treibt
        [one] { $drifting } treibt und frisst
       *[other] { $drifting } treiben und fressen
    }

## Labels of the journal

# $host (text) whose amoeba pays a point for Parasitism, or none
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-eat =
    { $host ->
        [none] { $player }: Amöbe { $number } frisst
       *[other] { $player }: Amöbe { $number } frisst, { $host } zahlt 1 Punkt
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-starve = { $player }: Amöbe { $number } hungert
# $count (number) amoebas that eat, $player (text) the name of whoever did it
label-feed-rest =
    { $count ->
        [0] { $player }: niemand hat Hunger
        [one] { $player }: { $count } Amöbe treibt und frisst
       *[other] { $player }: { $count } Amöben treiben und fressen
    }

## Refusals

# $player (text) the name of the player whom it is about
no-meal = { $player }: Diese Nährstoffe sind keine Mahlzeit. Wähle andere.
# $player (text) the name of the player whom it is about
nobody-hungry = { $player }: Jede Amöbe hat gefressen oder gehungert. Spielt weiter.
# $player (text) the name of the player whom it is about
say-the-meal = { $player }: Sag, welche Nährstoffe die Amöbe frisst.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
starves-after-attack = { $player }: Das Opfer von Amöbe { $number } ist entkommen. Gib ihr einen Schadenspunkt: Sie frisst nicht.
