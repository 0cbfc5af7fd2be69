### Koniec gry, która odbyła się bez aplikacji.

final-place = Pole na drabinie
final-amoebas = Ameby
final-cards = Karty genów
final-variant-after = Po ostatniej punktacji
final-variant-before = Przed ostatnią punktacją
