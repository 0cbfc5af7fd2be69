### Rooms.

## Kolonia intruzów

events-room = Pomieszczenie

## Pomieszczenia

rooms-of-the-ship = Pomieszczenia statku
# $room (text) nazwa
rooms-open = Otwórz: { $room }
rooms-burns = płonie
rooms-nest = To jest gniazdo
rooms-burning = Płonie
rooms-rename = Nazwa pomieszczenia

## Menu

rename-title = Imiona, postacie i kolory

## Labels of the journal

label-change-objects =
    { $object ->
        [red-corpse] Czerwone ciało { $delta } ({ $room })
        [blue-corpse] Niebieskie ciało { $delta } ({ $room })
        [egg] Jajo intruza { $delta } ({ $room })
       *[carcass] Zwłoki intruza { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }: gniazdo { label-set }
       *[burning] { $room }: pożar { label-set }
    }
label-rename-room = { $room } to teraz { $name }
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Gniazdo odkryte
           *[no] Gniazdo nieodkryte
        }
       *[destroyed] { $set ->
            [yes] Gniazdo zniszczone
           *[no] Gniazdo niezniszczone
        }
    }

## Refusals

nest-without-eggs = Na planszy karnomorfów nie ma już jaj, więc gniazdo jest zniszczone. Najpierw poprawcie jaja.
room-name-taken = Inne pomieszczenie nazywa się już { $room }. Wybierzcie inną nazwę.
