### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-market = Nur bezahlbare Gene im Angebot
sample-did-ladder = Leiste gezogen, mit Sprüngen
sample-did-ozone = Neue Karte: Ozon geprüft
sample-did-trade = Altes Gen eingetauscht, Preis ausgerechnet
sample-did-order = Züge folgen der Leiste von selbst
sample-did-points = Zehn Punkte mehr für alle
sample-did-births = Neue Amöben bezahlt und gezählt
sample-did-deaths = Sagt, welche Amöben sterben
sample-did-scoring = In richtiger Reihenfolge gewertet
sample-did-debt = Sagt, wer Schulden hat
sample-did-paid = Die Schuld auf den Punkt bezahlt
sample-did-end = Jeder Platz am Ende erklärt
