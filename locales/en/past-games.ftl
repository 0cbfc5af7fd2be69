### Games: the list, what it says together, and what can be done with a game.

games-title = Games
games-list = List
games-statistics = Statistics
# $game (text) name of the game
games-statistics-of = Statistics: { $game }
games-none = There are no games yet.
games-open = In progress
games-finished = Finished
# $game (text) the winner and the day
games-more = More: { $game }
games-open-it = Open
games-export = Save to a file
games-delete = Delete
games-keep = Keep it
games-delete-really = Delete this game?
games-delete-note = It leaves the list and the statistics. A copy stays among the backups.
games-deleted = Game deleted.
# $begin (text) a day, $end (text) a later one
games-stretch = { $begin } – { $end }

games-csv = Results as CSV
games-csv-note = All finished games in a file for spreadsheets.

stats-none = Statistics begin with the first finished game.
# $count (number) how many games
stats-games =
    { $count ->
        [one] finished game
       *[other] finished games
    }
# $player (text) a name
stats-best = best score: { $player }
# $count (number) finished games
stats-entered =
    { $count ->
        [one] One of them was entered after the game
       *[other] { $count } of them were entered after the game
    }: rounds, times and dice are unknown.
stats-wins = Wins
stats-wins-note = A tap on a name shows that person’s results.
# $share (text) the share won, $games (number) games played
stats-won =
    { $games ->
        [one] { $share } of { $games } game
       *[other] { $share } of { $games } games
    }
stats-points = Average score
stats-points-note = The upright mark is the best score.
# $score (number) a score
stats-best-of = best { $score }
stats-luck = Who did the dice favour?
stats-counting = Counting the games…
# $count (number) how many games have been read so far
stats-luck-reading =
    { $count ->
        [0] Reading the dice…
        [one] Reading the dice: { $count } game so far
       *[other] Reading the dice: { $count } games so far
    }
# $count (number) how many people have no bar
stats-more =
    { $count ->
        [one] and { $count } other person
       *[other] and { $count } other people
    }
# $count (number) how many different titles have been played, more than eight
stats-titles = All titles: { $count }

# $count (number) how many wins
person-wins =
    { $count ->
        [one] win
       *[other] wins
    }
# $count (number) how many wins that others shared
person-shared =
    { $count ->
        [one] { $count } of them shared
       *[other] { $count } of them shared
    }
# $wins (number) how many wins, $games (text) how many games, with the word
person-won = won { $wins } of { $games }
# $score (text) the average score
person-average = { $score } on average
person-rivals = Rivals
# $player (text) a name
person-rivals-note = Games won without the other; the first number is { $player }’s.
# $count (number) how many games together
person-together =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
