### Calculators without a game: battle, resistance test, whole phase.

calc-battle = Battle
calc-test = Test
calc-phase = Phase

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
calc-expected = Average losses: attacker { $attacker } · defender { $defender }
# $attacker, $defender (text) fate points on average
calc-spent = Average fate: attacker { $attacker } · defender { $defender }
# $side (text) attacker or defender
calc-loss-of = { $side }:
# $side (text) attacker or defender, $modifier (text) with its sign, $strength (number) all of it
# $size (number) tokens of the group, $genes (number) strength by genes, $fate (number) strength by fate points
calc-strength-sum = { $side }: group { $size }, genes { $genes }, fate { $fate }, modifier { $modifier }: strength { $strength }.
calc-spent-sum = Average fate: every course of best play times its chance.

calc-helps-nobody = nobody
calc-helps-attacker = attacker
calc-helps-defender = defender
calc-too-much-fate = This is too much fate to work out at once: the bystanders are left out.
# $fate (text) fate points on average
calc-spent-watchers = Bystanders spend { $fate } fate on average.

calc-plan = Before the dice
calc-plan-close = Before the dice, close
calc-plan-note = What each combat gene and fate point would buy, if nothing had been spent yet.
calc-plan-nothing = Enter combat genes or fate above.
calc-plan-too-much = These are too many choices to work out at once: lower the number of genes or fate points.
calc-plan-attacker = Attacker: what to add
calc-plan-defender = Defender: the answer to the strength above
calc-gene-worth = Worth of a gene
calc-gene-worth-note = in points; what keeping it for later is worth to you

calc-power = Power of the space
calc-groups = Adjacent groups
calc-groups-note = the one in the same room too
calc-building = Active building genes
# $share (text) the chance
calc-eliminated = out { $share }
# $dose (text) the dose on average
calc-expected-dose = average +{ $dose }
# $dose (number) the dose, $share (text) the chance
calc-dose-chance = dose { $dose }: { $share }
# $own, $rivals (text) fate points on average
calc-test-spent = Average fate: you { $own } · rivals { $rivals }
calc-rivals = Fate of all rivals
calc-rivals-note = who may have your die rolled again

# $number (number) a player of no name, an area of no room
calc-player = Player { $number }
calc-person = Show the player’s numbers
calc-players = Players
# $number (number) of the radioactive space
calc-area = Space { $number }
calc-area-power = power
calc-area-groups = groups
