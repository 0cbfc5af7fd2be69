### Home: resume the game, begin a new one, find everything else.

home-new-game = Neue Partie
home-resume = Weiterspielen
home-again = Noch einmal spielen
# $players (text) names in order
home-again-spoken = Noch einmal in derselben Besetzung spielen: { $players }
# $round (number) of the round, $rounds (number) how many rounds the game has
home-round = Runde { $round } von { $rounds }
# On the card of a game whose entered result was undone, in place of its round.
home-taken-back = Ergebnis zurückgenommen
# $when (text) the day, and the hour if it is today or yesterday
home-begun = begonnen { $when }
# $round (number) of the round, $rounds (number) how many rounds the game has, $when (text) when it was begun
home-also = Runde { $round } von { $rounds } · { $when }
# $when (text) when it was
home-last = letzte Partie: { $when }
# $players (text) the winners' names, $count (number) how many they are
home-won =
    { $count ->
        [one] { $players } hat gewonnen
       *[other] { $players } haben gewonnen
    }
home-nobody-won = Niemand hat überlebt
home-about = Petri führt Runden, Chancen und Punkte, während ihr auf dem Brett spielt.
home-sample = Ein Beispiel ansehen
home-sample-note = Eine kurze Partie, Schritt für Schritt
home-past = Partien und Statistik
home-play = Spielen
home-odds = Chancen
home-score = Abrechnen
home-rules = Kurzregeln
home-join-note = Scanne den Code auf dem Bildschirm des Hosts, oder gib ihn hier ein
home-import = Partien aus Datei laden
home-settings = Einstellungen
home-language = Sprache

files-not-saved = Die Datei ließ sich nicht speichern: Versuch es noch einmal oder in einem anderen Browser.

# $time (text) the hour
when-today = heute, { $time }
# $time (text) the hour
when-yesterday = gestern, { $time }
