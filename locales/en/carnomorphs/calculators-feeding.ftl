### Calculators: the feeding of an event phase.

calc-feeding = Feeding
calc-feeding-empty = Enter who stands in the rooms, and what lies there.
calc-feeding-after = Afterwards on the whole board
calc-feeding-nobody = Nobody feeds.
# $number (number) of the room
calc-feeding-room = Room { $number }
calc-feeding-add = Another room
calc-feeding-remove = Remove this room
calc-feeding-left = Figures that can be placed
# $intruder (text) name of the kind
calc-feeding-left-of = { $intruder }, can be placed
