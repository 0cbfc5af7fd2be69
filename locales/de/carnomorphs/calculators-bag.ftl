### Calculators: the intruder bag and a noise roll.

calc-bag = Beutel
calc-noise = Geräusch

calc-bag-next = Das nächste Plättchen
# $count (number) event phases
calc-bag-in-phases =
    { $count ->
        [0] In keiner Ereignisphase
        [one] Mindestens einmal in der nächsten Ereignisphase
       *[other] Mindestens einmal in den nächsten { $count } Ereignisphasen
    }
calc-bag-once = mindestens einmal gezogen
calc-bag-start = Wie am Anfang; wie viele spielen?

