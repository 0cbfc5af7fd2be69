### What happens to a character, and what is hidden: attacks, scans, mutations, adaptations, objectives, fate.

## What will change, said before it is done

result-title = Then this changes
# $what (text) name of the number, $before (number), $after (number)
result-number = { $what }: from { $before } to { $after }
result-hand = Cards in hand
result-card-taken = Draw two Mutation cards, keep one face down, shuffle the other back.
result-card-shown = From now on everybody sees the Mutation card.
result-card-lost = The Mutation card goes back to its deck. Mutation markers stay.
result-token = A Shambler token goes into the bag.
result-token-if-any = A Shambler token goes into the bag, if one lies aside.
result-figure-gone = The Metagorger figure leaves the board.
result-shambler = A Shambler appears in the room.
result-corpse-red = A red Character Corpse stays in the room.
result-corpse-blue = A blue Character Corpse stays in the room.
# $player (text) name
result-aboard = { $player } is aboard.
result-hibernated = { $player } hibernates.
result-escaped = { $player } leaves the ship.
result-dead = { $player } dies.
# $pod (number) which
result-pod = In Escape Pod { $pod }.
result-pod-left = Out of the Escape Pod.
result-pod-launched = Escape Pod { $pod } leaves with everybody inside.
# $pod (number) its number
result-pod-unlocked = Pod { $pod } is unlocked.
# $player (text) name
result-combat = { $player } is in combat now.
# $player (text) name
result-no-combat = { $player } is no longer in combat.
# $player (text) name
result-turn = The turn goes to { $player }.
result-events = The event phase begins.
result-encounter = First Encounter: everybody keeps one Objective.

## Links of the character's sheet

happens-chances = Chance to survive

## A Metagorger's attack

attack-title = Metagorger attack
wound-title = Wound
wound-light = Light Wound
wound-serious = Serious Wound
wound-which = Which wound
wound-confirm = Take the wound
attack-which = Which Metagorger attacks?
attack-surprise = From the bag: Surprise Attack
attack-surprise-note = No Metagorger stands on the board: it comes from the bag and is gone again.
attack-on-board = From the board
attack-unlisted = Not in the list
attack-nowhere = No room noted
attack-confirm = Carry out the attack

## The scanner

scan-title = Scan cards
scan-intro = By Rest, in the Canteen or the Showers.
scan-any = What does the scanner show?
scan-removed = Cards that leave your deck
scan-infected-count = Infected cards
scan-infected-note = Each is a Mutation marker; without a Mutation card the first is that card.
# $count (number) Contamination cards
scan-removed-note =
    { $count ->
        [0] there is no Contamination card
        [one] of { $count } Contamination card
       *[other] of { $count } Contamination cards
    }
scan-first-result = Scan first
scan-confirm = Apply the scan

## The Mutation Action

mutate-scanned = What does the scan of the hand card show?
mutate-infected = Put the scanned card on your discard pile.
mutate-clean = Remove the scanned card and put a new Contamination card on your discard pile.
# $result (text) INFECTED or NOT INFECTED
mutate-effect = Carry out the effect of your Mutation card for { $result }.
mutate-name = Name of the card, if you like
mutate-name-note = Everybody sees the card at its first use.
mutate-name-own = Everybody sees the card at its first use. Left empty: the name you noted before.
mutate-confirm = Carry out the action

## Mutation markers and the Mutation card

marker-title = Mutation marker
marker-note = The marker lies where the base game has the Larva.
marker-card-note = Without a Mutation card that card comes instead of the marker.
marker-death-note = It is the fourth one.
marker-confirm = Add a marker
marker-card = Take the card instead
marker-death = Fourth marker: the character dies
lose-title = Card lost
lose-note = In the Decontamination Room or by an Antidote.
lose-confirm = Return the Mutation card
take-title = Take a Mutation card
take-name = Its name, if you like
# $player (text) name
take-name-note = Only { $player } sees it until its first use.
take-confirm = Card taken

## What becomes of a character

fate-title = Pod, hibernation, death
fate-sheet = Fate
fate-now-aboard = Aboard now.
fate-now-hibernated = Hibernated now.
fate-now-escaped = Off the ship now.
fate-now-dead = Dead now.
# $pod (number) which
fate-enter-pod = Gets into Escape Pod { $pod }
fate-leave = Gets out of the Escape Pod
fate-hibernated = Hibernates
fate-hibernated-note = Only from the blue spaces of the time track on.
# $pod (number) which
fate-escaped-pod = Leaves in Escape Pod { $pod }
fate-escaped = Leaves the ship
fate-dead = Dies
fate-aboard = Is aboard after all
fate-choose = Choose what happens

## Adaptations

adaptations-title = Adaptations
adaptations-note = Each card is entered once.
adaptations-of-shambler = Shambler’s Adaptation
adaptations-of-fleshbeast = Fleshbeast’s Adaptation
adaptations-of-butcher = Butcher’s Adaptation
adaptations-hidden = face down
adaptations-revealed = revealed
adaptations-discarded = discarded
adaptations-reveal = Reveal
adaptations-reveal-this = Reveal this card
adaptations-enter = Enter what it says
adaptations-correct = Correct
adaptations-keep = Save
adaptations-return = Not discarded after all
adaptations-analyse-corpse = Corpse analysed: discard
adaptations-analyse-carcass = Carcass analysed: discard
adaptations-analyse-egg = Egg analysed: discard
adaptations-name = Name of the card
adaptations-effect = What it does
adaptations-object = Object to analyse
adaptations-voracious = Voracious
adaptations-voracious-effect = Intruders in combat feed first, then attack.
adaptations-voracious-note = Feeding takes it into account while the card is revealed.
adaptations-voracious-on = Feeding takes it into account.

## Objectives

stage-objectives = First Encounter
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
objectives-personal-named = Personal: { $name }
# $player (text) name
objectives-choose = Let { $player } choose
objectives-choose-own = Choose an Objective
objectives-all-chosen = All have chosen from the hand
objectives-choose-note = Keep one of the two; there is no second choice. Hold a card to see it.
objectives-choose-away = The phone that knows the Objectives is away. { $player } chooses from the cards in hand; here it is enough to say that it is done.
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
