### Ekran nowej kartki: w co się gra i opcje.

new-played = W co gracie?
new-title = Nazwa gry
new-most = Najwięcej wygrywa
new-fewest = Najmniej wygrywa
new-rounds = Rundami
new-rows = Wierszami z nazwą
# $number (number) numer wiersza
new-row = Wiersz { $number }
# $number (number) numer wiersza
new-row-off = Usuń wiersz { $number }
new-row-more = Dodaj wiersz
# $seat (number), $name (text) imię
new-chair = Miejsce { $seat }: { $name }
new-rules-open = Każda gra liczy punkty po swojemu: tu stół mówi, co obowiązuje.
rule-group-sheet = Kartka
rule-target = Cel (0: bez celu)
rule-tie-row = Remis rozstrzyga
rule-tie-row-none = Nic: zostaje remis
rule-first = Z rundy na rundę
rule-first-none = Nikt szczególny
rule-first-deals = Rozdaje następna osoba
rule-first-begins = Zaczyna następna osoba
