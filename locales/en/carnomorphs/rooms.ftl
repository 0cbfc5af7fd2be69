### Rooms.

## The bag

events-room = Room

## Rooms

rooms-of-the-ship = Rooms of the ship
# $room (text) its name
rooms-open = Open: { $room }
rooms-burns = on fire
rooms-nest = This is the Nest
rooms-burning = On fire
rooms-rename = Name of the room

## The menu

rename-title = Names, characters and colours

## Labels of the journal

# $object (text) the kind of object: red-corpse, blue-corpse, egg or carcass;
# $delta (text) by how much it changed, with its sign, $room (text) name or number of the room
label-change-objects =
    { $object ->
        [red-corpse] Red Character Corpse { $delta } ({ $room })
        [blue-corpse] Blue Character Corpse { $delta } ({ $room })
        [egg] Intruder Egg { $delta } ({ $room })
       *[carcass] Intruder Carcass { $delta } ({ $room })
    }
# $mark (text) what was noted or taken back: nest or burning; $room (text) name or number of the room
label-mark-room =
    { $mark ->
        [nest] { $room }: Nest { label-set }
       *[burning] { $room }: Fire { label-set }
    }
# $room (text) the name of the room before, $name (text) its new name
label-rename-room = { $room } is now { $name }
# $mark (text) what was noted or taken back: found or destroyed; $set (text) yes or no: whether it is so from now on
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Nest discovered
           *[no] The Nest is not discovered
        }
       *[destroyed] { $set ->
            [yes] Nest destroyed
           *[no] The Nest is not destroyed
        }
    }

## Refusals

nest-without-eggs = No egg is left on the Carnomorph board, so the Nest is destroyed. Correct the eggs first.
# $room (text) name or number of the room
room-name-taken = Another room is called { $room } already. Choose another name.
