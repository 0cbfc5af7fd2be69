### A quick reference to the rules, in words of our own.
### A chapter is a title and short lines; a line "-open" says what is an assumption and not in the rulebook.

reference-title = Quick rules: Chromosome

reference-section-course = Course of the game
reference-section-turn = Your turn
reference-section-actions = Actions
reference-section-radiation = Radiation
reference-section-stores = What you own
reference-section-end = The end

## Course of the game

reference-setup = Set-up
reference-setup-rounds = Rounds: 6 with two players, 5 with three, 4 with four.
reference-setup-genes = Everyone starts with two action genes and one telepathy gene, all active.
# $fate-start (number) fate points at the start
reference-setup-fate = Fate points for everyone at the start: { $fate-start }. The irradiation marker waits beside the track until the first dose.
reference-setup-rooms = On a board of your own making, let every start room touch a room of sterility 1.
# $start-tokens (number) tokens in the start room
reference-setup-open = Tokens in the start room: { $start-tokens }. Their number, whether they are charged, and a free choice of the first player are assumptions.

reference-round = Round
reference-round-phases = Three phases: preparation, player turns, radiation. The first round has no preparation.
reference-round-preparation = Preparation: the clock goes down by 1, an event is turned up, passive genes become active again, the fate token goes back to its active side.
reference-round-clock = If the clock would drop below 1, the game is over.
reference-round-turns = Player turns: clockwise, until everyone has passed.
reference-round-radiation = Radiation: resistance tests, absorption, decay.
reference-round-starter = From round 2 on, whoever has the fewest tokens on board as the player turns begin starts. Tie: the tied player nearest to the left of the previous starter.

reference-events = Events
reference-events-card = During preparation you turn up one card and do what it says.
reference-events-red = Red rooms may be removed by events. Without event cards the colour means nothing.
reference-events-holes = A removed room leaves a hole: no moving and no attacking across it.
reference-events-split = A card that would cut the board in two has no effect.
reference-events-variant = For less luck, play without event cards.

## Your turn

reference-turn = Turn
reference-turn-move = You may move once, before or after your action.
# $recovery-energy (text) energy points that a fate point costs
reference-turn-fate = You may trade energy for 1 fate point. The energy it takes: { $recovery-energy }.
# $building-relief (number) irradiation that a discarded gene takes off
reference-turn-genes = You may discard building genes. Each lowers your irradiation by { $building-relief }.
reference-turn-action = You must take exactly one of nine actions: five main ones and four special ones.
# $recovery (text) how often fate can be recovered: round or turn;
# $building-relief (number) irradiation that a discarded gene takes off
reference-turn-open =
    { $recovery ->
        [round] Recovering fate once a round, and the relief for a discarded building gene, { $building-relief }, are assumptions.
       *[turn] Recovering fate once a turn, and the relief for a discarded building gene, { $building-relief }, are assumptions.
    }

reference-moving = Moving and sterility
reference-moving-step = Take any number of tokens from one group and put them together into one adjacent room.
reference-moving-group = A room holds one group, 3 tokens at most.
reference-moving-blocked = You cannot enter a room with someone else’s tokens. A radioactive space is no obstacle.
reference-moving-merge = Charged and discharged tokens put together: the whole group is discharged.
reference-moving-sterility = The entering group must be at least as large as the sterility of the room (1–3).
reference-moving-shrunk = A group that shrinks while inside may stay, but once out it returns only when it has grown.

reference-costs = Paying costs
reference-costs-genes = Gene: move it from active to passive. Passive genes pay for nothing.
reference-costs-fate = Once a round a fate point replaces any gene, but not during a battle. Then turn the fate token over.
reference-costs-energy = Energy, in your own turn only: discharge a whole group, 1 point a token. Any surplus is lost.
# $trophy-energy (text) energy points that a trophy gives
reference-costs-trophies = Or return a trophy to its owner: { $trophy-energy }.
reference-costs-hint = A big group and a small cost? Split it with your move first, then discharge the smaller part.

## Actions

reference-growth = Growth
reference-growth-stack = Add tokens to one group, up to three in all. Charged or discharged, it stays as it is.
reference-growth-spread = Or put one discharged token into each of several empty rooms next to your groups. Sterility applies.
reference-growth-empty = With nothing left in your supply it cannot be taken.
# $growth-genes (number) genes that each token takes
reference-growth-open = Action genes for each token, { $growth-genes } (an option of the game), and rooms next to different groups of yours (no option, for the app does not know the board).

reference-evolution = Evolution
reference-evolution-choice = A gene you choose: as much energy as you own genes of that kind, plus 1. A third action gene costs 3.
# $evolution-die-energy (text) energy points that it costs
reference-evolution-die = A gene by the die takes energy: { $evolution-die-energy }. What it shows, you take.
reference-evolution-active = The new gene is active at once.
reference-evolution-limit = 8 genes at most, active and passive together. With eight there is no Evolution.
# $evolution-genes (number) genes that it takes besides
reference-evolution-open = Action genes on top, { $evolution-genes }, and one price rule for all kinds, are assumptions. You settle which gene each face of the die gives.

reference-spark = Spark
reference-spark-cost = An attack for 1 action gene, and 1 energy point for each room between the groups. Leave out the defender’s room.
reference-spark-adjacent = Attacking an adjacent room takes no energy.
reference-spark-own = You may not attack a group of your own.

reference-combat = Battle, step by step
reference-combat-step-1 = The attacker names both groups and pays.
reference-combat-step-2 = Attacker’s strength: size of the group, plus 1 for each exhausted combat gene, plus 1 for each fate point spent.
reference-combat-step-3 = The defender does the same, knowing the attacker’s strength.
reference-combat-step-4 = The attacker rolls. Anyone at the table may spend a fate point to force a re-roll, more than once too.
reference-combat-step-5 = The defender rolls, with re-rolls as above.
reference-combat-step-6 = Add each die to its strength, and whatever special actions give.
reference-combat-step-7 = The higher total wins. The loser takes the difference off the group, in tokens.
reference-combat-step-8 = Those tokens are the winner’s trophies.
reference-combat-step-9 = Tie: each side takes one token of the other’s group as a trophy.
reference-combat-late = After the roll, no more combat genes and no more fate for strength.
reference-combat-open = That the loser loses at most the whole fighting group is an assumption.

reference-impulse = Impulse
reference-impulse-cost = Costs 1 telepathy gene. Choose one of two.
reference-impulse-make = Two radiation cubes into any room, an occupied one too: a radioactive space. Then you may charge your adjacent groups that are no larger than its power.
reference-impulse-stack = Cubes put where there are some already add to the power of the same space.
reference-impulse-draw = Or charge your groups next to an existing radioactive space, again none larger than its power. Then the space loses 1 cube.

reference-pass = Pass
reference-pass-out = No more turns for you this round. You may still move before or after passing.
reference-pass-defence = When attacked you defend as usual, and may spend fate in the battle.
reference-pass-genes = Building genes can no longer lower your irradiation: that belongs to a turn of your own.
reference-pass-all = When everyone has passed, radiation begins.

reference-special = Special actions
reference-special-source = Costs and effects stand on the player boards. Here are only the rulebook’s clarifications.
reference-special-fusion = Fusion (Ferox): 2 telepathy genes and 1 energy point. Any groups may be joined, even if none is yours.
reference-special-saturation = Saturation (Cadum): irradiates everyone, Cadum too.
reference-special-might = Might (Cadum): “?” in its cost is any gene.
reference-special-wave = Wave (Cadum): moves a radioactive space and causes a resistance test beside it at once, at its power. Tokens that someone loses by it become Cadum’s trophies.
reference-special-supergene = Supergene: one passive gene is active again, then you have one more action, without another move.
reference-special-conversion = Conversion: the new gene is active or passive just as the one it replaced.
reference-special-takeover = Takeover: an enemy token becomes your trophy, and one of yours takes its place.
reference-special-domination = Domination: on a tie the opponent gives you one token of the fighting group as a trophy, as usual, but you give none.
reference-special-concentration = Concentration: cubes go down by the usual rules for radioactive spaces.
reference-special-teleportation = Teleportation: moves the tokens of any player and ignores sterility.
reference-special-outbreak = Outbreak: sterility does apply here.
reference-special-giant = Giant: the rulebook does not explain it. It does what the player board says.
reference-special-open = You say how many tokens somebody sacrifices to a Wave. Add them after the test: tap the action taken in the turn. Costs other than Fusion’s are entered from your boards.

## Radiation

reference-test = Resistance test
reference-test-order = One radioactive space after another, the most powerful first. Equal power: the starting player chooses.
reference-test-who = Everyone with a group next to the space, or in its room, takes the test.
reference-test-step-1 = Count the cubes: that is the power.
reference-test-step-2 = Count your adjacent groups. Groups count, not tokens.
reference-test-step-3 = Add the two: that is the threat.
reference-test-step-4 = Roll, and add 1 for each active building gene. Anyone may spend a fate point to force a re-roll.
reference-test-step-5 = Take the result from the threat.
reference-test-step-6 = What remains above zero is added to your irradiation.
reference-test-example = Power 4 and two groups make a threat of 6. A result of 1 costs you 5, a result of 4 only 2.
reference-test-open = Finishing the tests of the phase after someone is out is an assumption. So is testing a Wave that joins another radioactive space at the power of both.

reference-absorption = Absorption and decay
reference-absorption-charge = After the tests every group next to a radioactive space charges, if it is no larger than the power of the space.
reference-absorption-decay = Then each space loses 1 cube. Without cubes it is gone.
reference-absorption-open = Charging a group in the same room as the space is an assumption.

## What you own

reference-fate = Fate
reference-fate-reroll = Re-roll: 1 point makes any player repeat any roll, yourself included.
reference-fate-strength = Battle: 1 point is 1 strength, before the dice fall.
reference-fate-gene = Gene: once a round 1 point replaces any gene, outside a battle.
# $recovery-energy (text) energy points that a fate point costs
reference-fate-recovery = Recovery: in your own turn, energy for 1 fate point. The energy it takes: { $recovery-energy }.
reference-fate-score = A fate point unspent is 2 points at the end.
# $recovery (text) how often fate can be recovered: round or turn; $fate-max (number) the most fate points
reference-fate-open =
    { $recovery ->
        [round] The most fate points, { $fate-max }, and one recovery a round, are assumptions.
       *[turn] The most fate points, { $fate-max }, and one recovery a turn, are assumptions.
    }

reference-trophies = Trophies
reference-trophies-source = Tokens of others, mostly from battles won, sometimes from special actions.
# $trophy-energy (text) energy points that a trophy gives
reference-trophies-energy = In your own turn, return a trophy to its owner for { $trophy-energy }.
reference-trophies-score = A trophy kept is 1 point at the end.

reference-charge = Charging
reference-charge-sources = Groups charge by Impulse and by absorption, always only those no larger than the power of the space.
reference-charge-spend = Paying energy discharges them, always the whole group.
reference-charge-stay = A discharged group stays in play. It just yields no energy until it is charged again.
reference-charge-new = Tokens that Growth puts into empty rooms are discharged.

## The end

reference-elimination = Elimination
# $irradiation-limit (number) irradiation above which a player is out
reference-elimination-cause = A player whose irradiation goes above { $irradiation-limit }, or who loses every token on the board, is out.
reference-elimination-last = Everyone else who has not passed gets one more turn, clockwise. Then you score.
reference-elimination-loses = Whoever is out loses, whatever the points.
reference-elimination-open = Losing the last token on board, and a last turn for the player whose turn it is, are assumptions.

reference-scoring = Scoring
reference-scoring-when = You score when the rounds are used up, or after the turns that follow an elimination.
reference-scoring-tokens = Plus 1 for each own token on board.
reference-scoring-trophies = Plus 1 for each trophy.
reference-scoring-fate = Plus 2 for each fate point.
reference-scoring-irradiation = Less your irradiation.
reference-scoring-tie = A tie for first place: everyone tied wins.

reference-open = What the rulebook leaves open
reference-open-options = Assumptions that numbers depend on are options of the game: you change them when you set up a new game. What is next to what on the board is yours to judge.
reference-open-prices = Check the costs of Growth and Evolution on your boards, and the gene for each face of the die on the auxiliary board.
# $die (number) faces of the die
reference-open-die = The die shows 1 to { $die }. The rulebook’s examples have no result that a four-sided die would not. A six-sided one works too.
reference-open-species = Two species and most of their actions are not known by name. Enter your own.
reference-open-table = When in doubt, the table decides: every number can be corrected by hand.
