name = Lanterns
label-begin = The game begins
label-hide = { $player } hides a number
label-throw = The die falls
label-rename = { $player } has another name
label-end-game = The game ends
player-count = Two to four can play.
is-over = The game is over.
not-on-the-die = The number must be from 1 to { $faces }.
hidden-already = A number is hidden already.
not-all-hidden = Somebody has hidden nothing yet.
hide = Hide { $number }
throw = Throw the die
hidden = { $player }: hidden, { $score } points
waiting = { $player }: not yet, { $score } points
round = Round { $round } of { $rounds }
choose = Choose a number
stage-over = The game is over
next-over = Result
wins = { $players } wins
score = { $player }: { $score } points
rounds = Rounds
your-number = Your number is { $number }
calc-lanterns = Points
calc-best = A middle number brings most on average.
reference-title = Lanterns
reference-section-all = Everything
reference-play = How to play
reference-play-hide = Everybody hides a number.
notice-last-round = The last round.
rule-group-lanterns = Rules of this table
rule-rounds = Rounds
rule-faces = Kind of die
rule-faces-4 = d4
rule-faces-6 = d6
rename-title = Names of players and species
menu-end-game-note = The game ends here and is scored. Undo brings it back.
menu-end-game-yes = End and score
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
new-chair = Seat { $seat }: { $name }
new-circle = Two to four sit in a circle.
cli-middle = Say which number scores most on average.
