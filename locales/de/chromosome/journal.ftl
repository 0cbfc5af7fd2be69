### What the history adds to an entry.

# $room (text) number of a room
entry-room = Raum { $room }
entry-last-round = die letzte Runde beginnt
# $was (number) the face before the re-roll
entry-replaced = statt { $was }
# $was (number) the face before the re-roll, $face (number) the face after it
entry-replaced-by = war { $was }, jetzt { $face }
