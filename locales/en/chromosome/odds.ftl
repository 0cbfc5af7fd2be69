# The odds: advice about re-rolls, the sums behind the figures, the luck report.

## Numbers outside their range

odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
odds-error-number = { $field }: a number from { $low } to { $high } is needed.

odds-field-areas = Radioactive spaces
odds-field-attacker-bonus = Attacker’s modifier
odds-field-attacker-fate = Attacker’s fate
odds-field-attacker-genes = Attacker’s combat genes
odds-field-attacker-size = Attacking group
odds-field-building-genes = Building genes
odds-field-bystander-fate = Bystander’s fate
odds-field-defender-bonus = Defender’s modifier
odds-field-defender-fate = Defender’s fate
odds-field-defender-genes = Defender’s combat genes
odds-field-defender-size = Defending group
odds-field-die = Faces of the die
odds-field-elimination = Cost of elimination
odds-field-face = Face of the die
odds-field-fate = Fate
odds-field-fate-worth = Worth of a fate point
odds-field-gene-worth = Worth of a gene
odds-field-groups = Adjacent groups
odds-field-irradiation = Irradiation
odds-field-limit = Irradiation limit
odds-field-on-board = Tokens on the board
odds-field-per-dose = Gain from another’s irradiation
odds-field-per-elimination = Gain from another’s elimination
odds-field-players = Players
odds-field-power = Power of the space
odds-field-rival-fate = Rival’s fate

## Whose re-rolls count: all of a screen counts so, and every advice says so

rerolls-none = without re-rolls
rerolls-none-note = nobody re-rolls anything
rerolls-own = with your own fate
rerolls-own-note = everybody re-rolls only their own dice, when it pays for them
rerolls-all = when rivals re-roll
rerolls-all-note = everybody re-rolls any die, when it pays for them
rerolls-stands = if the die stays
# $model (text) one of the above
rerolls-counted = Odds { $model }
rerolls-open = Odds { $model }. Show others
rerolls-close = Odds { $model }. Hide others
rerolls-choose = { $model }: { $how }

## Advice about the die that lies
## $cost (number) points

odds-advice-reroll = Worth it: the re-roll brings more than a fate point is worth.
odds-advice-keep-little =
    { $cost ->
        [one] Not worth it: the re-roll changes almost nothing and fate is worth { $cost } point.
       *[other] Not worth it: the re-roll changes almost nothing and fate is worth { $cost } points.
    }
odds-advice-keep =
    { $cost ->
        [one] Not worth it: the re-roll helps too little for fate that is worth { $cost } point.
       *[other] Not worth it: the re-roll helps too little for fate that is worth { $cost } points.
    }
odds-advice-keep-further = Not worth it: with all that follows the re-roll takes fate worth { $cost }, and brings less.
odds-advice-no-gain = Not worth it: a re-roll will not make it better.
odds-advice-must = Re-roll: without it you are out.
odds-advice-lost = A re-roll will not help: you are out either way.
odds-advice-wait = Wait: you can still re-roll your own die.
odds-advice-out-reroll = Worth it: after a re-roll you are out in { $after } of cases instead of { $out }.
odds-advice-out-keep = Not worth it: after a re-roll you are out in { $after } of cases instead of { $out }, and fate is worth more.
odds-advice-risk-reroll = Worth the risk: after a re-roll you are out in { $after } of cases instead of { $out }.
odds-advice-risk-keep = Not worth it: after a re-roll you are out in { $after } of cases instead of { $out }.
odds-advice-no-fate = No fate left for a re-roll.

## The sums behind the figures

odds-why-ways = { $what }: { $ways } of { $throws }.
odds-why-rerolls = Counted like this: { $how }.
odds-why-part = { $count } × { $share }
odds-why-loss-sum = Each loss times its chance: { $parts } = { $total } tokens.
odds-why-no-loss = No roll costs this side a token.
odds-why-dose-sum = Each dose times its chance: { $parts } = { $total }.
odds-why-no-dose = No roll brings any irradiation.
odds-why-threat = Power { $power } + adjacent groups { $groups } = threat { $threat }; the dose is that less the die and less { $genes } for building genes, never below 0.
odds-why-eliminated = You can take { $room } more; a dose of { $dose } or more eliminates you, and that happens in { $share } of all tests.
odds-why-safe = You can take { $room } more, and no dose of this test goes beyond it.
odds-why-advice = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. The difference of { $gain } is set against fate worth { $cost }.
odds-why-advice-last = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. Losing your last tokens costs { $cost } points and all the fate you hold; with the price of the re-roll that makes { $net } points.
odds-why-survival = You survive these tests in { $share } of all cases, take { $dose } on average and spend { $spent } fate.
odds-why-phase-tests = Tests, power + groups: { $tests }.
odds-why-phase-tests-genes = Tests, power + groups: { $tests }; building genes take { $genes } off each.
odds-why-phase-rerolls = Re-rolls are made where they pay: a point kept is worth { $worth }, being out costs { $cost } and all the fate.
odds-why-lends = A fate point may stand for a building gene once a round, where that pays. Special actions are left out.
odds-why-phase-rivals = Rivals act as one and hold { $fate } fate; an elimination is worth { $gain } points to them.
odds-commit = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }.
odds-commit-best = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.
odds-answer = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }.
odds-answer-best = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.

## The luck report

luck-no-dice = No dice have been rolled yet.
luck-nobody = Differences like these are plain chance. Most luck: { $player } ({ $pips }).
# $games (number) how rare it is, in games
luck-lucky =
    { $games ->
        [one] { $player } is lucky, pips: { $pips }. That happens once in { $games } game.
       *[other] { $player } is lucky, pips: { $pips }. That happens once in { $games } games.
    }
luck-unlucky =
    { $games ->
        [one] { $player } is unlucky, pips: { $pips }. That happens once in { $games } game.
       *[other] { $player } is unlucky, pips: { $pips }. That happens once in { $games } games.
    }
luck-player =
    { $throws ->
        [0] { $player }: not one roll.
        [one] { $player }: { $throws } roll, { $total } pips, usually about { $expected }.
       *[other] { $player }: { $throws } rolls, { $total } pips, usually about { $expected }.
    }
luck-usual = That is ordinary chance.
luck-rare =
    { $games ->
        [one] That happens once in { $games } game.
       *[other] That happens once in { $games } games.
    }
luck-uneven = The faces fall very unevenly: have a look at the die.
luck-rerolls =
    { $count ->
        [one] { $player } paid for { $count } re-roll: { $gained } pips, { $expected } were to be expected.
       *[other] { $player } paid for { $count } re-rolls: { $gained } pips, { $expected } were to be expected.
    }
luck-no-rerolls = { $player } paid for no re-roll.
