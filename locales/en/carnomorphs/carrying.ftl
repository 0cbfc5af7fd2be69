### Heavy Objects that characters carry.

carrying-title = Carries
carrying-take = Take

## Labels of the journal

# $object (text) what is carried: red-corpse, blue-corpse, egg or carcass; $player (text) the name of whoever did it
label-take-object =
    { $object ->
        [red-corpse] { $player } takes a red corpse
        [blue-corpse] { $player } takes a blue corpse
        [egg] { $player } takes an egg
       *[carcass] { $player } takes a carcass
    }
# $object (text) what is carried: red-corpse, blue-corpse, egg or carcass; $player (text) the name of whoever did it
label-leave-object =
    { $object ->
        [red-corpse] { $player } leaves a red corpse
        [blue-corpse] { $player } leaves a blue corpse
        [egg] { $player } leaves an egg
       *[carcass] { $player } leaves a carcass
    }

## Refusals

# $player (text) the name of the player whom it is about
carries-nowhere = Nobody knows in which room { $player } is, so nothing can be taken there. Enter the room first.
# $player (text) the name of the player whom it is about
carries-enough = { $player } has both hands full. Put something down first.
nothing-to-take = No such object lies there. Choose another, or correct the room.
# $player (text) the name of the player whom it is about
carries-none = { $player } does not carry that. Choose something else.
