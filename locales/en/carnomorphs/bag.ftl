### The intruder bag.

# $count (number) tokens
events-draw-of =
    { $count ->
        [0] the bag is empty
        [one] the app draws the only token
       *[other] the app draws 1 of { $count } tokens
    }
events-drawn-by-hand = Drawn by hand? Tap the token
# $count (number) tokens of the kind, $share (text) per cent
events-token-odds = { $count } · { $share }
bag-hidden = This table plays with hidden contents.
# $share (text) per cent
bag-chance = { $share } to be drawn next
bag-add-metagorger = Add a Metagorger
bag-add-metagorger-note = red; blue if no red is left

## Labels of the journal

# $player (text) who has the Encounter, or none
label-draw-token =
    { $player ->
        [none] Drawn: { label-token }
       *[other] { $player }, Encounter: { label-token }
    }
label-add-metagorger = Into the bag: { label-token }
# $delta (text) by how much it changed, with its sign
label-correct-bag = Bag, { label-token } { $delta }

## Refusals

bag-empty = The Intruder bag is empty. Correct what it holds.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) how many the bag can hold now
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens }: none can be in the bag now.
        [one] { rejected-tokens }: at most { $most } in the bag.
       *[other] { rejected-tokens }: at most { $most } in the bag.
    } Choose fewer.
effect-first = The drawn token’s effect comes before the noise rolls. Carry it out first.
no-metagorger-left = Every Metagorger token is in the bag already: add none.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] The blank token is not in the bag.
        [blue] No blue Metagorger is in the bag.
        [red] No red Metagorger is in the bag.
        [shambler] No Shambler is in the bag.
        [fleshbeast] No Fleshbeast is in the bag.
       *[butcher] The Butcher is not in the bag.
    } Choose another, or correct the bag.
token-open = A drawn token waits for its effect. Carry it out first.
token-unknown = Say which token was drawn.
# $token (text) the kind of token of which there are not so many: blank, blue, red, shambler, fleshbeast or butcher
rejected-tokens =
    { $token ->
        [blank] Blank token
        [blue] Blue Metagorgers
        [red] Red Metagorgers
        [shambler] Shamblers
        [fleshbeast] Fleshbeasts
       *[butcher] Butcher
    }
