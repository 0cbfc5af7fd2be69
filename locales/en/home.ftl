### Home: resume the game, begin a new one, find everything else.

home-new-game = New game
home-resume = Resume
home-again = Play again
# $players (text) names in order
home-again-spoken = Play again with the same players: { $players }
# $round (number) of the round, $rounds (number) how many rounds the game has
home-round = Round { $round } of { $rounds }
# On the card of a game whose entered result was undone, in place of its round.
home-taken-back = Result taken back
# $when (text) the day, and the hour if it is today or yesterday
home-begun = begun { $when }
# $round (number) of the round, $rounds (number) how many rounds the game has, $when (text) when it was begun
home-also = round { $round } of { $rounds } · { $when }
# $when (text) when it was
home-last = last game: { $when }
# $players (text) the winners' names, $count (number) how many they are
home-won =
    { $count ->
        [one] { $players } won
       *[other] { $players } won
    }
home-nobody-won = Nobody survived
home-about = Petri keeps rounds, odds and scores while you play on the board.
home-sample = Watch a sample evening
home-sample-note = A short game, step by step
home-past = Games and statistics
home-play = Play
home-odds = Odds
home-score = Score
home-rules = Quick rules
home-join-note = Scan the code on the host’s screen, or type it here
home-import = Import games
home-settings = Settings
home-language = Language

files-not-saved = The file could not be saved: try again, or in another browser.

# $time (text) the hour
when-today = today, { $time }
# $time (text) the hour
when-yesterday = yesterday, { $time }
