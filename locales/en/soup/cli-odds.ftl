# The odds: on the command line, and what numbers out of their range are told.

odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
odds-error-list = { $field }: it takes whole numbers with a comma between them, such as 9,10.
odds-error-no-such-card = { $field }: no environment card has this ozone layer; they have 6, 8, 9, 10, 11, 12, 13 and 14.
odds-error-seen-too-often = { $field }: more cards of this ozone layer than there are: one of each, but two of 9 and three of 10.
odds-error-no-cards-left = { $field }: no environment card is left to be turned.

odds-field-mutation-points = Mutation points
odds-field-seen = Cards turned
odds-field-reveals = Cards to come

odds-cli-ozone = What the ozone layer costs: the chance of each debt when the next environment card is turned, and what comes due until the last card.
odds-cli-ozone-short = The odds of the ozone layer.
odds-cli-mutation-points = Mutation points of all genes together, −2 to 100; Ray Protection counts −2.
odds-cli-seen = The ozone layers of all cards turned so far with commas between, the opening card included; none when this is left out.
odds-cli-json = Print JSON for machines.
odds-cli-exact = Give exact fractions.

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
