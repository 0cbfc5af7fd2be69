### Why the rules say no to what happens on the board. Each key is the code of a rejection.

board-unchanged = That is how it stands already.
combat-by-rooms = Rooms say who is in combat here. Move the character or the intruder instead.
# $player (text) name
combat-in-pod = { $player } is in an Escape Pod and in combat with nobody.
butcher-dead = The Butcher was killed and does not come back.
carried-beyond-room = A character cannot carry what is not in the room. Count it among the room’s objects too.
delta-zero = Say how many come or go.
figures-out-of-range =
    { $most ->
        [0] { rejected-figures }: the box holds none that could stand there.
        [one] { rejected-figures }: there can be none or { $most }.
       *[other] { rejected-figures }: there can be 0 to { $most }.
    }
injuries-out-of-range = An intruder can have 0 to { $most } injuries.
intruder-unnamed = Say which intruder dies.
nest-destroyed = The Nest is destroyed. Enter this room without it.
nest-without-eggs = No egg is left on the Carnomorph board, so the Nest is destroyed. Correct the eggs first.
no-figure-left =
    { $intruder ->
        [metagorger] No Metagorger figure is left.
        [shambler] No Shambler figure is left.
        [fleshbeast] No Fleshbeast figure is left.
       *[butcher] The Butcher’s figure is on the board already.
    }
no-figure-on-board =
    { $intruder ->
        [metagorger] No Metagorger is on the board outside the list. Choose one from the list.
        [shambler] No Shambler is on the board outside the list. Choose one from the list.
        [fleshbeast] No Fleshbeast is on the board outside the list. Choose one from the list.
       *[butcher] The Butcher is not on the board outside the list. Choose it from the list.
    }
no-such-intruder = That intruder is no longer on the board. Choose another.
no-such-room = That room is not in the list. Choose another.
nobody-feeds = Nobody feeds here: there is nothing to eat, or all of them are in combat.
nobody-in-room = No intruder stands in this room, so nobody feeds.
not-injured = An intruder without injuries does not die. Enter its injury first.
objects-out-of-range =
    { $most ->
        [0] { rejected-objects }: there is none left for this room.
        [one] { rejected-objects }: there can be none or { $most } in this room.
       *[other] { rejected-objects }: there can be 0 to { $most } in this room.
    }
room-fed-already = { $room }: this room’s feeding is done for this event phase.
room-name-taken = Another room is called { $room } already.

## What the reasons speak of

rejected-figures =
    { $intruder ->
        [metagorger] Metagorgers
        [shambler] Shamblers
        [fleshbeast] Fleshbeasts
       *[butcher] Butcher
    }
rejected-objects =
    { $object ->
        [red-corpse] Red Character Corpses
        [blue-corpse] Blue Character Corpses
        [egg] Intruder Eggs
       *[carcass] Intruder Carcasses
    }
