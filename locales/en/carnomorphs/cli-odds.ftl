# The odds: on the command line, and what numbers out of their range are told.

# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
odds-error-whole = { $field }: a whole number from { $low } to { $high } is needed.
odds-error-bag-empty = The bag is empty: enter at least one token.
# $field (text) name of the number or choice
odds-error-room = { $field }: a room holds metagorger, shambler, fleshbeast, butcher, red-corpse, blue-corpse, egg, carcass or nest, with commas between.

odds-field-cards = { check-cards }
odds-note-cards = deck, discard pile and hand, Action and Contamination cards alike
odds-field-contaminated = { term-contamination }
odds-field-infected = { check-infected }
odds-note-infected = { check-infected-note }
odds-field-markers = { term-mutation-markers }
odds-field-mutation = Mutation card held
odds-note-mutation = then step A is skipped
odds-field-scans = Scans
odds-field-blank = { token-blank }
odds-field-blue = { token-blue }
odds-field-red = { token-red }
odds-field-shambler = { token-shambler }
odds-field-fleshbeast = { token-fleshbeast }
odds-field-butcher = { token-butcher }
odds-field-bag = Intruder bag
odds-field-draws = Event phases ahead
odds-field-noisy = Noise lies in
odds-note-noisy = numbers of the corridors beside the room
odds-field-slimed = The character is slimed
odds-note-slimed = { events-noise-slime }
odds-field-intruders-near = Intruders next door
odds-note-intruders-near = in a neighbouring room, not in combat
odds-field-eggs = { tracks-eggs }
odds-field-butcher-dead = { check-fact-butcher-dead }
odds-field-voracious = { adaptations-voracious }
odds-note-voracious = { adaptations-voracious-effect }
odds-field-rooms = A room
odds-note-rooms = such as “2 shambler, carcass, nest”; once for each room
odds-field-corridor = Corridor

odds-cli-infection = The odds of surviving the last check: whether step A brings a Mutation card, then four cards of the deck.
odds-cli-infection-short = The odds of the last check.
odds-cli-bag = The odds of the next token of the intruder bag; with --draws those of the next event phases and of tokens that stay out.
odds-cli-bag-short = The odds of the intruder bag.
odds-cli-noise = What a noise roll may bring with the noise that lies already.
odds-cli-noise-short = The odds of a noise roll.
odds-cli-feeding = What the feeding of an event phase makes of these rooms, every order of the rooms alike.
odds-cli-feeding-short = The feeding of an event phase.

# $cards (number) cards in deck, hand and discard pile, $contaminated (number) of them Contamination cards,
# $markers (number) Mutation markers so far
odds-table-infection = Cards { $cards }, Contamination cards among them { $contaminated }, Mutation markers { $markers }
odds-table-card-held = A Mutation card is held: step A is skipped.
odds-table-card-taken = Step A finds an infected card and brings a Mutation card.
odds-table-card-none = No Mutation card is held, and step A brings none.
odds-table-nothing-drawn = No Mutation card is held, and step A brings none: no cards are drawn.
odds-table-markers = Mutation markers
odds-table-chance = Chance
odds-table-survives = Survives
# $fatal (number) markers that kill
odds-table-dies = Dies ({ $fatal } markers or more)
# $tokens (number) tokens in the bag
odds-table-bag = Tokens in the bag: { $tokens }
odds-table-count = in the bag
odds-table-next = next
# $draws (number) how many event phases are reckoned
odds-table-in-events = Event phases: { $draws }
# $draws (number) tokens that are drawn and not put back
odds-table-drawn-out = Draws that stay out: { $draws }
odds-table-once = at least once
odds-table-average = on average
odds-figure-encounter = { term-encounter }
odds-figure-intruders-come = Intruders move in
odds-figure-new-noise = New noise
odds-figure-nothing = Nothing
odds-figure-ends = Afterwards
