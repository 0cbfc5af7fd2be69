### Radioactive areas.

## The list of areas

areas-none = No space is radioactive yet.
areas-new = New radioactive space
areas-cubes = Radiation cubes
areas-room = Room number (optional)
areas-in-room = Room { $room }
areas-number = Space no. { $number }
areas-fewer = { $area }: one cube fewer
areas-more = { $area }: one cube more
areas-last-cube = the last cube
areas-add = Add a radioactive space of power { $cubes }

## Which area, and who is next to it

radiation-add = Add a radioactive space

## Labels of the journal

label-add-area = New radioactive space, power { $power }
label-change-area = Radioactive space: cubes { $delta }

## Refusals

cubes-out-of-range = A radioactive space has 0 to { $most } cubes. Choose a number in that range.
