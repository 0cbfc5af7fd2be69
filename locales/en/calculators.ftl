### Calculators without a game: what they all say, and the dice.

calc-dice = Dice
calc-show = Show the sums
calc-hide = Hide the sums
calc-what-if = Try other numbers in the calculator
calc-seldom = Seldom asked
calc-seldom-usual = all as usual
calc-unknown = not known

calc-how-many = How many dice
calc-faces = Faces
calc-throw = Roll
calc-not-thrown = Not rolled yet
# $face (number) the face
calc-face = shows { $face }
calc-history = Earlier rolls
