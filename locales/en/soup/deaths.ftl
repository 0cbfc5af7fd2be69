### Phase 5: natural deaths and Aggression.

deaths-rule = An amoeba dies of two damage points, with Longevity of three.
deaths-quick = Take the dead amoebas off
# $count (number) cubes of each colour
deaths-cubes =
    { $count ->
        [0] No cubes are placed for them.
        [one] { $count } cube of each colour for each of them, as far as the supply goes.
       *[other] { $count } cubes of each colour for each of them, as far as the supply goes.
    }
deaths-instead = In the place of each
# $colours (text) colours of which the supply is short
deaths-short = The supply is short of: { $colours }.
# $count (number) amoebas
deaths-count =
    { $count ->
        [0] Nobody dies in this round
        [one] { $count } amoeba dies
       *[other] { $count } amoebas die
    }
# $numbers (text) of the amoebas, $count (number) of them
# $player (text) the name of the player whom it is about
deaths-who =
    { $count ->
        [0] { $player }: no amoeba
        [one] { $player }: amoeba { $numbers }
       *[other] { $player }: amoebas { $numbers }
    }
# $player (text) the name of the player whom it is about
deaths-less = { $player }: one amoeba fewer
# $player (text) the name of the player whom it is about
deaths-more = { $player }: one amoeba more
deaths-aggression-quick = Then Aggression: its victims leave the board as well.
deaths-aggression = Aggression
# $count (number) biological points
deaths-aggression-how =
    { $count ->
        [0] One amoeba may kill a foreign one on its space, for free.
        [one] One amoeba may kill a foreign one on its space, for { $count } point.
       *[other] One amoeba may kill a foreign one on its space, for { $count } points.
    }
# $player (text) the name of whoever attacks
deaths-attacker = { $player }: which amoeba attacks?
deaths-done = The dead are off the board

## Labels of the journal

# $count (number) amoebas that die
label-bury =
    { $count ->
        [0] Natural deaths: none
        [one] Natural deaths: { $count } amoeba
       *[other] Natural deaths: { $count } amoebas
    }
# $back (text) yes or no: whether they come back; $player (text) the name of whoever did it, $count (number) amoebas
label-lose-amoebas =
    { $back ->
        [yes] { $player }: { $count ->
            [0] no amoeba comes back
            [one] { $count } amoeba comes back
           *[other] { $count } amoebas come back
        }
       *[no] { $player }: { $count ->
            [0] no amoeba dies
            [one] { $count } amoeba dies
           *[other] { $count } amoebas die
        }
    }

## Refusals

buried-already = The natural deaths of this round have been carried out. Play on.
