### The set-up.

stage-setup = Who starts?
next-starter = { stage-setup }
setup-starter-how = Tap who starts, or draw lots.
setup-lot = Draw lots
# $player (text) whom the table chooses
setup-starts = { $player } starts

## Labels of the journal

# $count (number) how many play
label-start-game =
    { $count ->
        [one] Game for { $count } begins
       *[other] Game for { $count } begins
    }
# $player (text) who starts, $lot (text) yes where it was drawn by lot
label-choose-starter =
    { $lot ->
        [yes] The lot: { $player } starts
       *[no] { $player } starts
    }

## Refusals

same-species = Two players have the same species. Give one of them another.
not-in-setup = The table has already chosen who starts. Correct it in the menu.
starter-unknown = Choose who starts.
