### Encounters.

## Attack and feeding

# $intruder (text) its kind
events-reveals = Reveal the Adaptation: { $intruder }.

## The bag

events-bag-empty = The bag is empty. Put a token in before anything can be drawn.
events-draw = Draw from the bag
events-token-back = the token returns to the bag
# $colour (text) red, blue, none or hidden
events-adds-metagorger =
    { $colour ->
        [red] + a red Metagorger token
        [blue] + a blue Metagorger token
        [none] no Metagorger token is left to add
       *[hidden] + a Metagorger token
    }

## Encounters

# $player (text) who has it
encounter-of = Encounter: { $player }
encounter-hands = Take the noise markers off around the room, then draw a token.
encounter-blank = Put noise in every corridor of this room.
# $intruder (text) which, as an object
encounter-place = Put { $intruder } beside the character.
encounter-no-figure = No such figure is left: none is placed.
encounter-attack-card = Surprise Attack: draw an attack card and carry it out.
encounter-metagorger-hands = No figure is placed: it attacks and is gone.
encounter-surprise-rule = Fewer cards in hand than the number on the token?
encounter-no-surprise = No
encounter-yes-surprise = Yes: Surprise Attack
encounter-card = attack card
# $token (text) kind of the token
encounter-take-token = Take this token out of the bag: { $token }. The number on it counts.
# $room (text) the room of the Encounter
encounter-room = Room: { $room }
encounter-room-note = choose another one
# $cards (text) cards in hand
encounter-hand-decides = By the app: { $cards }, which decides it for every token of this kind
# $cards (text) cards in hand
encounter-hand = By the app: { $cards }
encounter-over = Encounter over
encounter-token-out = the token stays out of the bag
encounter-last-token = if it was the last one, + a Metagorger token
# $player (text) whose character
encounter-metagorger-attacks = The Metagorger attacks { $player }
