# The command line about a game that was played without the app.

cli-score = Einen Abend, der ohne die App gespielt wurde, aus den Endständen aller abrechnen.
cli-score-short = Einen Abend ohne Partie abrechnen.
# $game (text) its name
cli-score-game = Eine Partie { $game } abrechnen: eine Zeile je Person, und wer gewinnt.
# $fields (text) what each player’s numbers are called
cli-score-player = Eine Person: der Name, ein Doppelpunkt und die Zahlen, durch Kommas getrennt. { $fields }. Einmal je Person angeben.
# $field, $name (text) a number’s short and full name, $low, $high (number) its bounds
cli-score-number = { $field } ({ $name }, { $low } bis { $high })
# $choices (text) what it may be
# $field (text) name of the number, as it is typed, $name (text) the same in the language of the table
cli-score-choice = { $field } ({ $name }; { $choices })
# $sum (text) where the points come from
# $rank (number) place among the players, $player (text) the name of the player whom it is about,
# $score (number) points in the end
cli-score-ranked = { $rank }. { $player } { $score }: { $sum }
# $rank (number) place among the players, $player (text) the name of the player whom it is about,
# $score (number) points in the end, $sum (text) where the points come from
cli-score-out = { $rank }. { $player } { $score }, ausgeschieden: { $sum }
# $player (text) the name of the player whom it is about, $sum (text) the numbers behind the points
cli-score-line = { $player }: { $sum }
# $example (text) how it is written
# $given (text) what was typed
cli-score-unread = „{ $given }“ ist nicht lesbar: Schreib einen Namen, einen Doppelpunkt und Zahlen mit Kommas dazwischen, zum Beispiel { $example }.
# $field (text) name of the number, as it is typed, $fields (text) names of numbers, joined
cli-score-no-field = Eine Zahl namens „{ $field }“ gibt es nicht: Nimm eine von { $fields }.
# $player (text) the name of the player whom it is about, $fields (text) names of numbers, joined
cli-score-missing = { $player }: Noch nicht angegeben: { $fields }.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-twice = { $player }: { $field } ist doppelt angegeben.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-not-counted = { $player }: { $field } zählt hier nicht; lass es weg.
# $option (text) an option of the command line
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed
cli-score-counted-with = { $player }: { $field } zählt nur mit { $option }; nimm das dazu, oder lass { $field } weg.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed,
# $choices (text) what it may be, with commas
cli-score-bad-choice = { $player }: { $field } muss eines sein von { $choices }.
# $player (text) the name of the player whom it is about, $field (text) name of the number, as it is typed,
# $low (number) the smallest number that is allowed, $high (number) the largest number that is allowed
cli-score-bad-number = { $player }: { $field } ist eine ganze Zahl von { $low } bis { $high }.
