### The sheet: totals, lines, the pad of digits, corrections, the end.

## The totals and the sheet

stage-over = Ende
band-writes = Punkte von allen
# $player (text) a name
band-deals = { $player } gibt
# $player (text) a name
band-begins = { $player } beginnt
# $target (number) points
band-target = Ziel: { $target }
# $players (text) names
band-leads = Vorn: { $players }
sheet-title = Blatt
# $round (number)
sheet-round = Runde { $round }
# $player (text) a name, $line (text) a round or a row, $points (text) the number, or a dash
sheet-cell = { $line }, { $player }: { $points }
line-points = Punkte
line-deals = gibt
line-begins = beginnt
# $count (number) points
line-leads = liegt { $count } vorn
line-level = gleichauf vorn
# $points (text) a number
line-written = diese Runde { $points }

## The pad

next-over = Ergebnis
next-write = Punkte eintragen
# $line (text) a round or a row, $player (text) a name
next-player = { $line }: zuerst { $player }
# $line (text) a round or a row
next-go-on = Weiter: { $line }
next-end = Partie beenden
# $player (text) a name
next-waits = Noch offen: { $player }
# $player (text) a name
write-next = Weiter: { $player }
write-empty = Leer lassen
write-done = Fertig
write-minus = Minus
# $total (text) a number
write-total = zusammen { $total }
# $player (text) a name, $points (text) a number or a dash, $total (text) a number
write-spoken = { $player }: { $points }, zusammen { $total }
coach-write = Der Block geht reihum.
coach-finish = Prüft vorher gemeinsam die Summen.

## Corrections

correct-title = Spiel umbenennen
correct-row-name = Noch eine Zeile
rename-title = Namen und Farben
menu-end-game-note = Die Partie endet mit diesen Summen. Rückgängig holt sie zurück.
menu-end-game-yes = Beenden

## The end

# $target (number) points
end-target = Ziel von { $target } erreicht
chart-totals = Summen
# $player (text) the name of the winner, $round (number) the round
story-turning = Runde { $round }: { $player } übernimmt endgültig die Führung.
# $player (text) the name of the winner
story-led = { $player } führt von der ersten Runde bis zur letzten.
# $round (number)
sheet-left-out = Runde { $round } ist unvollständig und zählt nicht.
# $players (text) names, $target (number) points
notice-target = { $players }: Ziel von { $target } erreicht

## Labels of the journal

# $count (number) players
label-begin = Neues Blatt für { $count }
# $player (text) a name, $points (number) or none if its place is emptied, $before (number) the number it replaces, or none, $row (text) a named row, or none, $round (number)
label-write =
    { $row ->
        [none] Runde { $round }
       *[other] { $row }
    }, { $player }: { $points ->
        [none] leer
       *[other] { $points }
    }{ $before ->
        [none] { "" }
       *[other] { " " }statt { $before }
    }
# $row (text) its name
label-add-row = Neue Zeile: { $row }
# $title (text) the game’s name, or none
label-name-game =
    { $title ->
        [none] Das Spiel hat keinen Namen
       *[other] Das Spiel heißt { $title }
    }
# $fewest-win (text) yes or no
label-set-order =
    { $fewest-win ->
        [yes] Wenigste Punkte gewinnen
       *[no] Meiste Punkte gewinnen
    }
label-set-options = Regeln des Tischs geändert
# $player (text) a name, $name (text) the new one
label-rename = { $player } heißt jetzt { $name }
label-end-game = Ende der Partie

## Refusals

# $least (number), $most (number), $count (number) players
player-count = Auf dem Blatt ist Platz für { $least } bis { $most } Personen, nicht für { $count }. Ändere die Zahl der Plätze.
# $round (number) the line’s number
line-later = Zeile { $round } ist noch nicht dran: Füll erst die davor aus.
# $player (text) a name, $points (number)
points-already = { $player } hat dort schon { $points }. Wähle eine andere Zahl.
# $player (text) a name
place-empty = Für { $player } steht dort noch nichts. Gib eine Zahl ein.
# $round (number) the round’s number
round-earlier = Auf Runde { $round } folgt schon eine weitere. Gib die richtige Zahl ein, oder 0.
rows-none = Dieses Blatt geht nach Runden: Es hat keine benannten Zeilen. Spielt weiter.
sheet-over = Die Partie ist vorbei. Nimm das Ende zurück, um weiterzuspielen.
# $most (number) rows
rows-too-many = Ein Blatt hat höchstens { $most } Zeilen. Lass eine weg.
row-named-already = Eine Zeile dieses Namens gibt es schon. Wähle einen anderen.
row-empty = Die Zeile braucht einen Namen. Gib einen ein.
row-too-long = Das ist für den Namen einer Zeile zu lang. Kürze ihn.
title-already = So heißt das Spiel schon. Wähle einen anderen Namen.
# $most (number) characters
title-too-long = Der Name des Spiels hat mehr als { $most } Zeichen. Kürze ihn.
# $fewest (text) yes or no
order-already =
    { $fewest ->
        [yes] Es gewinnen schon die wenigsten Punkte. Spielt weiter.
       *[no] Es gewinnen schon die meisten Punkte. Spielt weiter.
    }
