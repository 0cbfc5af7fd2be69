### The set-up, once everybody sits.

setup-by-app = by the app
setup-spaces = Spaces of the ladder
setup-spaces-roll = Two dice each: whoever rolls highest chooses a space first. Whoever has thrown real dice chooses here at once.
setup-spaces-how = The highest total chooses first. Low on the ladder acts first in movement, high buys genes first.
# $total (number) of the two dice
setup-rolled = { $player } rolled { $total }
setup-space = { $player }: space { $space }
setup-card = Opening card
setup-card-how = It says where the first round drifts.
setup-card-lies =
    { $direction ->
        [stay] It lies: no drift, ozone layer { $ozone }.
       *[other] It lies: drift { $way }, ozone layer { $ozone }.
    }
setup-amoebas = First amoebas
# $count (number) biological points at the start
setup-points =
    { $count ->
        [0] Nobody begins with points.
        [one] Everybody takes { $count } biological point.
       *[other] Everybody takes { $count } biological points.
    }
# $number (number) of the amoeba, $players (text) names in order, $count (number) damage points it begins with
setup-first =
    { $count ->
        [0] Amoeba { $number }, unhurt, on an empty space: { $players }
        [one] Amoeba { $number } with { $count } damage point on an empty space: { $players }
       *[other] Amoeba { $number } with { $count } damage points on an empty space: { $players }
    }
setup-second = Then amoeba { $number }, unhurt, on an empty space: { $players }
setup-first-own =
    { $count ->
        [0] First amoeba, unhurt, on an empty space: { $players }
        [one] First amoeba with { $count } damage point on an empty space: { $players }
       *[other] First amoeba with { $count } damage points on an empty space: { $players }
    }
setup-second-own = Then the second amoeba, unhurt, on an empty space: { $players }
setup-numbers = Begin with other numbers
# $which (text) first or second
setup-number =
    { $which ->
        [first] { $player }: first amoeba
       *[second] { $player }: second amoeba
    }
setup-amoebas-later = Once all have their spaces, this says in which order amoebas are placed.
