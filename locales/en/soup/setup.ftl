### The set-up, once everybody sits.

setup-by-app = by the app
setup-spaces = Spaces of the ladder
setup-spaces-roll = Two dice each: whoever rolls highest chooses a space first. Whoever has rolled real dice chooses here at once.
setup-spaces-how = The highest total chooses first. Low on the ladder acts first in movement, high buys genes first.
# $total (number) of the two dice
# $player (text) the name of the player whom it is about
setup-rolled = { $player } rolled { $total }
# $player (text) the name of the player whom it is about, $space (number) space of the ladder
setup-space = { $player }: space { $space }
setup-card = Opening card
setup-card-how = It says where the first round drifts.
# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card,
# $way (text) a direction in words
setup-card-lies =
    { $direction ->
        [stay] On the table: no drift, ozone layer { $ozone }.
       *[other] On the table: drift { $way }, ozone layer { $ozone }.
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
# $number (number) printed on the amoeba, $players (text) the names of whoever places one
setup-second = Then amoeba { $number }, unhurt, on an empty space: { $players }
# $count (number) damage points of it, $players (text) the names of whoever places one
setup-first-own =
    { $count ->
        [0] First amoeba, unhurt, on an empty space: { $players }
        [one] First amoeba with { $count } damage point on an empty space: { $players }
       *[other] First amoeba with { $count } damage points on an empty space: { $players }
    }
# $players (text) the names of whoever places one
setup-second-own = Then the second amoeba, unhurt, on an empty space: { $players }
setup-numbers = Begin with other numbers
# $which (text) first or second
# $player (text) the name of the player whom it is about
setup-number =
    { $which ->
        [first] { $player }: first amoeba
       *[second] { $player }: second amoeba
    }
setup-amoebas-later = Once all have their spaces, this says in which order amoebas are placed.

## Labels of the journal

# $count (number) how many play
label-start-game = A game for { $count } begins
# $player (text) who chooses a space first, or none before the throw
label-roll-order =
    { $player ->
        [none] Dice for the ladder
       *[other] Dice for the ladder: { $player } chooses first
    }
# $player (text) the name of whoever did it, $space (number) space of the ladder
label-choose-space = { $player } starts on space { $space }
# $player (text) the name of whoever did it, $first (number) printed on the first amoeba,
# $second (number) printed on the second amoeba
label-choose-numbers = { $player } begins with amoebas { $first } and { $second }
label-begin-play = The first round begins

## Refusals

numbers-unfit = Each player begins with two different amoebas. Choose another number.
# $count (number) how many play
order-dice = Roll two dice for each of the { $count } players.
order-rolled = The dice for the ladder have been rolled. Choose your spaces.
order-tied = Two totals are alike: roll again.
# $space (number) space of the ladder, $player (text) the name of whoever stands there
space-taken = Space { $space } is taken by { $player }. Choose another.
# $most (number) the last space of the start
space-too-far = Markers begin on the spaces 1 to { $most }. Choose one of these.
# $who (text) single or several
# $players (text) the names of whoever has no space yet
spaces-missing =
    { $who ->
        [single] { $players } has no space on the ladder yet. Choose one first.
       *[several] These have no space on the ladder yet: { $players }. Choose them first.
    }
