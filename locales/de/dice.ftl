### The die on the table and the re-roll window.

# $player (text) who throws
dice-throws = { $player } würfelt
dice-throw-own = Würfeln
# $player (text) the name of whoever rolls
dice-due-spoken = { $player } würfelt
# $face (number) what fell
# $player (text) the name of the player whom it is about
dice-lies-spoken = Wurf von { $player }: { $face }
dice-all-lie = Die Würfel liegen
dice-all-due = Die Würfel sind dran
# $face (number) what the die shows
dice-fell = Er zeigt { $face }
dice-earlier = vorher
# $faces (text) earlier throws
dice-earlier-spoken = Vorher: { $faces }
# $player (text) the name of the player whom it is about
dice-accepted-spoken = { $player }: einverstanden
dice-by-hand = Mit dem Würfel auf dem Tisch
dice-by-app = Die App würfeln lassen
dice-hand = echt
dice-app = App
dice-stands = Der Tisch: Er bleibt liegen
