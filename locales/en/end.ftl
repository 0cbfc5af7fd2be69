### The end of a game, the score, the charts.

end-nobody = Nobody wins
end-everybody = Everybody wins
# $players (text) the names of all winners
end-shared = Shared victory: { $players }
# $player (text) the name of the winner
end-wins = { $player } wins
# $player (text) the name of the winner, $margin (text) points ahead of the second
end-wins-by = { $player } wins by { $margin }
end-winner = wins
end-out = out
end-agreement = ended early
end-share = Share
end-share-failed = The picture could not be shared. Take a screenshot instead.
chart-title = Course of the game
chart-score = Score by round
luck-title = Luck of the dice

# $part (text) what points are counted for: "tokens"
end-counting = Counting: { $part }
end-skip = Skip
end-story = The evening in short
end-keep = Keep the result
# $date (text) a day
end-kept-until = This game is kept here until { $date }; save it if you want it for longer.
end-save-game = Save the whole game
end-save-game-note = A file that every Petri can open

export-bg-stats = Add to BG Stats
export-bg-stats-note = Opens BG Stats with the play filled in.
export-bg-stats-qr = QR code for BG Stats
export-bg-stats-qr-note = Scan it with the phone that has BG Stats.
export-bg-stats-qr-spoken = QR code that opens BG Stats with the play filled in
export-bg-stats-qr-too-long = This play is too long for a QR code that a phone could read here. Open the end of the game on the phone itself.
export-csv = Result as CSV
export-csv-note = A file for spreadsheets.
export-entered = Entered after the game: rounds and time are unknown.

end-note = In your own words
end-note-field = Note on this game
end-note-keep = Keep the note
end-note-remove = Remove the note
# $written (text) yes or no: whether a text is there now
label-write-note =
    { $written ->
        [yes] Note written
       *[no] Note removed
    }
# $most (number) characters, $length (number) of the typed text
note-too-long = A note has at most { $most } characters, not { $length }. Shorten it.
note-unchanged = The note says that already. Change it, or leave it.

## Headings of the columns of the CSV file

results-date = date
results-game = game
results-player = player
results-score = score
results-rank = rank
results-won = won
results-players = players
results-rounds = rounds
results-entered = entered afterwards
results-note = note
results-id = game id
