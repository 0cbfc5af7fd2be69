### What several parts of the rulebook say.

## Labels of the journal

# $intruder (text) code of a kind of intruder
label-intruder =
    { $intruder ->
        [metagorger] Metagorger
        [shambler] Shambler
        [fleshbeast] Fleshbeast
        [butcher] Butcher
       *[none] Intruder
    }
# $pods (text) the Escape Pods that a death opened, or none
label-death = , dead{ $pods ->
        [none] { "" }
       *[other] { label-opens }
    }
# $pods (text) the Escape Pods that a death opened, or none
label-opens = , Pods open ({ $pods })
# $token (text) code of a token of the bag
label-token =
    { $token ->
        [blank] blank token
        [blue] blue Metagorger
        [red] red Metagorger
        [hidden] Metagorger
        [shambler] Shambler
        [fleshbeast] Fleshbeast
        [butcher] Butcher
       *[none] token
    }
# $room (text) where it stands, or none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes or no
label-set =
    { $set ->
        [yes] on
       *[no] off
    }
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }

## Refusals

board-unchanged = Nothing would change. Choose something else.
combat-by-rooms = Rooms say who is in combat here. Move the character or the intruder instead.
butcher-dead = The Butcher was killed and does not come back. Choose another intruder.
delta-zero = Say how many come or go.
# $most (number) how many there can be
figures-out-of-range =
    { $most ->
        [0] { rejected-figures }: the box holds none that could stand there. Choose another.
        [one] { rejected-figures }: there can be none or { $most }. Choose fewer.
       *[other] { rejected-figures }: there can be 0 to { $most }. Choose fewer.
    }
no-such-intruder = That intruder is no longer on the board. Choose another.
no-such-room = That room is not in the list. Choose another.
# $most (number) how many there can be
objects-out-of-range =
    { $most ->
        [0] { rejected-objects }: there is none left for this room. Choose another.
        [one] { rejected-objects }: there can be none or { $most } in this room. Choose fewer.
       *[other] { rejected-objects }: there can be 0 to { $most } in this room. Choose fewer.
    }
# $intruder (text) the kind of figure, named before a colon: metagorger, shambler, fleshbeast or butcher
rejected-figures =
    { $intruder ->
        [metagorger] Metagorgers
        [shambler] Shamblers
        [fleshbeast] Fleshbeasts
       *[butcher] Butcher
    }
# $object (text) the kind of object, named before a colon: red-corpse, blue-corpse, egg or carcass
rejected-objects =
    { $object ->
        [red-corpse] Red Character Corpses
        [blue-corpse] Blue Character Corpses
        [egg] Intruder Eggs
       *[carcass] Intruder Carcasses
    }
# $player (text) the name of the player whom it is about
character-dead = { $player }’s character is dead. Choose another.
# $fate (text) what has become of the character: dead, hibernated or escaped;
# $player (text) the name of the player whom it is about
not-aboard =
    { $fate ->
        [dead] { $player }’s character is dead.
        [hibernated] { $player }’s character is hibernated.
       *[escaped] { $player }’s character has left the ship.
    } Choose another.
game-is-over = This game is over. Undo the end to go on.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] The set-up is still under way. Finish it first.
        [players] This does not belong to the player phase. Finish that first.
        [events] This does not belong to the event phase. Finish that first.
       *[check] The last check has begun. Go on with it.
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
nothing-chosen = Choose something first.
options-unfit = These rules of the table are impossible. Check the lengths of the tracks.
# $most (number) how many can play, $count (number) how many were named
player-count = Carnomorphs is played by 1 to { $most } players, not by { $count }. Change the number of seats.
