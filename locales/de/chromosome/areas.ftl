### Radioactive areas.

## The list of areas

areas-none = Noch ist kein Feld radioaktiv.
areas-new = Neues radioaktives Feld
areas-cubes = Strahlungssteine
areas-room = Raumnummer (wenn du magst)
# $room (text) number or name of the room
areas-in-room = Raum { $room }
# $number (number) of the radioactive space
areas-number = Feld Nr. { $number }
# $area (text) name of the radioactive space
areas-fewer = { $area }: ein Stein weniger
# $area (text) name of the radioactive space
areas-more = { $area }: ein Stein mehr
areas-last-cube = der letzte Stein
# $cubes (number) cubes on it, which are its power
areas-add = Radioaktives Feld der Stärke { $cubes } dazu

## Which area, and who is next to it

radiation-add = Radioaktives Feld dazu

## Labels of the journal

# $power (number) power of the radioactive space
label-add-area = Neues radioaktives Feld, Stärke { $power }
# $delta (text) by how much it changed, with its sign
label-change-area = Radioaktives Feld: Steine { $delta }

## Refusals

# $most (number) the largest number that is allowed
cubes-out-of-range = Ein radioaktives Feld hat 0 bis { $most } Steine. Wähle eine Zahl in diesem Bereich.
