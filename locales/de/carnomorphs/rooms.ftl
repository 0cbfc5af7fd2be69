### Rooms.

## The bag

events-room = Raum

## Rooms

rooms-of-the-ship = Räume des Schiffs
# $room (text) its name
rooms-open = Öffnen: { $room }
rooms-burns = brennt
rooms-nest = Das ist das Nest
rooms-burning = Brennt
rooms-rename = Name des Raums

## The menu

rename-title = Namen, Charaktere und Farben

## Labels of the journal

# $object (text) the kind of object: red-corpse, blue-corpse, egg or carcass;
# $delta (text) by how much it changed, with its sign, $room (text) name or number of the room
label-change-objects =
    { $object ->
        [red-corpse] Rote Charakterleiche { $delta } ({ $room })
        [blue-corpse] Blaue Charakterleiche { $delta } ({ $room })
        [egg] Xeno-Ei { $delta } ({ $room })
       *[carcass] Xeno-Kadaver { $delta } ({ $room })
    }
# $mark (text) what was noted or taken back: nest or burning; $room (text) name or number of the room
label-mark-room =
    { $mark ->
        [nest] { $room }: Nest { label-set }
       *[burning] { $room }: Feuer { label-set }
    }
# $room (text) the name of the room before, $name (text) its new name
label-rename-room = { $room } heißt jetzt { $name }
# $mark (text) what was noted or taken back: found or destroyed; $set (text) yes or no: whether it is so from now on
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Nest entdeckt
           *[no] Das Nest ist nicht entdeckt
        }
       *[destroyed] { $set ->
            [yes] Nest zerstört
           *[no] Das Nest ist nicht zerstört
        }
    }

## Refusals

nest-without-eggs = Auf der Karnomorph-Tafel ist kein Ei übrig, also ist das Nest zerstört. Korrigiere erst die Eier.
# $room (text) name or number of the room
room-name-taken = Ein anderer Raum heißt schon { $room }. Wähle einen anderen Namen.
