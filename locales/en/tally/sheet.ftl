### The sheet: totals, lines, the pad of digits, corrections, the end.

## The totals and the sheet

stage-over = Game over
band-writes = Everybody’s points
# $player (text) a name
band-deals = { $player } deals
# $player (text) a name
band-begins = { $player } begins
# $target (number) points
band-target = Target: { $target }
# $players (text) names
band-leads = Leading: { $players }
sheet-title = Sheet
# $round (number)
sheet-round = Round { $round }
# $player (text) a name, $line (text) a round or a row, $points (text) the number, or a dash
sheet-cell = { $line }, { $player }: { $points }
line-points = points
line-deals = deals
line-begins = begins
# $count (number) points
line-leads = leads by { $count }
line-level = leads, level
# $points (text) a number
line-written = this round { $points }

## The pad

next-over = Result
next-write = Enter the points
# $line (text) a round or a row, $player (text) a name
next-player = { $line }: { $player } first
# $line (text) a round or a row
next-go-on = Go on: { $line }
next-end = End the game
# $player (text) a name
next-waits = Still to write: { $player }
# $player (text) a name
write-next = Next: { $player }
write-empty = Leave it empty
write-done = Done
write-minus = Minus
# $total (text) a number
write-total = makes { $total } in all
# $player (text) a name, $points (text) a number or a dash, $total (text) a number
write-spoken = { $player }: { $points }, makes { $total } in all
coach-write = The keys go from person to person.
coach-finish = Check the sums together first.

## Corrections

correct-title = Rename the game
correct-row-name = One more row
rename-title = Names and colours
menu-end-game-note = The game ends with these totals. Undo brings it back.
menu-end-game-yes = End it

## The end

# $target (number) points
end-target = { $target } points reached
chart-totals = Totals
# $player (text) the name of the winner, $round (number) the round
story-turning = Round { $round }: { $player } takes the lead for good.
# $player (text) the name of the winner
story-led = { $player } leads from the first round to the last.
# $round (number)
sheet-left-out = Round { $round } is unfinished and does not count.
# $players (text) names, $target (number) points
notice-target = { $players }: target of { $target } reached

## Labels of the journal

# $count (number) players
label-begin = A sheet for { $count } begins
# $player (text) a name, $points (number) or none if its place is emptied, $before (number) the number it replaces, or none, $row (text) a named row, or none, $round (number)
label-write =
    { $row ->
        [none] Round { $round }
       *[other] { $row }
    }, { $player }: { $points ->
        [none] empty
       *[other] { $points }
    }{ $before ->
        [none] { "" }
       *[other] { " " }instead of { $before }
    }
# $row (text) its name
label-add-row = A new row: { $row }
# $title (text) the game’s name, or none
label-name-game =
    { $title ->
        [none] The game has no name
       *[other] The game is called { $title }
    }
# $fewest-win (text) yes or no
label-set-order =
    { $fewest-win ->
        [yes] Fewest points win
       *[no] Most points win
    }
label-set-options = Rules of the table changed
# $player (text) a name, $name (text) the new one
label-rename = { $player } is now { $name }
label-end-game = End of the game

## Refusals

# $least (number), $most (number), $count (number) players
player-count = The sheet has room for { $least } to { $most } players, not for { $count }. Change the number of seats.
# $round (number) the line’s number
line-later = Line { $round } is not open yet: fill the one before it first.
# $player (text) a name, $points (number)
points-already = { $player } has { $points } there already. Choose another number.
# $player (text) a name
place-empty = Nothing is written there for { $player }. Enter a number.
# $round (number) the round’s number
round-earlier = Round { $round } has another one after it. Enter the right number, or 0.
rows-none = This sheet is kept by rounds: it has no named rows. Play on.
sheet-over = The game is over. Undo the end to go on.
# $most (number) rows
rows-too-many = A sheet has { $most } rows at most. Leave one out.
row-named-already = There is a row of that name already. Choose another.
row-empty = The row needs a name. Enter one.
row-too-long = That is too long for the name of a row. Shorten it.
title-already = The game is called that already. Choose another name.
# $most (number) characters
title-too-long = The name of the game is longer than { $most } characters. Shorten it.
# $fewest (text) yes or no
order-already =
    { $fewest ->
        [yes] Fewest points win already. Play on.
       *[no] Most points win already. Play on.
    }
