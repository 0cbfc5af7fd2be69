### Co historia dopowiada do wpisu.

# $room (text) numer pomieszczenia
entry-room = pomieszczenie { $room }
# $was (number) co leżało, $face (number) co wypadło zamiast tego
entry-last-round = zaczyna się ostatnia runda
entry-replaced = zamiast: { $was }
entry-replaced-by = było { $was }, jest { $face }
