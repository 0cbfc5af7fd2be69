### Radiation: areas, resistance tests, absorption, decay. Evolution by die.

## Which area, and who is next to it

radiation-power = power of the space
# $bonus (number) power by the event card
radiation-power-bonus = +{ $bonus } of it from the event
# $area (text) name of the radioactive space, $power (number) power of the radioactive space
radiation-area = { $area } · power { $power }
# $player (text) the name of whoever chooses
radiation-tie = Equal power: { $player } chooses the order
radiation-how-many = How many groups are next to this room or in it?
radiation-as-before = as last time
# $player (text) the name of the player whom it is about
radiation-fewer = { $player }: one group fewer
# $player (text) the name of the player whom it is about
radiation-more = { $player }: one group more
# $player (text) the name of the player whom it is about
radiation-groups-spoken = { $player }: { count-groups }
# $irradiation (number) irradiation now, $dose (text) irradiation that the tests bring on average
radiation-risk = { $irradiation }, average +{ $dose }
# $share (text) chance to be eliminated, in per cent
radiation-risk-out = elimination { $share }
# $player (text) the name of the player whom it is about
radiation-gene-less = { $player }: one building gene fewer
# $player (text) the name of the player whom it is about
radiation-gene-more = { $player }: one building gene more
radiation-genes-show = Building genes
radiation-genes-hide = Hide building genes
radiation-later = Later
# $power (number) power of the space that comes first
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
# $area (text) name of the radioactive space, $power (number) power of the radioactive space
radiation-next-area = then { $area }, power { $power }
radiation-reroll = Re-roll
# $roller (text) whose die it is; $fate (number) points that $player has
radiation-reroll-spoken = { $player } pays for a re-roll of { $roller }’s die, fate { $fate }
radiation-others-pay = Somebody else pays for a re-roll: tap the die, then who pays.
radiation-die-pay = Who else pays for a re-roll?
radiation-die-odds = Show the odds
# $player (text) the name of the player whom it is about
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
# $irradiation (number) irradiation so far, $limit (number) irradiation above which a player is out
radiation-of = { $irradiation } of { $limit }
# $power (number) power of the radioactive space, $groups (number) adjacent groups
radiation-threat = power { $power } + groups { $groups }
# $count (number) what building genes add
radiation-building =
    { $count ->
        [one] +{ $count } on the roll for a building gene
       *[other] +{ $count } on the roll for building genes
    }
# $threat (number) power and adjacent groups, $parts (text) power and groups, in words
radiation-threat-spoken = Threat { $threat }: { $parts }
# $threat (number) power and adjacent groups, $face (number) what the die shows, $dose (number) the dose
radiation-sum = { $threat } − { $face } = { $dose }
# $threat (number) power and adjacent groups, $face (number) what the die shows,
# $genes (number) what building genes take off, $dose (number) the dose
radiation-sum-genes = { $threat } − { $face } − { $genes } = { $dose }
radiation-no-dose = No dose
# $before (number) irradiation now, $after (number) irradiation afterwards
radiation-dose = Irradiation rises from { $before } to { $after }
# $before (number) irradiation now, $after (number) irradiation afterwards
radiation-rises = from { $before } to { $after }
# $after (number) irradiation afterwards, $player (text) the name of the player whom it is about
radiation-out = Irradiation { $after }: { $player } would be out
radiation-falls = would be out
# $dose (text) irradiation on average
radiation-average = Dose { $dose } on average
# $wish (text) what the others want, as a choice
radiation-wish = The others want: { $wish }
# $wish (text) what the others want, as a choice
radiation-wish-open = { $wish }. Change
# $share (text) chance to be eliminated, in per cent
radiation-chance-out = Eliminated in { $share } of cases
radiation-safe = No roll eliminates
# $average (text) the average dose, as a sentence, $out (text) the chance of elimination, as a sentence
radiation-odds-open = { $average }. { $out }. Show the sum
# $average (text) the average dose, as a sentence, $out (text) the chance of elimination, as a sentence
radiation-odds-close = { $average }. { $out }. Hide the sum
radiation-lend = Fate as a building gene
# $player (text) the name of the player whom it is about, $fate (number) fate points
radiation-lend-spoken = { $player }: a fate point as a building gene, fate { $fate }
radiation-advice-lend = Take fate as a building gene: without it you are out.
radiation-advice-lost = Neither a re-roll nor fate as a gene will help: you are out either way.
# $after (text) the chance with fate as a gene, $out (text) chance to be eliminated, in per cent
radiation-advice-lend-out = Worth it: with fate as a gene you are out in { $after } of cases instead of { $out }.
# $after (text) the same after it, $dose (text) irradiation on average
radiation-advice-lend-dose = Worth it: with fate as a gene the dose is { $after } on average instead of { $dose }.
# $after (text) the same after it, $out (text) chance to be eliminated, in per cent
radiation-advice-lend-keep = Not worth it: with fate as a gene you are out in { $after } of cases instead of { $out }, but fate is worth more.
radiation-advice-slim = Not worth it: the chance that fate saves you is tiny.
# $after (text) the same after it, $dose (text) irradiation on average
radiation-advice-reroll = Worth it: after a re-roll the dose is { $after } on average instead of { $dose }.
# $after (text) the same after it, $dose (text) irradiation on average,
# $price (text) points that a fate point is worth
radiation-advice-keep = Not worth it: after a re-roll the dose is { $after } on average instead of { $dose }, and fate is worth { $price } points.
# $player (text) the name of the player who is tested, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent
radiation-advice-rival = Worth it: after a re-roll { $player } is out in { $after } of cases instead of { $out }.
# $advice (text) one of those above
radiation-advice-whole = { $advice } That is so for all tests together.
# $dose (text) irradiation on average, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent, $outafter (text) the chance after it, in per cent,
# $price (text) points that a fate point is worth, $net (text) points all in all, with sign
radiation-advice-sum = Dose { $dose } on average, { $after } after a re-roll; eliminated { $out }, { $outafter } after a re-roll. A fate point is worth { $price }. All in all { $net } points.
# $dose (text) irradiation on average, $after (text) the same after it,
# $out (text) chance to be eliminated, in per cent, $outafter (text) the chance after it, in per cent,
# $price (text) points that a fate point is worth, $net (text) points all in all, with sign
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
# $player (text) the name of the player whom it is about
prospect-spoken = { $player } survives the tests: { $survives }, { $average }.
prospect-open = Show the sum
prospect-close = Hide the sum
prospect-goes-on = The rule that an elimination ends the tests is not counted: it would tie the tests of all players together.
# $area (text) name of the radioactive space
prospect-groups-of = Groups next to { $area }
# $count (number) groups next to the area
# $player (text) the name of the player whom it is about
prospect-near = { $player } { $count }
prospect-nobody = nobody known next to it

## Absorption and decay

radiation-which = Which spaces are radioactive?
radiation-which-note = None is on the list. Add every room that has cubes in it.
# $round (number) of the round that begins
radiation-none-round = None, round { $round }
radiation-none-over = None, the game is over
radiation-absorb = Charge the groups next to radioactive spaces if they are no larger than the power of the space.
radiation-own-room = A group in the same room as the space charges too.
radiation-no-own-room = A group in the same room as the space does not charge.
# $count (number) tokens of the largest group that is charged
radiation-charges =
    { $count ->
        [one] charges groups of { $count } token
       *[other] charges groups of up to { $count } tokens
    }
radiation-charges-all = charges every group
# $player (text) the name of the player whom it is about
radiation-charge-less = { $player }: one charged token fewer
# $player (text) the name of the player whom it is about
radiation-charge-more = { $player }: one charged token more
# $player (text) the name of the player whom it is about, $count (number) tokens newly charged
radiation-charge-spoken = { $player }: newly charged tokens { $count }
# $charged (number) charged tokens, $tokens (number) tokens on the board
radiation-charge-note = { $charged } of { $tokens } charged
radiation-decay = Take one cube off every radioactive space.
radiation-gone = gone
# $area (text) name of the radioactive space
radiation-gone-spoken = { $area }: gone
# $area (text) name of the radioactive space, $left (number) power that is left
radiation-left-spoken = { $area }: power { $left } left
# $round (number) of the round that begins
radiation-next-round = Round { $round }
radiation-game-over = End of the game

## Labels of the journal

# $power (number) power of the radioactive space
label-face-area = Test, power { $power }
# $round (number) of the round
label-finish-radiation = Round { $round } ends

## Refusals

# $count (number) spaces still to be faced
areas-left =
    { $count ->
        [one] { $count } radioactive space is still to be faced. Test it, or leave it out.
       *[other] { $count } radioactive spaces are still to be faced. Test them, or leave them out.
    }
# $has (number) tokens on the board, $player (text) the name of the player whom it is about
more-groups-than-tokens =
    { $has ->
        [0] { $player } has no tokens left on the board, so no groups either.
        [one] { $player } has only { $has } token on the board, so no more groups than that.
       *[other] { $player } has only { $has } tokens on the board, so no more groups than that.
    } Choose fewer.
# $most (number) the most tokens that can be charged, $player (text) the name of the player whom it is about
areas-charge-fewer =
    { $most ->
        [0] { $player } has no group next to a radioactive space, so nothing is charged. Choose none.
        [one] { $player }: the groups next to radioactive spaces charge { $most } token at most. Choose fewer.
       *[other] { $player }: the groups next to radioactive spaces charge { $most } tokens at most. Choose fewer.
    }
not-in-radiation = This belongs to the radiation phase. Finish this phase first.
# $power (number) power of the strongest space left
stronger-area-first = The strongest comes first: a radioactive space of power { $power } is left.
