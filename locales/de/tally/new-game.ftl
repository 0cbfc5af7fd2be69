### The screen of a new sheet: the game that is played, and the options.

new-played = Was spielt ihr?
new-title = Name des Spiels
new-most = Meiste Punkte gewinnen
new-fewest = Wenigste Punkte gewinnen
new-rounds = Nach Runden
new-rows = Nach benannten Zeilen
# $number (number) of the row
new-row = Zeile { $number }
# $number (number) of the row
new-row-off = Zeile { $number } entfernen
new-row-more = Zeile hinzufügen
# $seat (number), $name (text) a name
new-chair = Platz { $seat }: { $name }
new-rules-open = Jedes Spiel zählt anders: Hier sagt der Tisch, was gilt.
rule-group-sheet = Das Blatt
rule-target = Ziel (0: keins)
rule-tie-row = Bei Gleichstand entscheidet
rule-tie-row-none = Nichts: geteilter Sieg
rule-first = Von Runde zu Runde
rule-first-none = Niemand Bestimmtes
rule-first-deals = Reihum wird gegeben
rule-first-begins = Reihum wird begonnen
