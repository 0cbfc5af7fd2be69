# The odds: on the command line, and what numbers out of their range are told.

# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
# $field (text) name of the number or choice
odds-error-no-such-card = { $field }: no environment card has this ozone layer; they have 6, 8, 9, 10, 11, 12, 13 and 14.
# $field (text) name of the number or choice
odds-error-seen-too-often = { $field }: more cards of this ozone layer than there are: one of each, but two of 9 and three of 10.
# $field (text) name of the number or choice
odds-error-no-cards-left = { $field }: no environment card is left to be turned.

odds-field-mutation-points = Mutation points
odds-note-mutation-points = of all genes together; Ray Protection counts −2
odds-field-seen = Cards turned, with the opening card
odds-field-reveals = Cards to come
odds-field-genes = Genes
odds-field-owed = Debt
odds-field-points = { term-biological-points }
odds-field-dice = Dice rolled
odds-dice-1 = 1 die
odds-dice-2 = 2, choose one
odds-dice-0 = None: free choice
odds-field-wanted = Where it should go
odds-field-attacker-retries = The attacker has Persistence
odds-field-defender-retries = The defender has Persistence

odds-cli-ozone = What the ozone layer costs: the chance of each debt when the next environment card is turned, and what comes due until the last card.
odds-cli-ozone-short = The odds of the ozone layer.
odds-cli-payment = The cheapest way to pay a debt to the ozone layer with these points and genes.
odds-cli-payment-short = The cheapest payment.
odds-cli-chances = Where the movement dice may lead, and who wins an attack against Defense.
odds-cli-chances-short = The odds of movement and fights.

# $points (number) mutation points of the genes, $cards (number) environment cards that are left
odds-table-ozone =
    { $points ->
        [0] no mutation points
        [one] 1 mutation point
       *[other] { $points } mutation points
    }, { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }
odds-table-debt = Debt
odds-table-chance = Chance
odds-table-average = On average at the next card
odds-table-to-the-end = Until the last card
odds-table-supposed = Supposed that no gene is given up and the game lasts as long as the cards.
odds-figure-there = One of these ways is open
odds-figure-attacker-wins = The attacker wins
odds-figure-defender-wins = The defender wins
