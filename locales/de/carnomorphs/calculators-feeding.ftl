### Calculators: the feeding of an event phase.

calc-feeding = Fressen
calc-feeding-empty = Gib ein, wer in den Räumen steht und was dort liegt.
calc-feeding-after = Danach auf dem ganzen Brett
calc-feeding-nobody = Niemand frisst.
# $number (number) of the room
calc-feeding-room = Raum { $number }
calc-feeding-add = Noch ein Raum
calc-feeding-remove = Diesen Raum entfernen
calc-feeding-left = Figuren, die noch da sind
# $intruder (text) name of the kind
calc-feeding-left-of = { $intruder }, noch da
