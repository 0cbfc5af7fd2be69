### Games: the list, what it says together, and what can be done with a game.

games-title = Partien
games-list = Liste
games-statistics = Statistik
# $game (text) name of the game
games-statistics-of = Statistik: { $game }
games-none = Es gibt noch keine Partien.
games-open = Laufend
games-finished = Beendet
# $game (text) the winner and the day
games-more = Mehr: { $game }
games-open-it = Öffnen
games-export = In Datei speichern
games-delete = Löschen
games-keep = Behalten
games-delete-really = Diese Partie löschen?
games-delete-note = Sie verschwindet aus Liste und Statistik. Eine Kopie bleibt bei den Sicherungen.
games-deleted = Partie gelöscht.
# $begin (text) a day, $end (text) a later one
games-stretch = { $begin } – { $end }

games-csv = Ergebnisse als CSV
games-csv-note = Alle beendeten Partien als Datei für Tabellen.

stats-none = Die Statistik beginnt mit der ersten beendeten Partie.
# $count (number) how many games
stats-games =
    { $count ->
        [one] beendete Partie
       *[other] beendete Partien
    }
# $player (text) a name
stats-best = beste Wertung: { $player }
# $count (number) finished games
stats-entered =
    { $count ->
        [one] Eine davon wurde nachgetragen
       *[other] { $count } davon wurden nachgetragen
    }: Runden, Zeiten und Würfel sind unbekannt.
stats-wins = Siege
stats-wins-note = Ein Tipp auf einen Namen zeigt die Ergebnisse dieser Person.
# $share (text) the share won, $games (number) games played
stats-won =
    { $games ->
        [one] { $share } von { $games } Partie
       *[other] { $share } von { $games } Partien
    }
stats-points = Punkte im Schnitt
stats-points-note = Der senkrechte Strich ist die beste Wertung.
# $score (number) a score
stats-best-of = beste { $score }
stats-luck = Wem waren die Würfel hold?
stats-counting = Die Partien werden gezählt…
# $count (number) how many games have been read so far
stats-luck-reading =
    { $count ->
        [0] Die Würfel werden gelesen…
        [one] Die Würfel werden gelesen: bisher { $count } Partie
       *[other] Die Würfel werden gelesen: bisher { $count } Partien
    }
# $count (number) how many people have no bar
stats-more =
    { $count ->
        [one] und { $count } weitere Person
       *[other] und { $count } weitere Personen
    }
# $count (number) how many different titles have been played, more than eight
stats-titles = Alle Titel: { $count }

# $count (number) how many wins
person-wins =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
# $count (number) how many wins that others shared
person-shared =
    { $count ->
        [one] davon { $count } geteilt
       *[other] davon { $count } geteilt
    }
# $wins (number) how many wins, $games (text) how many games, with the word
person-won = { $wins } von { $games } gewonnen
# $score (text) the average score
person-average = { $score } im Schnitt
person-rivals = Im Duell
# $player (text) a name
person-rivals-note = Partien, gewonnen ohne die andere Person; die erste Zahl gehört { $player }.
# $count (number) how many games together
person-together =
    { $count ->
        [one] { $count } gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }
