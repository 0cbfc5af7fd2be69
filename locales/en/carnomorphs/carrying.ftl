### Heavy Objects that characters carry.

carrying-title = Carries
carrying-take = Take

## Labels of the journal

label-take-object =
    { $object ->
        [red-corpse] { $player } takes a red corpse
        [blue-corpse] { $player } takes a blue corpse
        [egg] { $player } takes an egg
       *[carcass] { $player } takes a carcass
    }
label-leave-object =
    { $object ->
        [red-corpse] { $player } leaves a red corpse
        [blue-corpse] { $player } leaves a blue corpse
        [egg] { $player } leaves an egg
       *[carcass] { $player } leaves a carcass
    }

## Refusals

carries-nowhere = Nobody knows in which room { $player } is, so nothing can be taken there. Enter the room first.
carries-enough = { $player } has both hands full. Put something down first.
nothing-to-take = No such object lies there. Choose another, or correct the room.
carries-none = { $player } does not carry that. Choose something else.
