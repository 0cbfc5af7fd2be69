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

label-change-objects =
    { $object ->
        [red-corpse] Red Character Corpse { $delta } ({ $room })
        [blue-corpse] Blue Character Corpse { $delta } ({ $room })
        [egg] Intruder Egg { $delta } ({ $room })
       *[carcass] Intruder Carcass { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }: Nest { label-set }
       *[burning] { $room }: Fire { label-set }
    }
label-rename-room = { $room } is now { $name }
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
room-name-taken = Another room is called { $room } already. Choose another name.
