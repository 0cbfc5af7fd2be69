### The company of an amoeba: Tentacle and Holding.

# $cubes (text) of each colour, in words
company-load-chip = Tentakel: { $cubes }
company-load = Tentakel nimmt mit
# $number (number) printed on the amoeba
company-load-of = Tentakel, Amöbe { $number } nimmt mit
# $most (number) cubes
company-load-most =
    { $most ->
        [0] Nichts.
        [one] Bis zu { $most } Nährstoff, bevor die Richtung feststeht.
       *[other] Bis zu { $most } Nährstoffe, bevor die Richtung feststeht.
    }
# $cubes (text) of one colour, in words
company-load-one = Mitnehmen: { $cubes }
company-load-none = keine Nährstoffe
# $followers (text) names with numbers, or nobody
company-follow-chip = Festhalten: { $followers }
company-follow-none = niemand
# $number (number) of the amoeba that leaves
company-follow = Festhalten: Folgt jemand Amöbe { $number }?
# $when (text) before or after
company-follow-when =
    { $when ->
        [after] Nur Amöben auf dem Feld, das sie verlassen hat.
       *[before] Nur Amöben auf ihrem Feld, bevor die Richtung feststeht.
    }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
company-follower = { $player }, Amöbe { $number } folgt
# $cubes (text) in words
company-with = Nimmt { $cubes } mit.
# $followers (text) names with numbers
company-followed = Es folgen: { $followers }.

## Labels of the journal

# $cubes (text) by whose colour they are, with how many, or none
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-load =
    { $cubes ->
        [none] { $player }: Amöbe { $number } nimmt keine Nährstoffe mit
       *[other] { $player }: Amöbe { $number } nimmt Nährstoffe mit, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes or no; $cubes (text) as above; $leader (text) whose amoeba leaves, $leader-number (number) of it
# $player (text) the name of whoever did it, $number (number) printed on the amoeba that follows
label-follow =
    { $follows ->
        [no] { $player }: Amöbe { $number } folgt nicht
       *[yes] { $cubes ->
            [none] { $player }: Amöbe { $number } folgt Amöbe { $leader-number } von { $leader }, { gene-holding }
           *[other] { $player }: Amöbe { $number } folgt Amöbe { $leader-number } von { $leader }, { gene-holding }, mit Nährstoffen ({ $cubes })
        }
    }

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
follows-itself = { $player }: Amöbe { $number } folgt nicht sich selbst. Wähle eine andere Amöbe.
# $most (number) cubes that can be taken, $player (text) the name of the player whom it is about
load-unfit =
    { $most ->
        [0] { $player }: { gene-tentacle } nimmt keine Nährstoffe mit. Wähle keine.
        [one] { $player }: { gene-tentacle } nimmt höchstens { $most } Nährstoff mit, und nur, was auf dem Brett liegt. Wähle weniger.
       *[other] { $player }: { gene-tentacle } nimmt höchstens { $most } Nährstoffe mit, und nur, was auf dem Brett liegt. Wähle weniger.
    }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
not-left = { $player }: Amöbe { $number } hat gerade kein Feld verlassen. Wähle eine andere Amöbe.
