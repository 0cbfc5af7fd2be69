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
# $field (text) name of the number, as it is typed, $name (text) the same in the language of the table
cli-score-choice = { $field } ({ $name }; { $choices })
# $sum (text) where the points come from
# $rank (number) place among the players, $player (text) the name of the player whom it is about,
# $score (number) points in the end
cli-score-ranked = { $rank }. { $player } { $score }: { $sum }
# $rank (number) place among the players, $player (text) the name of the player whom it is about,
# $score (number) points in the end, $sum (text) where the points come from
cli-score-out = { $rank }. { $player } { $score }, out: { $sum }
# $player (text) the name of the player whom it is about, $sum (text) the numbers behind the points
cli-score-line = { $player }: { $sum }
# $example (text) how it is written
# $given (text) what was typed
cli-score-unread = “{ $given }” cannot be read: write a name, a colon, and numbers with commas between them, such as { $example }.
# $field (text) name of the number, as it is typed, $fields (text) names of numbers, joined
cli-score-no-field = There is no number called “{ $field }”: use one of { $fields }.
# $player (text) the name of the player whom it is about, $fields (text) names of numbers, joined
cli-score-missing = { $player }: { $fields } missing.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-twice = { $player }: { $field } is given twice.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-not-counted = { $player }: { $field } does not count here; leave it out.
# $option (text) an option of the command line
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-counted-with = { $player }: { $field } only counts with { $option }; add that, or leave { $field } out.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed,
# $choices (text) what it may be, with commas
cli-score-bad-choice = { $player }: { $field } is one of { $choices }.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed,
# $low (number) the smallest number that is allowed, $high (number) the largest number that is allowed
cli-score-bad-number = { $player }: { $field } is a whole number from { $low } to { $high }.
