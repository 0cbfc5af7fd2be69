# The odds: advice about re-rolls, the sums behind the figures, the luck report.

## Numbers outside their range

# $field (text) name of the number that was entered, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
# $field (text) name of the number that was entered, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-number = { $field }: a number from { $low } to { $high } is needed.

odds-field-areas = Radioactive spaces
odds-field-attacker-bonus = Attacker’s modifier
odds-field-attacker-fate = Attacker’s fate for re-rolls
odds-field-attacker-genes = Attacker’s combat genes
odds-field-attacker-size = Attacking group
odds-field-attacker-strength-fate = Attacker’s fate in strength
odds-field-attacker-on-board = Attacker’s tokens on the board
odds-note-attacker-on-board = losing the last ones eliminates
odds-field-building-genes = { calc-building }
odds-field-bystander-fate = Bystander’s fate
odds-field-bystander-helps = Whom the bystander helps
odds-field-other-bystander-fate = Another bystander’s fate
odds-field-other-bystander-helps = Whom the other bystander helps
odds-other-bystander-helps-defender = { calc-helps-defender }
odds-other-bystander-helps-attacker = { calc-helps-attacker }
odds-other-bystander-helps-nobody = { calc-helps-nobody }
odds-bystander-helps-defender = { calc-helps-defender }
odds-bystander-helps-attacker = { calc-helps-attacker }
odds-bystander-helps-nobody = { calc-helps-nobody }
odds-field-defender-bonus = Defender’s modifier
odds-field-defender-fate = Defender’s fate for re-rolls
odds-field-defender-genes = Defender’s combat genes
odds-field-defender-size = Defending group
odds-field-defender-strength-fate = Defender’s fate in strength
odds-field-defender-on-board = Defender’s tokens on the board
odds-note-defender-on-board = { odds-note-attacker-on-board }
odds-field-attacker-die = Attacker’s die
odds-note-attacker-die = if it has been rolled and stays
odds-field-die = Faces of the die
odds-field-elimination = Cost of elimination
odds-field-face = Face of the die
odds-field-fate = { calc-rerolls }
odds-field-fate-worth = Worth of a fate point
odds-note-fate-worth = { calc-worth-note }
odds-field-gene-worth = Worth of a gene
odds-note-gene-worth = { calc-gene-worth-note }
odds-field-groups = Adjacent groups
odds-note-groups = { calc-groups-note }
odds-field-irradiation = Irradiation
odds-field-lends = Fate may still be a building gene
odds-note-lends = once a round
odds-field-lent-before = Fate has been a building gene already
odds-note-lent-before = 1: yes, 0: no
odds-field-lent-now = Fate is a building gene in the first space
odds-note-lent-now = { odds-note-lent-before }
odds-field-facing = The first space is being faced already
odds-field-limit = Irradiation limit
odds-field-on-board = Tokens on the board
odds-field-per-dose = Gain from another’s irradiation
odds-field-per-elimination = Gain from another’s elimination
odds-field-players = Players
odds-field-power = Power of the space
odds-field-rerolls = Whose re-rolls count
odds-rerolls-all = { rerolls-all }
odds-rerolls-own = { rerolls-own }
odds-rerolls-none = { rerolls-none }
odds-field-rival-fate = { calc-rivals }
odds-note-rival-fate = { calc-rivals-note }
odds-field-wish = What the others want
odds-wish-dose = elimination and irradiation
odds-wish-out = elimination
odds-wish-nothing = nothing
odds-field-tie = { calc-tie }
odds-tie-defender = { calc-tie-defender }
odds-tie-attacker = { calc-tie-attacker }
odds-tie-standard = { calc-tie-standard }

## Whose re-rolls count: all of a screen counts so, and every advice says so

rerolls-none = nobody re-rolls
rerolls-none-note = nobody re-rolls anything
rerolls-own = only one’s own dice
rerolls-own-note = everybody re-rolls only their own dice, when it pays for them
rerolls-all = everybody re-rolls
rerolls-all-note = everybody who holds fate re-rolls any die, when it pays for them
rerolls-stands = if the die stays
# $model (text) one of the above
rerolls-counted = Odds: { $model }
# $model (text) whose re-rolls the odds count
rerolls-open = Odds: { $model }. Show others
# $model (text) whose re-rolls the odds count
rerolls-close = Odds: { $model }. Hide others
# $model (text) whose re-rolls the odds count, $how (text) what that means
rerolls-choose = { $model }: { $how }

## Advice about the die that lies
## $cost (number) points

odds-advice-reroll = Worth it: the re-roll brings more than a fate point is worth.
# $cost (number) worth of the fate that it takes, in points
odds-advice-keep-little =
    { $cost ->
        [one] Not worth it: the re-roll changes almost nothing and fate is worth { $cost } point.
       *[other] Not worth it: the re-roll changes almost nothing and fate is worth { $cost } points.
    }
# $cost (number) worth of the fate that it takes, in points
odds-advice-keep =
    { $cost ->
        [one] Not worth it: the re-roll helps too little for fate that is worth { $cost } point.
       *[other] Not worth it: the re-roll helps too little for fate that is worth { $cost } points.
    }
# $cost (text) worth of the fate, in points
odds-advice-keep-further = Not worth it: with all that follows the re-roll takes fate worth { $cost }, and brings less.
odds-advice-no-gain = Not worth it: a re-roll will not make it better.
odds-advice-must = Re-roll: without it you are out.
odds-advice-lost = A re-roll will not help: you are out either way.
odds-advice-wait = Wait: you can still re-roll your own die.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-out-reroll = Worth it: after a re-roll you are out in { $after } of cases instead of { $out }.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-out-keep = Not worth it: after a re-roll you are out in { $after } of cases instead of { $out }, and fate is worth more.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-risk-reroll = Worth the risk: after a re-roll you are out in { $after } of cases instead of { $out }.
# $after (text) the chance after a re-roll, in per cent, $out (text) the chance now, in per cent
odds-advice-risk-keep = Not worth it: after a re-roll you are out in { $after } of cases instead of { $out }.
odds-advice-no-fate = No fate left for a re-roll.

## The sums behind the figures

# $what (text) what happens, $ways (number) in how many ways it happens, $throws (number) how many ways there are
odds-why-ways = { $what }: { $ways } of { $throws }.
odds-counts-none = Counted like this: { rerolls-none-note }.
odds-counts-own = Counted like this: { rerolls-own-note }.
odds-counts-all = Counted like this: { rerolls-all-note }.
# $cost (number) worth of the fate that it takes, in points
odds-points-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
# $gain (number) points that it brings
odds-points-gain =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
# $worth (text) points that a fate point is worth
odds-counts-fate = A fate point that is kept is reckoned at { $worth }.
odds-counts-elimination = Elimination is reckoned at { odds-points-cost } and all the fate held.
odds-counts-no-board = How many tokens are on the board is not known: nobody is reckoned to be out.
odds-counts-bystanders = Who helps nobody pays for no re-roll in this battle.
# $count (number) tokens, or irradiation, $share (text) its chance, in per cent
odds-why-part = { $count } × { $share }
# $parts (text) the products, with plus signs, $total (text) tokens on average
odds-why-loss-sum = Each loss times its chance: { $parts } = { $total } tokens.
odds-why-no-loss = No roll costs this side a token.
# $parts (text) the products, with plus signs, $total (text) dose on average
odds-why-dose-sum = Each dose times its chance: { $parts } = { $total }.
odds-why-no-dose = No roll brings any irradiation.
# $power (number) power of the space, $groups (number) adjacent groups, $threat (number) both together,
# $genes (number) what building genes take off
odds-why-threat = Power { $power } + adjacent groups { $groups } = threat { $threat }; the dose is that less the die and less { $genes } for building genes, never below 0.
# $room (number) irradiation that can still be taken, $dose (number) the smallest dose that eliminates,
# $share (text) chance of it, in per cent
odds-why-eliminated = You can take { $room } more; a dose of { $dose } or more eliminates you, and that happens in { $share } of all tests.
# $room (number) irradiation that can still be taken
odds-why-safe = You can take { $room } more, and no dose of this test goes beyond it.
# $keep (text) tokens on average if the die stays, $force (text) tokens on average after a re-roll,
# $gain (text) the difference, $cost (text) worth of the fate, in tokens
odds-why-advice = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. The difference of { $gain } is set against fate worth { $cost }.
# $keep (text) tokens on average if the die stays, $force (text) tokens on average after a re-roll,
# $net (text) points that are left of it
odds-why-advice-last = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. Losing your last tokens costs { odds-points-cost } and all the fate you hold; with the price of the re-roll that makes { $net } points.
# $share (text) chance to survive, in per cent, $dose (text) irradiation on average,
# $spent (text) fate points on average
odds-why-survival = You survive these tests in { $share } of all cases, take { $dose } on average and spend { $spent } fate.
# $tests (text) each test as power + groups
odds-why-phase-tests = Tests, power + groups: { $tests }.
# $tests (text) each test as power + groups, $genes (number) what building genes take off
odds-why-phase-tests-genes = Tests, power + groups: { $tests }; building genes take { $genes } off each.
# $worth (text) points that a fate point is worth, $cost (text) points that being out costs
odds-why-phase-rerolls = Re-rolls are made where they pay: a point kept is worth { $worth }, being out costs { $cost } and all the fate.
odds-why-lends = A fate point may stand for a building gene once a round, where that pays.
odds-why-left-out = Special actions are left out.
# $fate (number) fate points of all rivals
odds-counts-rivals = Rivals act as one and hold { $fate } fate.
odds-counts-wish-nothing = Nobody pays for a re-roll of another player’s test.
odds-counts-wish-out = Another player’s elimination is reckoned at { odds-points-gain } to everybody else.
odds-counts-wish-dose = Another player’s elimination is reckoned at { odds-points-gain } to everybody else, and each point of their irradiation at 1.
odds-elimination-note = in points; besides all the fate held
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-commit = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-commit-best = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-answer = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }.
# $genes (number) genes that are added, $fate (number) fate points that are added,
# $othergenes (number) genes of the other side, $otherfate (number) fate points of the other side,
# $value (text) what it is worth, in tokens
odds-answer-best = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.

## The luck report

luck-no-dice = No dice have been rolled yet.
# $player (text) the name of the player whom it is about, $pips (text) pips above or below the usual, with its sign
luck-nobody = Differences like these are plain chance. Most luck: { $player } ({ $pips }).
# $games (number) how rare it is, in games
# $player (text) the name of the player whom it is about, $pips (text) pips above or below the usual, with its sign
luck-lucky =
    { $games ->
        [one] { $player } is lucky, pips: { $pips }. That happens once in { $games } game.
       *[other] { $player } is lucky, pips: { $pips }. That happens once in { $games } games.
    }
# $games (number) in how many games it happens once, $player (text) the name of the player whom it is about,
# $pips (text) pips above or below the usual, with its sign
luck-unlucky =
    { $games ->
        [one] { $player } is unlucky, pips: { $pips }. That happens once in { $games } game.
       *[other] { $player } is unlucky, pips: { $pips }. That happens once in { $games } games.
    }
# $throws (number) how many times, $player (text) the name of the player whom it is about,
# $total (number) pips in all, $expected (text) pips that are usual
luck-player =
    { $throws ->
        [0] { $player }: not one roll.
        [one] { $player }: { $throws } roll, { $total } pips, usually about { $expected }.
       *[other] { $player }: { $throws } rolls, { $total } pips, usually about { $expected }.
    }
luck-usual = That is ordinary chance.
# $games (number) in how many games it happens once
luck-rare =
    { $games ->
        [one] That happens once in { $games } game.
       *[other] That happens once in { $games } games.
    }
luck-uneven = The faces fall very unevenly: have a look at the die.
# $count (number) re-rolls that were paid, $player (text) the name of the player whom it is about,
# $gained (text) pips that they brought, with sign, $expected (text) pips that were to be expected, with sign
luck-rerolls =
    { $count ->
        [one] { $player } paid for { $count } re-roll: { $gained } pips, { $expected } were to be expected.
       *[other] { $player } paid for { $count } re-rolls: { $gained } pips, { $expected } were to be expected.
    }
# $player (text) the name of the player whom it is about
luck-no-rerolls = { $player } paid for no re-roll.
