### What the history adds to an entry.

# $room (text) number of a room
entry-room = room { $room }
# $was (number) what lay, $face (number) what fell instead
entry-last-round = the last round begins
entry-replaced = instead of { $was }
entry-replaced-by = was { $was }, now { $face }
