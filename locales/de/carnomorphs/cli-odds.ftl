# The odds: on the command line, and what numbers out of their range are told.

# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: Gebraucht wird eine ganze Zahl von { $low } bis { $high }.
odds-error-bag-empty = Der Beutel ist leer: Gib mindestens ein Plättchen ein.
# $field (text) name of the number or choice
odds-error-room = { $field }: In einem Raum sind metagorger, shambler, fleshbeast, butcher, red-corpse, blue-corpse, egg, carcass oder nest, mit Kommas dazwischen.

odds-field-cards = { check-cards }
odds-note-cards = Deck, Ablage und Hand, alle Karten zusammen
odds-field-contaminated = { term-contamination }
odds-field-infected = { check-infected }
odds-note-infected = { check-infected-note }
odds-field-markers = { term-mutation-markers }
odds-field-mutation = Mutationskarte vorhanden
odds-note-mutation = dann entfällt Schritt A
odds-field-scans = Scans
odds-field-blank = { token-blank }
odds-field-blue = { token-blue }
odds-field-red = { token-red }
odds-field-shambler = { token-shambler }
odds-field-fleshbeast = { token-fleshbeast }
odds-field-butcher = { token-butcher }
odds-field-bag = Xeno-Beutel
odds-field-draws = Kommende Ereignisphasen
odds-field-noisy = Geräusche liegen in
odds-note-noisy = Nummern der Korridore am Raum
odds-field-slimed = Der Charakter ist verschleimt
odds-note-slimed = { events-noise-slime }
odds-field-intruders-near = Xenos nebenan
odds-note-intruders-near = in einem Nachbarraum, nicht im Kampf
odds-field-eggs = { tracks-eggs }
odds-field-butcher-dead = { check-fact-butcher-dead }
odds-field-voracious = { adaptations-voracious }
odds-note-voracious = { adaptations-voracious-effect }
odds-field-rooms = Ein Raum
odds-note-rooms = zum Beispiel „2 shambler, carcass, nest“; einmal je Raum
odds-field-corridor = Korridor

odds-cli-infection = Die Chancen, die letzte Prüfung zu überleben: ob Schritt A eine Mutationskarte bringt, dann vier Karten des Decks.
odds-cli-infection-short = Die Chancen der letzten Prüfung.
odds-cli-bag = Die Chancen des nächsten Plättchens aus dem Xeno-Beutel; mit --draws die der nächsten Ereignisphasen und von Plättchen, die draußen bleiben.
odds-cli-bag-short = Die Chancen des Xeno-Beutels.
odds-cli-noise = Was ein Geräuschwurf bringen kann, mit den Geräuschen, die schon liegen.
odds-cli-noise-short = Die Chancen eines Geräuschwurfs.
odds-cli-feeding = Was das Fressen einer Ereignisphase aus diesen Räumen macht, jede Reihenfolge gleich wahrscheinlich.
odds-cli-feeding-short = Das Fressen einer Ereignisphase.

# $cards (number) cards in deck, hand and discard pile, $contaminated (number) of them Contamination cards,
# $markers (number) Mutation markers so far
odds-table-infection = Karten { $cards }, davon Kontaminationskarten { $contaminated }, Mutationsmarker { $markers }
odds-table-card-held = Eine Mutationskarte ist da: Schritt A entfällt.
odds-table-card-taken = Schritt A findet eine infizierte Karte und bringt eine Mutationskarte.
odds-table-card-none = Keine Mutationskarte ist da, und Schritt A bringt keine.
odds-table-nothing-drawn = Keine Mutationskarte ist da, und Schritt A bringt keine: Es werden keine Karten gezogen.
odds-table-markers = Mutationsmarker
odds-table-chance = Chance
odds-table-survives = Überlebt
# $fatal (number) markers that kill
odds-table-dies = Stirbt (ab { $fatal } Markern)
# $tokens (number) tokens in the bag
odds-table-bag = Plättchen im Beutel: { $tokens }
odds-table-count = im Beutel
odds-table-next = als Nächstes
# $draws (number) how many event phases are reckoned
odds-table-in-events = Ereignisphasen: { $draws }
# $draws (number) tokens that are drawn and not put back
odds-table-drawn-out = Züge, die draußen bleiben: { $draws }
odds-table-once = mindestens einmal
odds-table-average = im Schnitt
odds-figure-encounter = { term-encounter }
odds-figure-intruders-come = Xenos kommen herein
odds-figure-new-noise = Neues Geräusch
odds-figure-nothing = Nichts
odds-figure-ends = Danach
