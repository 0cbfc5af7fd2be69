# The odds: on the command line, and what numbers out of their range are told.

odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
odds-error-bag-empty = The bag is empty: enter at least one token.

odds-field-cards = Cards
odds-field-contaminated = Contamination cards
odds-field-infected = Infected cards
odds-field-markers = Mutation markers
odds-field-scans = Scans
odds-field-blank = Blank
odds-field-blue = Blue Metagorger
odds-field-red = Red Metagorger
odds-field-shambler = Shambler
odds-field-fleshbeast = Fleshbeast
odds-field-butcher = Butcher
odds-field-bag = Intruder bag
odds-field-draws = Draws
odds-field-corridor = Corridor

odds-cli-infection = The odds of surviving the last check: whether step A brings a Mutation card, then four cards of the deck.
odds-cli-infection-short = The odds of the last check.
odds-cli-bag = The odds of the next token of the intruder bag; with --draws those of the next event phases and of tokens that stay out.
odds-cli-bag-short = The odds of the intruder bag.
odds-cli-cards = Action and Contamination cards together: deck, discard pile and hand, 1 to 100.
odds-cli-contaminated = Contamination cards among them.
odds-cli-markers = Mutation markers already there, 0 to 3.
odds-cli-without-card = No Mutation card is held; without this option one is.
odds-cli-infected = Infected ones among the Contamination cards; all of them when this is left out.
odds-cli-check = Who draws four cards: everybody, or only holders of a Mutation card.
odds-cli-blank = Blank tokens in the bag; 0 by default, as for all others.
odds-cli-red = Red Metagorger tokens.
odds-cli-blue = Blue Metagorger tokens.
odds-cli-shambler = Shambler tokens.
odds-cli-fleshbeast = Fleshbeast tokens.
odds-cli-butcher = Butcher tokens.
odds-cli-draws = How many draws to look ahead, 1 to 20.
odds-cli-json = Print JSON for machines.
odds-cli-exact = Give exact fractions.

odds-table-infection = Cards { $cards }, Contamination cards among them { $contaminated }, Mutation markers { $markers }
odds-table-card-held = A Mutation card is held: step A is skipped.
odds-table-card-taken = Step A finds an infected card and brings a Mutation card.
odds-table-card-none = No Mutation card is held, and step A brings none.
odds-table-nothing-drawn = No Mutation card is held, and step A brings none: no cards are drawn.
odds-table-markers = Mutation markers
odds-table-chance = Chance
odds-table-survives = Survives
odds-table-dies = Dies ({ $fatal } markers or more)
odds-table-bag = Tokens in the bag: { $tokens }
odds-table-count = in the bag
odds-table-next = next
odds-table-in-events = Event phases: { $draws }
odds-table-drawn-out = Draws that stay out: { $draws }
odds-table-once = at least once
odds-table-average = on average
