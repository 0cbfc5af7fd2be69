### The die on the table and the re-roll window.

# $player (text) who throws
dice-throws = { $player } rolls
dice-throw-own = Roll
# $player (text) the name of whoever rolls
dice-due-spoken = { $player } rolls
# $face (number) what fell
# $player (text) the name of the player whom it is about
dice-lies-spoken = { $player } rolled { $face }
dice-all-lie = The dice lie
dice-all-due = The dice are to be rolled
# $face (number) what the die shows
dice-fell = It shows { $face }
dice-earlier = before
# $faces (text) earlier throws
dice-earlier-spoken = Before: { $faces }
# $player (text) the name of the player whom it is about
dice-accepted-spoken = { $player }: fine with it
dice-by-hand = Use the die on the table
dice-by-app = Let the app roll
dice-hand = real
dice-app = app
dice-stands = The table: it stands
