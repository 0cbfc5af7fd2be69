### Why the rules say no to what concerns the table, rounds, tracks and the Intruder bag. Each key is the code
### of a rejection.

bag-empty = The Intruder bag is empty.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) how many the bag can hold now
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens }: none can be in the bag now.
        [one] { rejected-tokens }: at most { $most } in the bag.
       *[other] { rejected-tokens }: at most { $most } in the bag.
    }
effect-first = The drawn token’s effect comes before the noise rolls. Carry it out first.
eggs-out-of-range =
    { $most ->
        [0] All eggs lie in rooms, so there can be none on the Carnomorph board.
        [one] There can be at most { $most } egg on the Carnomorph board. The others lie in rooms.
       *[other] There can be at most { $most } eggs on the Carnomorph board. The others lie in rooms.
    }
game-is-over = This game is over.
has-turn-already = It is already the turn of { $player }.
help-cards-unfit = The help cards have the numbers 1 to { $count }, each once.
is-first-already = { $player } already has the first player token.
no-metagorger-left = Every Metagorger token is in the bag already: none is added.
no-rolls-to-wait-for = No noise rolls come after this effect.
no-surprise-in-events = In the event phase this token brings no Surprise Attack.
no-surprise-by-blank = A blank token is no intruder: nobody attacks by surprise.
no-token-open = No drawn token waits for its effect. Draw one first.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] The set-up is still under way.
        [players] This does not belong to the player phase.
        [events] This does not belong to the event phase.
       *[check] The last check has begun.
    }
# $step (time, feeding, fire, card, bag) the step of the event phase that is due
not-this-step =
    { $step ->
        [time] The time track comes first: move its marker.
        [feeding] Attacks and Feeding come first.
        [fire] The fires come first.
        [card] The event card comes first.
       *[bag] The Intruder bag is due now: draw a token.
    }
not-your-turn = It is not the turn of { $player }: { $active } is up.
nothing-chosen = Choose something first.
options-unfit = These rules of the table cannot be. Check the lengths of the tracks.
party-others-to-ask = All decide that together. At this table the host may do it.
passed-already = { $player } has already passed.
player-count = Carnomorphs is played by 1 to { $most } players, not by { $count }.
pods-unfit = Escape Pods in play: { $count }, each with a number of its own.
room-named-twice = { $room } gets one Metagorger. Name each room once.
self-destruct-active = Self-destruction is already active.
self-destruct-inactive = Self-destruction is not active.
self-destruct-out-of-range = Spaces ahead of self-destruction: at most { $most }.
step-open-already = This step of the set-up is not ticked off.
step-ticked-already = This step of the set-up is already ticked off.
time-out-of-range = Spaces ahead on the time track: at most { $most }.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] The blank token is not in the bag.
        [blue] No blue Metagorger is in the bag.
        [red] No red Metagorger is in the bag.
        [shambler] No Shambler is in the bag.
        [fleshbeast] No Fleshbeast is in the bag.
       *[butcher] The Butcher is not in the bag.
    }
token-open = A drawn token waits for its effect. Carry it out first.
butcher-hands-unknown = Several characters are slimed: say first who has the fewest cards in hand.
token-unknown = Say which token was drawn.
too-few-metagorgers =
    { $left ->
        [0] No Metagorger figure is left: none is placed.
        [one] Only { $left } Metagorger figure is left. Choose where it goes.
       *[other] Only { $left } Metagorger figures are left. Choose where they go.
    }
too-few-shamblers =
    { $left ->
        [0] There is no Shambler to remove.
        [one] Only { $left } Shambler can be removed.
       *[other] Only { $left } Shamblers can be removed.
    }

## What the reasons speak of

rejected-tokens =
    { $token ->
        [blank] Blank token
        [blue] Blue Metagorgers
        [red] Red Metagorgers
        [shambler] Shamblers
        [fleshbeast] Fleshbeasts
       *[butcher] Butcher
    }
