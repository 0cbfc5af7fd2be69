# The odds: on the command line, and what numbers out of their range are told.

# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: Gebraucht wird eine ganze Zahl von { $low } bis { $high }.
# $field (text) name of the number or choice
odds-error-no-such-card = { $field }: Keine Umweltkarte hat diese Ozonschicht; es gibt 6, 8, 9, 10, 11, 12, 13 und 14.
# $field (text) name of the number or choice
odds-error-seen-too-often = { $field }: mehr Karten mit dieser Ozonschicht, als es gibt: je eine, aber zwei mit 9 und drei mit 10.
# $field (text) name of the number or choice
odds-error-no-cards-left = { $field }: Es ist keine Umweltkarte mehr aufzudecken.

odds-field-mutation-points = Empfindlichkeit
odds-note-mutation-points = aller Gene zusammen; Strahlenschutz zählt −2
odds-field-seen = Aufgedeckte Karten, mit der ersten
odds-field-reveals = Karten, die noch kommen
odds-field-genes = Gene
odds-field-owed = Schuld
odds-field-points = { term-biological-points }
odds-field-dice = Geworfene Würfel
odds-dice-1 = 1 Würfel
odds-dice-2 = 2, einer gilt
odds-dice-0 = Keiner: freie Wahl
odds-field-wanted = Wohin es gehen soll
odds-field-attacker-retries = Der Angriff hat Ausdauer
odds-field-defender-retries = Die Abwehr hat Ausdauer

odds-cli-ozone = Was die Ozonschicht kostet: die Chance jeder Schuld bei der nächsten Umweltkarte, und was bis zur letzten Karte fällig wird.
odds-cli-ozone-short = Die Chancen der Ozonschicht.
odds-cli-payment = Der billigste Weg, mit diesen Punkten und Genen eine Ozonschuld zu begleichen.
odds-cli-payment-short = Die billigste Zahlung.
odds-cli-chances = Wohin die Bewegungswürfel führen können, und wer einen Angriff gegen Abwehr gewinnt.
odds-cli-chances-short = Die Chancen von Bewegung und Kämpfen.

# $points (number) mutation points of the genes, $cards (number) environment cards that are left
odds-table-ozone =
    { $points ->
        [0] keine Empfindlichkeit
        [one] Empfindlichkeit 1
       *[other] Empfindlichkeit { $points }
    }, { $cards ->
        [0] keine Karte übrig
        [one] 1 Karte übrig
       *[other] { $cards } Karten übrig
    }
odds-table-debt = Schuld
odds-table-chance = Chance
odds-table-average = Im Schnitt bei der nächsten Karte
odds-table-to-the-end = Bis zur letzten Karte
odds-table-supposed = Angenommen, niemand gibt ein Gen ab und die Partie dauert so lange, wie die Karten reichen.
odds-figure-there = Einer dieser Wege ist offen
odds-figure-attacker-wins = Der Angriff gewinnt
odds-figure-defender-wins = Die Abwehr gewinnt
