### Radioactive areas.

## The list of areas

areas-none = No space is radioactive yet.
areas-new = New radioactive space
areas-cubes = Radiation cubes
areas-room = Room number (optional)
# $room (text) number or name of the room
areas-in-room = Room { $room }
# $number (number) of the radioactive space
areas-number = Space no. { $number }
# $area (text) name of the radioactive space
areas-fewer = { $area }: one cube fewer
# $area (text) name of the radioactive space
areas-more = { $area }: one cube more
areas-last-cube = the last cube
# $cubes (number) cubes on it, which are its power
areas-add = Add a radioactive space of power { $cubes }

## Which area, and who is next to it

radiation-add = Add a radioactive space

## Labels of the journal

# $power (number) power of the radioactive space
label-add-area = New radioactive space, power { $power }
# $delta (text) by how much it changed, with its sign
label-change-area = Radioactive space: cubes { $delta }

## Refusals

# $most (number) the largest number that is allowed
cubes-out-of-range = A radioactive space has 0 to { $most } cubes. Choose a number in that range.
