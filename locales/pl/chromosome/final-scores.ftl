### Koniec gry, która odbyła się bez aplikacji.

final-tokens = Żetony
final-trophies = Trofea
final-fate = Los
final-irradiation = Napromieniowanie
