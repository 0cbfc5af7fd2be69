### Calculators without a game: battle, resistance test, whole phase, dice.

calc-battle = Battle
calc-test = Test
calc-phase = Phase
calc-dice = Dice
calc-show = Show the sums
calc-hide = Hide the sums

calc-size = Group
calc-genes = Combat genes
calc-fate = Fate for strength
calc-rerolls = Fate for re-rolls
calc-worth = Worth of a fate point
calc-worth-note = in points; an unspent one scores 2
calc-tie = A tie costs
calc-tie-standard = each 1 token
calc-tie-attacker = only the defender (Domination)
calc-tie-defender = only the attacker
calc-attacker-wins = attacker wins
calc-tied = tie
calc-defender-wins = defender wins
calc-lost = tokens lost
# $attacker, $defender (text) tokens on average
calc-expected = Average losses: attacker { $attacker } · defender { $defender }
# $attacker, $defender (text) fate points on average
calc-spent = Each re-rolls when it pays. Fate spent on average: attacker { $attacker } · defender { $defender }
# $side (text) attacker or defender
calc-loss-of = { $side }:

calc-power = Power of the area
calc-groups = Adjacent groups
calc-groups-note = the one in the area’s room too
calc-building = Active building genes
# $share (text) the chance
calc-eliminated = out { $share }
# $dose (text) the dose on average
calc-expected-dose = average +{ $dose }
# $dose (number) the dose, $share (text) the chance
calc-dose-chance = dose { $dose }: { $share }
# $fate (text) fate points on average
calc-test-spent = Re-rolls when they pay; fate spent on average: { $fate }

# $number (number) a player of no name, an area of no room
calc-player = Player { $number }
calc-person = Show the player’s numbers
calc-players = Players
calc-area = Area { $number }
calc-area-power = power
calc-area-groups = groups

calc-how-many = How many dice
calc-throw = Throw
calc-not-thrown = Not thrown yet
# $face (number) the face
calc-face = shows { $face }
calc-history = Earlier throws
