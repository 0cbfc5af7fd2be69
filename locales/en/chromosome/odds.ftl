# The odds: advice about re-rolls, the sums behind the figures, the luck report.

## Numbers outside their range

odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
odds-error-number = { $field }: a number from { $low } to { $high } is needed.
odds-error-too-large = This many players hunting each other cannot be worked out exactly; take some of their fate, areas or motives away.

odds-field-areas = Radioactive areas
odds-field-attacker-bonus = Attacker’s bonus
odds-field-attacker-fate = Attacker’s fate
odds-field-attacker-genes = Attacker’s combat genes
odds-field-attacker-size = Attacking group
odds-field-building-genes = Building genes
odds-field-bystander-fate = Bystander’s fate
odds-field-defender-bonus = Defender’s bonus
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
odds-field-hostile-standings = Ways in which hostile players can stand
odds-field-irradiation = Irradiation
odds-field-limit = Irradiation limit
odds-field-on-board = Tokens on the board
odds-field-per-dose = Gain from another’s irradiation
odds-field-per-elimination = Gain from another’s elimination
odds-field-players = Players
odds-field-power = Power of the area
odds-field-rival-fate = Rival’s fate
odds-field-turn = Players who have passed

## Advice about the die that lies
## $gain, $cost, $net are amounts already written out, such as “+0.31”

odds-advice-reroll = Re-roll: { $gain } tokens for you, costs { $cost }: do it.
odds-advice-keep = Re-roll: { $gain } tokens for you, costs { $cost }: don’t.
odds-advice-no-gain = Re-roll: { $gain } tokens for you even before its price: don’t.
odds-advice-last-reroll = Re-roll: { $gain } tokens for you, { $net } points in all, since your last tokens are at stake: do it.
odds-advice-last-keep = Re-roll: { $gain } tokens for you, { $net } points in all, though your last tokens are at stake: don’t.
odds-advice-no-fate = No fate left for a re-roll.
odds-test-own-reroll = Re-roll: expected dose from { $dose } to { $after }, elimination from { $out } to { $outafter }, { $net } points in all: do it.
odds-test-own-keep = Re-roll: expected dose from { $dose } to { $after }, elimination from { $out } to { $outafter }, { $net } points in all: don’t.
odds-test-rival-reroll = Force a re-roll: their expected dose from { $dose } to { $after }, elimination from { $out } to { $outafter }, { $net } points for you: do it.
odds-test-rival-keep = Force a re-roll: their expected dose from { $dose } to { $after }, elimination from { $out } to { $outafter }, { $net } points for you: don’t.

## The sums behind the figures

odds-why-win = { $ways } of the { $throws } throws of both dice bring { $attacker } + die above { $defender } + die: { $share }.
odds-why-tie = { $ways } of the { $throws } throws of both dice bring { $attacker } + die level with { $defender } + die: { $share }.
odds-why-loss = { $ways } of the { $throws } throws of both dice leave { $attacker } + die below { $defender } + die: { $share }.
odds-why-win-played = When everybody re-rolls as is best for them, the attacker wins in { $share } of all battles.
odds-why-tie-played = When everybody re-rolls as is best for them, { $share } of all battles are tied.
odds-why-loss-played = When everybody re-rolls as is best for them, the defender wins in { $share } of all battles.
odds-why-part = { $count } × { $share }
odds-why-loss-sum = Each loss times its chance: { $parts } = { $total } tokens.
odds-why-no-loss = No throw costs this side a token.
odds-why-dose-sum = Each dose times its chance: { $parts } = { $total }.
odds-why-no-dose = No throw costs any irradiation.
odds-why-threat = Power { $power } + adjacent groups { $groups } = threat { $threat }; the dose is that less the die and less { $genes } for building genes, never below 0.
odds-why-eliminated = You can take { $room } more; a dose of { $dose } or more eliminates you, and that happens in { $share } of all tests.
odds-why-safe = You can take { $room } more, and no dose of this test goes beyond it.
odds-why-advice = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. The difference of { $gain } is set against fate worth { $cost }.
odds-why-advice-last = If the die stays, your balance is { $keep } tokens; after a forced re-roll { $force }. Losing your last tokens costs { $cost } points and all the fate you hold; with the price of the re-roll that makes { $net } points.
odds-why-fate-spent = { $spent } fate spent on average, worth { $points } points.
odds-why-value = Tokens { $balance } and { $kept } fate kept at { $worth } each: { $total } points.
odds-why-survival = You survive the phase in { $share } of all cases, take { $dose } on average and spend { $spent } fate.
odds-why-phase-tests = Tests, power + groups: { $tests }.
odds-why-phase-tests-genes = Tests, power + groups: { $tests }; building genes take { $genes } off each.
odds-why-phase-rerolls = Re-rolls are made where they pay: a point kept is worth { $worth }, being out costs { $cost } and all the fate.
odds-commit = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }.
odds-commit-best = Genes { $genes } and fate { $fate }, answered by genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.
odds-answer = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }.
odds-answer-best = Genes { $genes } and fate { $fate } against genes { $othergenes } and fate { $otherfate }: worth { $value }, the best there is.

## The luck report

luck-no-dice = No dice have been thrown yet.
luck-nobody = Nobody was lucky beyond chance; { $player } came off best with { $pips } pips.
luck-lucky = { $player } was lucky: { $pips } pips; with fair dice somebody is that far off in { $share } of games.
luck-unlucky = { $player } was unlucky: { $pips } pips; with fair dice somebody is that far off in { $share } of games.
luck-player =
    { $throws ->
        [one] { $player }: { $throws } throw, { $total } pips against { $expected } expected; fair dice are that far off in { $share } of cases, and their faces that uneven in { $faces }.
       *[other] { $player }: { $throws } throws, { $total } pips against { $expected } expected; fair dice are that far off in { $share } of cases, and their faces that uneven in { $faces }.
    }
luck-rerolls =
    { $count ->
        [one] { $player } paid for { $count } re-roll: { $gained } pips, { $expected } were to be expected.
       *[other] { $player } paid for { $count } re-rolls: { $gained } pips, { $expected } were to be expected.
    }
luck-no-rerolls = { $player } paid for no re-roll.
