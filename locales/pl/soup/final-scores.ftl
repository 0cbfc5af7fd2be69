### Koniec gry, która odbyła się bez aplikacji.

final-place = Pole na drabinie
final-amoebas = Ameby
final-cards = Karty genów
final-variant-after = znaczniki stoją już po ostatniej punktacji
final-variant-before = ostatnia punktacja jeszcze przed nami
