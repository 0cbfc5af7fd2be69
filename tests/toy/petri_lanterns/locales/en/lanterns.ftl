name = Lanterns
label-begin = The game begins
# $player (text) a name
label-hide = { $player } hides a number
label-throw = The die falls
# $player (text) a name
label-rename = { $player } has another name
label-end-game = The game ends
player-count = Two to four can play.
is-over = The game is over.
# $faces (number) of the die
not-on-the-die = The number must be from 1 to { $faces }.
hidden-already = A number is hidden already.
not-all-hidden = Somebody has hidden nothing yet.
# $number (number)
hide = Hide { $number }
throw = Throw the die
# $player (text) a name, $score (number) points
hidden = { $player }: hidden, { $score } points
# $player (text) a name, $score (number) points
waiting = { $player }: not yet, { $score } points
# $round (number), $rounds (number) of the game
round = Round { $round } of { $rounds }
choose = Choose a number
stage-over = The game is over
next-over = Result
# $players (text) names
wins = { $players } wins
# $player (text) a name, $score (number) points
score = { $player }: { $score } points
rounds = Rounds
# $number (number)
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
# $running (text) yes or no
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
# $seat (number), $name (text) a name
new-chair = Seat { $seat }: { $name }
new-circle = Two to four sit in a circle.
cli-middle = Say which number scores most on average.
# $phase (text) the phase
home-phase = { $phase }
