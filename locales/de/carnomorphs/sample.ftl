### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-token = Ein Plättchen für die Begegnung gezogen
sample-did-bag = Der Beutel merkt sich das Gezogene
sample-did-attack = Was der Angriff bewirkt, in Worten
sample-did-turn = Sagt immer, wer dran ist
sample-did-time = Alle haben gepasst: Zeit rückt weiter
sample-did-feeding = Wer frisst, in richtiger Reihenfolge
sample-did-next = Das nächste Plättchen für euch gezogen
sample-did-effect = Sagt, was das Plättchen bringt
sample-did-pods = Weiß, welche Kapseln offen sind
sample-did-check = Beginnt die letzte Prüfung rechtzeitig
sample-did-infected = Zählt, wer infiziert ist
sample-did-end = Wer überlebt und wer gewonnen hat
