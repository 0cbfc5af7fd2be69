### Objectives.

objectives-title = Objectives
objectives-stage-note = Nobody says which one stays.
objectives-waits = still choosing
objectives-chosen = has chosen
objectives-undecided = two in hand
objectives-in-hand = kept in the hand
objectives-corporate = Corporate Objective
objectives-personal = Personal Objective
# $name (text) of the objective
objectives-corporate-named = Corporate: { $name }
# $name (text) name of the Objective
objectives-personal-named = Personal: { $name }
# $player (text) name
objectives-choose = Let { $player } choose
objectives-choose-own = Choose an Objective
objectives-all-chosen = All have chosen from the hand
objectives-choose-note = Keep one of the two; there is no second choice. Hold a card to see it.
# $player (text) the name of whoever chooses
objectives-choose-away = The phone that knows the Objectives is away. { $player } chooses from the cards in hand; here it is enough to say that it is done.
# $player (text) the name of whoever gets the device
objectives-pass-device = Pass the device to { $player }. Hold a card to see it; they lie in random order.
# $player (text) name, $card (number) first or second
objectives-card-of = { $player }, card { $card }
# $card (number) first or second
objectives-keep-card = Keep card { $card }
objectives-keep-title = One stays
objectives-hand = I chose from my hand
objectives-hand-note = the app does not know which
objectives-enter = Enter names
# $player (text) name
objectives-enter-note = Only { $player } should look now. Afterwards the names show to nobody else.
objectives-save = Save both
objectives-save-one = Save
objectives-means-extreme-field-biology = Two Adaptations or more have been discarded.
objectives-means-great-hunt = The signal is sent, and the Butcher is dead.
objectives-means-ab-ovo = The Adaptation whose object is the egg has been discarded.
objectives-means-necroscopy = The signal is sent, and the Adaptation whose object is the carcass has been discarded.
objectives-noted-yes = By what is noted here: fulfilled.
objectives-noted-no = By what is noted here: not fulfilled.

## Labels of the journal

label-note-encounter = First Encounter
# $player (text) the name of whoever did it
label-name-objectives = { $player }: Objectives noted
# $player (text) the name of whoever did it
label-choose-objective = { $player } has chosen an Objective
# $players (text) the list of their names
label-choose-in-hand = Objectives chosen from the hand: { $players }

## Refusals

encounter-noted = The first Encounter has already been noted. Choose the Objectives.
no-encounter-yet = Objectives are chosen at the first Encounter, and no intruder has been met yet. Note that Encounter first.
# $player (text) the name of the player whom it is about
objective-chosen = { $player } has already chosen an Objective. A mistake can be undone.
