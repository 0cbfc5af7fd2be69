### Radiation: areas, resistance tests, absorption, decay. Evolution by die.

## The list of areas

areas-none = No room is radioactive yet.
areas-new = New area
areas-cubes = Radiation cubes
areas-room = Room number (optional)
areas-in-room = Room { $room }
areas-number = Area no. { $number }
areas-fewer = { $area }: one cube less
areas-more = { $area }: one cube more
areas-last-cube = the last cube
areas-add = Add an area of power { $cubes }

## Which area, and who is next to it

radiation-power = power of the area
radiation-power-bonus = +{ $bonus } of it from the event
radiation-area = { $area } · power { $power }
radiation-tie = Equal power: { $player } chooses the order
radiation-how-many = How many groups are next to this room or in it?
radiation-fewer = { $player }: one group less
radiation-more = { $player }: one group more
radiation-groups-spoken = { $player }: { count-groups }
radiation-risk = { $irradiation }, average +{ $dose }
radiation-risk-out = elimination { $share }
radiation-gene-less = { $player }: one building gene less
radiation-gene-more = { $player }: one building gene more
radiation-genes-show = Building genes
radiation-genes-hide = Hide building genes
radiation-later = Later
radiation-locked = power { $power } first
radiation-add = Add an area
radiation-skip = Skip the tests
radiation-call-off = Call the tests off
# $count (number) how many players test
radiation-face =
    { $count ->
        [0] Nobody is here, go on
        [one] { $count } resistance test
       *[other] { $count } resistance tests
    }

## A test

radiation-done = { $player } { $dose }
radiation-then = then { $players }
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
radiation-dose = Irradiation rises from { $before } to { $after }
radiation-out = Irradiation { $after }: { $player } is out of the game
radiation-average = Dose { $dose } on average
radiation-chance-out = Eliminated in { $share } of rolls
radiation-safe = No roll eliminates
radiation-odds-open = { $average }. { $out }. Show the sum
radiation-odds-close = { $average }. { $out }. Hide the sum
radiation-lend = Fate as a building gene
radiation-lend-spoken = { $player }: a fate point as a building gene, fate { $fate }
radiation-stands-next = It stands, now { $player }
radiation-advice-reroll = after a re-roll the dose is { $after } on average instead of { $dose }: worth it.
radiation-advice-keep = after a re-roll the dose is { $after } on average instead of { $dose }: not worth it.
radiation-advice-out-reroll = after a re-roll you are out in { $after } instead of { $out } of cases: worth it.
radiation-advice-out-keep = after a re-roll you are out in { $after } instead of { $out } of cases: not worth it.
radiation-advice-rival = after a re-roll { $player } is out in { $after } instead of { $out } of cases: worth it.
# $advice (text) one of those above
radiation-advice-whole = in the whole phase: { $advice }
radiation-advice-sum = Dose { $dose } on average, { $after } after a re-roll; eliminated { $out }, { $outafter } after a re-roll. A fate point is worth { $price }. All in all { $net } points.
radiation-advice-stake = Being out costs { $cost } points, and fate held by who is out is worth nothing.

## The whole phase: who survives it

prospect-title = Whole phase
prospect-survives = survives
# $dose (text) irradiation on average
prospect-dose = average +{ $dose }
# $fate (text) fate points spent on average
prospect-fate = fate −{ $fate }
# $survives, $average (text) the chance to survive, what it takes on average
prospect-spoken = { $player } survives the phase: { $survives }, { $average }.
prospect-open = Show the sum
prospect-close = Hide the sum
prospect-goes-on = This counts as if the tests went on after an elimination.
prospect-groups-of = Groups next to { $area }
# $count (number) groups next to the area
prospect-near = { $player } { $count }
prospect-nobody = nobody known next to it

## Absorption and decay

radiation-none = No room is radioactive. There is nothing to test.
radiation-absorb = Turn groups next to areas to their charged side when they are no larger than the area's power.
radiation-own-room = A group in the area's own room charges too.
radiation-no-own-room = A group in the area's own room does not charge.
radiation-charges =
    { $count ->
        [one] charges groups of { $count } token
       *[other] charges groups of up to { $count } tokens
    }
radiation-charges-all = charges every group
radiation-charge-less = { $player }: one charged token less
radiation-charge-more = { $player }: one charged token more
radiation-charge-spoken = { $player }: newly charged tokens { $count }
radiation-charge-note = { $charged } of { $tokens } charged
radiation-decay = Take one cube off every area.
radiation-gone = gone
radiation-gone-spoken = { $area }: gone
radiation-left-spoken = { $area }: power { $left } left
radiation-next-round = Round { $round }
radiation-game-over = End of the game

## Evolution by die

evolution-by-die = the die names the gene
evolution-call-off = Call the Evolution off
