### The end of a game, the score, the charts.

end-nobody = Nobody wins
end-shared = Shared victory: { $players }
end-wins = { $player } wins
end-wins-by = { $player } wins by { $margin }
end-winner = wins
end-agreement = ended early
end-share = Share
end-share-failed = The picture could not be shared. Take a screenshot instead.
chart-title = Course of the game
chart-score = Score by round
luck-title = Luck of the dice
