### Co historia dopowiada do wpisu.

# $dose (number) dawka z testu, $irradiation (number) napromieniowanie po nim
entry-dose = dawka { $dose }, napromieniowanie teraz { $irradiation }
entry-no-dose = bez dawki, napromieniowanie nadal { $irradiation }
# $room (text) numer pomieszczenia
entry-room = pomieszczenie { $room }
# $was (number) co leżało, $face (number) co wypadło zamiast tego
entry-last-round = zaczyna się ostatnia runda
entry-replaced = zamiast: { $was }
entry-replaced-by = było { $was }, jest { $face }
