### What the history adds to an entry.

# $room (text) number of a room
entry-room = room { $room }
entry-last-round = the last round begins
# $was (number) the face before the re-roll
entry-replaced = instead of { $was }
# $was (number) the face before the re-roll, $face (number) the face after it
entry-replaced-by = was { $was }, now { $face }
