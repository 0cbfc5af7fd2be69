### The score of an evening that was played without the app.

score-keep = Ergebnis behalten
score-edit = Ergebnis korrigieren
score-taken-back = Das Ergebnis wurde zurückgenommen. Was eingetragen war, steht noch auf dem Blatt.
# $seat (number) the seat, from 1
score-player = Person { $seat }
# $count (number) the least of them
score-more = { $count } oder mehr
score-next = Nächstes Feld
# $field (text) a player and a number, $low and $high (number) its bounds
score-bound = { $field }: von { $low } bis { $high }
score-numbers = Weiter zu den Zahlen
score-join = Person hinzufügen
# $player (text) the name of the player whom it is about
score-name-of = { $player }: Name
# $what (text) a number or a choice, $value (text) what was entered, or a question mark
# $player (text) the name of the player whom it is about
score-cell = { $player }, { $what }: { $value }
score-new = Neues Blatt
score-none = Hier gibt es kein vorgedrucktes Blatt: Beginnt ein neues und schreibt die Punkte darauf.
end-entered = nach der Partie eingetragen
label-enter-result = Ergebnis eingetragen
# $count (number) players
label-start-entered = Nachgetragen, Personen: { $count }
