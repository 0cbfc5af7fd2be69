### The end of a game, the score, the charts.

end-nobody = Niemand gewinnt
end-everybody = Alle gewinnen
# $players (text) the names of all winners
end-shared = Geteilter Sieg: { $players }
# $player (text) the name of the winner
end-wins = { $player } gewinnt
# $player (text) the name of the winner, $margin (text) points ahead of the second
end-wins-by = { $player } gewinnt mit { $margin } Vorsprung
end-winner = gewinnt
end-out = raus
end-agreement = vorzeitig beendet
end-share = Teilen
end-share-failed = Das Bild ließ sich nicht teilen. Mach stattdessen ein Bildschirmfoto.
chart-title = Spielverlauf
chart-score = Punkte nach Runden
luck-title = Würfelglück

# $part (text) what points are counted for: "tokens"
end-counting = Gezählt wird: { $part }
end-skip = Überspringen
end-story = Der Abend in Kürze
end-keep = Ergebnis behalten
# $date (text) a day
end-kept-until = Diese Partie bleibt hier bis { $date }; speichere sie, wenn du sie länger willst.
end-save-game = Ganze Partie speichern
end-save-game-note = Eine Datei, die jedes Petri öffnen kann

export-bg-stats = In BG Stats eintragen
export-bg-stats-note = Öffnet BG Stats mit der ausgefüllten Partie.
export-bg-stats-qr = QR-Code für BG Stats
export-bg-stats-qr-note = Scanne ihn mit dem Handy, das BG Stats hat.
export-bg-stats-qr-spoken = QR-Code, der BG Stats mit der ausgefüllten Partie öffnet
export-bg-stats-qr-too-long = Diese Partie ist zu lang für einen QR-Code, den ein Handy hier lesen könnte. Öffne das Spielende auf dem Handy selbst.
export-csv = Ergebnis als CSV
export-csv-note = Eine Datei für Tabellen.
export-entered = Nach der Partie eingetragen: Runden und Zeit sind unbekannt.

end-note = In eigenen Worten
end-note-field = Notiz zu dieser Partie
end-note-keep = Notiz behalten
end-note-remove = Notiz entfernen
# $written (text) yes or no: whether a text is there now
label-write-note =
    { $written ->
        [yes] Notiz geschrieben
       *[no] Notiz entfernt
    }
# $most (number) characters, $length (number) of the typed text
note-too-long = Eine Notiz hat höchstens { $most } Zeichen, nicht { $length }. Kürze sie.
note-unchanged = Das steht schon in der Notiz. Ändere sie, oder lass sie so.

## Headings of the columns of the CSV file

results-date = Datum
results-game = Spiel
results-player = Name
results-score = Punkte
results-rank = Rang
results-won = gewonnen
results-players = Personen
results-rounds = Runden
results-entered = nachgetragen
results-note = Notiz
results-id = Kennung der Partie
