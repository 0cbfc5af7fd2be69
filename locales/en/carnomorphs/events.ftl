### The event phase, step by step, and encounters.

stage-events = Event phase
stage-encounter = { term-encounter }

## The five steps

# $number (number) which step, $steps (number) how many there are, $title (text) its name
events-step = Step { $number } of { $steps }: { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Steps { $first } and { $last } of { $steps }: { $title }
events-time = Time
events-time-what = The time marker goes on one space; so does self-destruction while it runs.
events-feeding = Attack and Feeding
events-feeding-what = Intruders in combat attack. The others feed, room by room.
events-fire-card = Fire and event card
events-fire-card-what = Every intruder in a burning room takes 1 injury. Then draw an event card and carry it out.
events-card = Event card
events-card-what = Draw an event card and carry it out.
events-bag = Intruder bag
events-bag-what = Draw one token, or let the app draw. Its effect ends the round.
events-by-hand = On the board
events-done = Recorded in this phase
# $what (text) what is counted, $before and $after (number)
events-before-after = { $what }: { $before }, then { $after }

## Time

# $count (number) spaces left
events-time-hands = Move the time marker one space: { $count } left.
# $count (number) spaces left
events-self-destruct-hands = Move the self-destruct marker too: { $count } left.

## Attack and feeding

# $intruder (text) which, with its room
events-attack-of = { $intruder } attacks.
events-attack-hands = Each intruder in combat attacks: one attack card each, a Metagorger without a card.
events-attack-nobody = Nobody is noted as in combat: no attacks.
events-board-empty = Nobody is on the board: no attacks, no Feeding.
events-enter-anyway = Enter a room all the same
# $figures (text) how many of each kind
events-entered-new = Not on the board so far and noted there now: { $figures }
# $player (text) whom it attacks
events-metagorger-attacks = Metagorger attacks { $player }
events-metagorger-attacks-whom = Metagorger attacks
events-attack-whom = Whom does the Metagorger attack?
events-attack-skip = It does not attack
events-attacks-done = Attacks carried out
events-voracious = Voracious is in force: intruders in combat feed before they attack.
events-nobody-feeds = Nobody feeds.
# $rooms (text) names of rooms
events-not-hungry = Not feeding: { $rooms }
# $count (number) listed intruders
events-without-room =
    { $count ->
        [0] Every intruder has a room.
        [one] { $count } intruder has no room noted.
       *[other] { $count } intruders have no room noted.
    }
events-order-matters = There are too few figures for all: the table chooses which room feeds first.
events-order-ends = Afterwards on the whole board, every order of the rooms alike
# $room (text) its name
events-feed-room = Feed: { $room }
events-feed = Feed
# $room (text) its name
events-fed-room = Fed: { $room }
events-fed-last = Fed just now
events-end-feeding = Attacks and Feeding done
events-other-room = A room that is not listed
events-other-room-note = enter what stands in it
events-as-last-time = As left last time
events-condition = Hurt or in combat?
events-condition-note = unhurt and not in combat unless told
# $figure (text) its kind and number
events-fights = { $figure } fights
events-in-combat = in combat
events-injuries = Injuries
# $count (number) eggs on the Carnomorph board
events-nest-eggs =
    { $count ->
        [0] no eggs on the board
        [one] { $count } egg on the board
       *[other] { $count } eggs on the board
    }
events-carried = Carried by a character
events-clear = Clear the room
# $figures (text) figures that can be placed, by kind
events-figures-left = Figures left: { $figures }
events-room-empty = nothing
# $before and $after (text) contents of the room
events-change = Before: { $before }. After: { $after }
# $after (text) contents of the room
events-left = left: { $after }
# $intruder (text) who, $food (text) what it eats
events-fed = { $intruder } eats { $food }.
# $intruder (text) who, $food (text) what it eats, $becomes (text) its new kind
events-fed-evolves = { $intruder } becomes { $becomes } and eats { $food }.
# $intruder (text) who, $food (text) what it eats
events-fed-blocked = { $intruder } eats { $food }. No figure of the next level is left: it does not evolve.
# $count (number) injuries
events-fed-healed =
    { $count ->
        [0] Nothing heals.
        [one] { $count } injury heals.
       *[other] { $count } injuries heal.
    }
# $intruder (text) its kind
events-reveals = Reveal the Adaptation: { $intruder }.
events-fed-nest = The last egg is eaten: the Nest is destroyed.

## Fire and the event card

events-burning = Burning rooms
events-fire-hands = Put the injuries down. Then an attack card for each intruder that was hurt: it may die.
events-fire-hands-full = After that an attack card for each intruder that was hurt: it may die.
# $before and $after (number) injuries
events-injuries-change = injuries: { $before }, then { $after }
# $count (number) intruders
events-burn =
    { $count ->
        [0] Nobody is hurt
        [one] Fire hurts { $count } intruder
       *[other] Fire hurts { $count } intruders
    }
events-check-deaths = Attack card: who dies of it?
events-card-butcher = The Butcher does not enter the technical corridors: it stays where it is.
events-card-name = Name of the card (optional)
events-card-done = Event card done
events-fire-card-done = Fire and event card done

## The bag

events-bag-empty = The bag is empty. Put a token in before anything can be drawn.
events-draw = Draw from the bag
# $count (number) tokens
events-draw-of =
    { $count ->
        [0] the bag is empty
        [one] the app draws 1 of { $count } token
       *[other] the app draws 1 of { $count } tokens
    }
events-drawn-by-hand = Drawn by hand? Tap the token
# $count (number) tokens of the kind, $share (text) per cent
events-token-odds = { $count } · { $share }
events-token-drawn = From the bag
events-resolve = Effect carried out
events-token-blue = Everybody rolls for noise.
events-token-shambler = Put the token back into the bag. Then everybody rolls for noise.
events-token-fleshbeast = Put the token back into the bag. Then everybody rolls for noise.
events-token-red = Put one Metagorger into each room with a Metagorger or a Heavy Object, even in combat, and even if it is carried.
events-token-red-places = One into the Nest, once it is discovered and while it stands; whether a second one, the table decides. No Surprise Attack.
events-token-butcher = The Butcher comes to the room of a character: an Encounter.
events-butcher-noise = Take the noise markers off around that room.
events-surprise-hands = Fewer cards in hand than the number on the token: a Surprise Attack.
events-butcher-absent = The Butcher is dead or on the board already: no figure is placed.
events-token-blank = Put the token back into the bag. Remove each Shambler that shares its room with no character; their tokens go back too. Add a Metagorger token. Then everybody rolls for noise.
events-token-back = the token returns to the bag
# $colour (text) red, blue, none or hidden
events-adds-metagorger =
    { $colour ->
        [red] + a red Metagorger token
        [blue] + a blue Metagorger token
        [none] no Metagorger token is left to add
       *[hidden] + a Metagorger token
    }
# $count (number) figures
events-places =
    { $count ->
        [0] no Metagorger is placed
        [one] { $count } Metagorger is placed
       *[other] { $count } Metagorgers are placed
    }
# $count (number) figures
events-removes-shamblers =
    { $count ->
        [0] no Shambler goes
        [one] { $count } Shambler goes, its token returns
       *[other] { $count } Shamblers go, their tokens return
    }
events-red-rooms = Where a Metagorger comes
events-red-placed = Metagorgers placed
events-red-elsewhere = Elsewhere
# $count (number) figures
events-metagorgers-left =
    { $count ->
        [0] no figure is left
        [one] { $count } figure is left
       *[other] { $count } figures are left
    }
events-too-few-figures = There are fewer figures than rooms: the table chooses which go without.
events-blank-stay = These stay: a character is with them
events-blank-removed = Shamblers removed
events-blank-say = How many Shamblers go?
# $count (number) figures
events-blank-on-board =
    { $count ->
        [0] none on the board
        [one] { $count } on the board
       *[other] { $count } on the board
    }
events-butcher-who = Whose character does it meet?
events-butcher-slimed = Slimed, fewest cards in hand, then turn order.
events-butcher-uncounted = Count the cards of the slimed characters: fewest in hand, then turn order.
events-butcher-first = Nobody is slimed: the first player’s.
events-noise-hands = Everybody rolls for noise.
events-noise-done = Noise rolls done
events-noise-done-note = the next round begins
events-noise = Noise rolls, in this order
events-noise-slime = slimed: Silence is Danger
# $players (text) names
events-noise-not = In combat, no roll: { $players }
events-room = Room

## Encounters

# $player (text) who has it
encounter-of = Encounter: { $player }
encounter-hands = Take the noise markers off around the room, then draw a token.
encounter-blank = Put noise into every corridor of this room.
# $intruder (text) which, as an object
encounter-place = Put { $intruder } beside the character.
encounter-no-figure = No such figure is left: none is placed.
encounter-attack-card = Surprise Attack: draw an attack card and carry it out.
# $players (text) names
encounter-company = Noted in this room and so in combat too: { $players }
encounter-metagorger-hands = No figure is placed: it attacks and is gone.
encounter-surprise-rule = Fewer cards in hand than the number on the token?
encounter-no-surprise = No
encounter-say-surprise = Is it a Surprise Attack?
# $token (text) kind of the token
encounter-take-token = Take this token out of the bag: { $token }. The number on it counts.
# $cards (text) cards in hand
encounter-hand = By the app: { $cards }
encounter-over = Encounter over
encounter-token-out = the token stays out of the bag
encounter-last-token = if it was the last one, + a Metagorger token
# $intruder (text) who comes, $player (text) whose character
encounter-fights = { $intruder } fights { $player }
# $player (text) whose character
encounter-metagorger-attacks = The Metagorger attacks { $player }
# $card (text) taken or held: whether a Mutation card is taken
encounter-metagorger-note =
    { $card ->
        [taken] Mutation card, Contamination card, Light Wound; a Shambler token comes to the bag
       *[held] Contamination card, Light Wound; a Shambler token comes to the bag
    }
