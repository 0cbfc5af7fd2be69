### The quick rules of the score pad.

reference-title = Der Punkteblock
reference-section-pad = Punkte aufschreiben
reference-writing = Schreiben
reference-writing-pad = Der Block bleibt offen: Tipp eine Zahl, dann Weiter. Ist die Runde voll, schließt er sich, und alle Summen stehen da.
reference-writing-correct = Eine falsche Zahl wird dort berichtigt, wo sie steht: Tipp sie auf dem Blatt an. Die Minustaste zieht Punkte ab.
reference-writing-phones = Auf eigenen Handys schreiben alle ihre Punkte selbst, wenn der Tisch mag.
reference-winning = Gewinnen
reference-winning-order = Es gewinnen die meisten Punkte oder die wenigsten: Der Tisch sagt es am Anfang; im Menü lässt es sich korrigieren.
# $target (number) points
reference-winning-target = Ziel an diesem Tisch: { $target } (0: keins). Sobald eine Summe es erreicht, bietet die App das Ende an; der Tisch darf weiterspielen.
# $tie-row (number) of the row
reference-winning-ties = Ein Gleichstand wird geteilt, oder eine benannte Zeile entscheidet ihn. Ihre Nummer an diesem Tisch: { $tie-row } (0: keine).
reference-winning-first = Die App kann sagen, wer gibt oder beginnt, jede Runde einen Platz weiter.
reference-games = Spiele
reference-games-name = Ergebnisse und Statistik richten sich nach dem Namen des Spiels. Ein Spiel, das ihr hier schon gespielt habt, wählt ihr mit einem Tipp, samt allen Regeln.
reference-games-rows = Benannte Zeilen passen zu Spielen, die einmal am Ende gezählt werden: eine Zeile für alles, was Punkte bringt.
