### The table: player rows, clock, the wide button.

stage-battle = { term-battle }
stage-evolution = { action-evolution }
stage-over = { phase-over }
stage-preparation = { table-phase-preparation }
stage-radiation = { table-phase-radiation }
stage-wave = { action-wave }
table-phase-preparation = Preparation
table-phase-radiation = Radiation
# $round (number) of the round, $rounds (number) how many rounds the game has
table-round = Round { $round } of { $rounds }
# $last (boolean) whether it is the last round
# $round (number) of the round, $rounds (number) how many rounds the game has
table-title =
    { $last ->
        [true] Last round, { $round } of { $rounds }
       *[false] Round { $round } of { $rounds }
    }
# The words above the columns of the players, as short as can be.
column-fate = fate
column-irradiation = rads
column-tokens = tokens
column-trophies = trophies
column-time = time
column-points = pts
# $count (number) irradiation
player-row-irradiation = irradiation { $count }
player-row-passed = passed
player-row-out = out
player-row-fate-gene-used = fate as gene: used
# $gene (text) code of a gene kind
# $active (number) genes that can be used, $owned (number) genes that the player has
player-row-genes = { named-gene }: { $active } of { $owned } active
# $count (number) charged tokens
player-row-charged =
    { $count ->
        [0] no charged token
        [one] { $count } charged token
       *[other] { $count } charged tokens
    }
player-row-starter = starts the round
# $player (text) the name of the player whom it is about
sheet-spend-fate = { $player }: spend a fate point
# $player (text) the name of the player whom it is about
sheet-more-fate = { $player }: add a fate point

## The wide button: what is next

# Below it stands what follows, see below.
# $player (text) the name of whoever acts next
next-done = { $player } is done
# $player (text) the name of whoever acts next
next-again = { $player } plays on
# $player (text) the name of whoever acts next
next-eliminate = { $player } is out
# $player (text) the name of whoever acts next
next-turn = Action: { $player }
next-turns = Player turns
next-event = Preparation
next-battle = Back to the battle
next-evolution = Back to the roll
next-test = Back to the test
next-wave = Back to the Wave
next-areas = Radiation
next-finish-radiation = Radiation
next-score = Score

## The same within a sentence: what follows this turn

# $player (text) the name of whoever comes after that
then-player = next: { $player }
# $player (text) the name of whoever comes after that
then-again = { $player } plays on
then-radiation = then radiation
then-end-game = then the end of the game

## What may still be done after the action

left-move = Move
left-recover = Recover fate
left-discard = Discard genes

## The event

# $bonus (number) power by the event card
table-event-power = power of spaces +{ $bonus }

## Labels of the journal

# $player (text) the name before, $name (text) the new name
label-rename = { $player } is now { $name }
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
label-set-options = Rules of the table changed

## Refusals

roll-open = Finish the roll first; then the die can be changed.

## On the big screen, below the name: what the acting player does

deed-action = takes an action
deed-move = may still move
deed-end = ends the turn
deed-roll = rolls the die

## On a player’s own phone, above the numbers: what this player does now

own-action = You: choose an action
