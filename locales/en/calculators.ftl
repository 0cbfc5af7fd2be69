### Calculators without a game: what they all say, and the dice.

calc-dice = Dice
calc-show = Show the sums
calc-hide = Hide the sums

calc-how-many = How many dice
calc-throw = Roll
calc-not-thrown = Not rolled yet
# $face (number) the face
calc-face = shows { $face }
calc-history = Earlier rolls
