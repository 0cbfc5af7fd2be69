### Kalkulatory: żer w fazie wydarzeń.

calc-feeding = Żer
calc-feeding-empty = Wpiszcie, kto stoi w pomieszczeniach i co tam leży.
calc-feeding-after = Po żerze na całej planszy
calc-feeding-nobody = Nikt nie żeruje.
# $number (number) pomieszczenia
calc-feeding-room = Pomieszczenie { $number }
calc-feeding-add = Następne pomieszczenie
calc-feeding-remove = Usuń to pomieszczenie
calc-feeding-left = Wolne figurki
# $intruder (text) nazwa rodzaju
calc-feeding-left-of = { $intruder }, wolne figurki
