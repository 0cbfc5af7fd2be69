# The command line about a game that was played without the app.

cli-score = Score an evening that was played without the app, from everybody’s final numbers.
cli-score-short = Score an evening without a game.
# $game (text) its name
cli-score-game = Score a game of { $game }: a line for each player, and who wins.
# $fields (text) what each player’s numbers are called
cli-score-player = A player: the name, a colon, and the numbers with commas between them. { $fields }. Give it once for each player.
# $field, $name (text) a number’s short and full name, $low, $high (number) its bounds
cli-score-number = { $field } ({ $name }, { $low } to { $high })
# $choices (text) what it may be
cli-score-choice = { $field } ({ $name }; { $choices })
# $sum (text) where the points come from
cli-score-ranked = { $rank }. { $player } { $score }: { $sum }
cli-score-out = { $rank }. { $player } { $score }, out: { $sum }
cli-score-line = { $player }: { $sum }
# $example (text) how it is written
cli-score-unread = “{ $given }” cannot be read: write a name, a colon, and numbers with commas between them, such as { $example }.
cli-score-no-field = There is no number called “{ $field }”: use one of { $fields }.
cli-score-missing = { $player }: { $fields } missing.
cli-score-twice = { $player }: { $field } is given twice.
cli-score-not-counted = { $player }: { $field } does not count here; leave it out.
# $option (text) an option of the command line
cli-score-counted-with = { $player }: { $field } only counts with { $option }; add that, or leave { $field } out.
cli-score-bad-choice = { $player }: { $field } is one of { $choices }.
cli-score-bad-number = { $player }: { $field } is a whole number from { $low } to { $high }.
