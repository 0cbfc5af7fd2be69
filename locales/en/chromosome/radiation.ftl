### Radiation: areas, resistance tests, absorption, decay. Evolution by die.

## Which area, and who is next to it

radiation-power = power of the space
radiation-power-bonus = +{ $bonus } of it from the event
radiation-area = { $area } · power { $power }
radiation-tie = Equal power: { $player } chooses the order
radiation-how-many = How many groups are next to this room or in it?
radiation-as-before = as last time
radiation-fewer = { $player }: one group fewer
radiation-more = { $player }: one group more
radiation-groups-spoken = { $player }: { count-groups }
radiation-risk = { $irradiation }, average +{ $dose }
radiation-risk-out = elimination { $share }
radiation-gene-less = { $player }: one building gene fewer
radiation-gene-more = { $player }: one building gene more
radiation-genes-show = Building genes
radiation-genes-hide = Hide building genes
radiation-later = Later
radiation-locked = power { $power } first
radiation-skip = Skip the tests
radiation-nobody = Nobody is here, go on
# $count (number) how many players test
radiation-face =
    { $count ->
        [0] Begin the tests
        [one] Begin { $count } test
       *[other] Begin { $count } tests
    }

## A test

# $players (text) players without a group next to the area
radiation-clear = No test: { $players }
radiation-next-area = then { $area }, power { $power }
radiation-reroll = Re-roll
# $roller (text) whose die it is; $fate (number) points that $player has
radiation-reroll-spoken = { $player } pays for a re-roll of { $roller }’s die, fate { $fate }
radiation-others-pay = Somebody else pays for a re-roll: tap the die, then who pays.
radiation-die-pay = Who else pays for a re-roll?
radiation-die-odds = Show the odds
radiation-whose-die = { $player }’s die
# $count (number) of dice, two or more
radiation-throw-all = Roll all { $count } dice
# $count (number) of doses above zero
radiation-book =
    { $count ->
        [0] No dose: go on
        [one] { $count } dose: write it down
       *[other] { $count } doses: write them down
    }
radiation-of = { $irradiation } of { $limit }
radiation-threat = power { $power } + groups { $groups }
radiation-building =
    { $count ->
        [one] +{ $count } on the roll for a building gene
       *[other] +{ $count } on the roll for building genes
    }
radiation-threat-spoken = Threat { $threat }: { $parts }
radiation-sum = { $threat } − { $face } = { $dose }
radiation-sum-genes = { $threat } − { $face } − { $genes } = { $dose }
radiation-no-dose = No new irradiation
radiation-dose = Irradiation rises from { $before } to { $after }
radiation-out = Irradiation { $after }: { $player } would be out
radiation-average = Dose { $dose } on average
radiation-wish = The others want: { $wish }
radiation-wish-open = { $wish }. Change
radiation-chance-out = Eliminated in { $share } of cases
radiation-safe = No roll eliminates
radiation-odds-open = { $average }. { $out }. Show the sum
radiation-odds-close = { $average }. { $out }. Hide the sum
radiation-lend = Fate as a building gene
radiation-lend-spoken = { $player }: a fate point as a building gene, fate { $fate }
radiation-advice-lend = Take fate as a building gene: without it you are out.
radiation-advice-lost = Neither a re-roll nor fate as a gene will help: you are out either way.
radiation-advice-lend-out = Worth it: with fate as a gene you are out in { $after } of cases instead of { $out }.
radiation-advice-lend-dose = Worth it: with fate as a gene the dose is { $after } on average instead of { $dose }.
radiation-advice-lend-keep = Not worth it: with fate as a gene you are out in { $after } of cases instead of { $out }, but fate is worth more.
radiation-advice-slim = Not worth it: the chance that fate saves you is tiny.
radiation-advice-reroll = Worth it: after a re-roll the dose is { $after } on average instead of { $dose }.
radiation-advice-keep = Not worth it: after a re-roll the dose is { $after } on average instead of { $dose }, and fate is worth { $price } points.
radiation-advice-rival = Worth it: after a re-roll { $player } is out in { $after } of cases instead of { $out }.
# $advice (text) one of those above
radiation-advice-whole = { $advice } That is so for all tests together.
radiation-advice-sum = Dose { $dose } on average, { $after } after a re-roll; eliminated { $out }, { $outafter } after a re-roll. A fate point is worth { $price }. All in all { $net } points.
radiation-advice-sum-lend = Dose { $dose } on average, { $after } with fate as a gene; eliminated { $out }, { $outafter } with fate as a gene. A fate point is worth { $price }. All in all { $net } points.
radiation-advice-stake = Being out costs { odds-points-cost }, and fate held by who is out is worth nothing.

## The whole phase: who survives it

prospect-title = All tests
prospect-survives = survives
# $dose (text) irradiation on average
prospect-dose = average +{ $dose }
# $fate (text) fate points spent on average
prospect-fate = fate −{ $fate }
# $survives, $average (text) the chance to survive, what it takes on average
prospect-spoken = { $player } survives the tests: { $survives }, { $average }.
prospect-open = Show the sum
prospect-close = Hide the sum
prospect-goes-on = The rule that an elimination ends the tests is not counted: it would tie the tests of all players together.
prospect-groups-of = Groups next to { $area }
# $count (number) groups next to the area
prospect-near = { $player } { $count }
prospect-nobody = nobody known next to it

## Absorption and decay

radiation-which = Which spaces are radioactive?
radiation-which-note = None is on the list. Add every room that has cubes in it.
radiation-none-round = None, round { $round }
radiation-none-over = None, the game is over
radiation-absorb = Charge the groups next to radioactive spaces if they are no larger than the power of the space.
radiation-own-room = A group in the same room as the space charges too.
radiation-no-own-room = A group in the same room as the space does not charge.
radiation-charges =
    { $count ->
        [one] charges groups of { $count } token
       *[other] charges groups of up to { $count } tokens
    }
radiation-charges-all = charges every group
radiation-charge-less = { $player }: one charged token fewer
radiation-charge-more = { $player }: one charged token more
radiation-charge-spoken = { $player }: newly charged tokens { $count }
radiation-charge-note = { $charged } of { $tokens } charged
radiation-decay = Take one cube off every radioactive space.
radiation-gone = gone
radiation-gone-spoken = { $area }: gone
radiation-left-spoken = { $area }: power { $left } left
radiation-next-round = Round { $round }
radiation-game-over = End of the game

## Labels of the journal

label-face-area = Test, power { $power }
label-finish-radiation = Round { $round } ends

## Refusals

areas-left =
    { $count ->
        [one] { $count } radioactive space is still to be faced. Test it, or leave it out.
       *[other] { $count } radioactive spaces are still to be faced. Test them, or leave them out.
    }
more-groups-than-tokens =
    { $has ->
        [0] { $player } has no tokens left on the board, so no groups either.
        [one] { $player } has only { $has } token on the board, so no more groups than that.
       *[other] { $player } has only { $has } tokens on the board, so no more groups than that.
    } Choose fewer.
areas-charge-fewer =
    { $most ->
        [0] { $player } has no group next to a radioactive space, so nothing is charged. Choose none.
        [one] { $player }: the groups next to radioactive spaces charge { $most } token at most. Choose fewer.
       *[other] { $player }: the groups next to radioactive spaces charge { $most } tokens at most. Choose fewer.
    }
not-in-radiation = This belongs to the radiation phase. Finish this phase first.
stronger-area-first = The strongest comes first: a radioactive space of power { $power } is left.
