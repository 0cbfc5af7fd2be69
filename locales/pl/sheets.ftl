### Arkusze nad stołem: menu, nazwy.

step-less = { $what }, mniej
step-more = { $what }, więcej
sheet-less = { $player }: { $what }, mniej
sheet-more = { $player }: { $what }, więcej
form-ends = Dalej się nie da.
# $what (text) co się liczy, $count (number) ostatnia liczba, która ma kostkę
pad-more = { $what }: ponad { $count }
pad-erase = Skasuj
# $value (number) wpisywana liczba
pad-set = Wpisz { $value }

## Gracz

player-rename = Zmień imię

## Menu stołu

menu-group-game = Ta gra
menu-group-table = Na stole
menu-group-course = Przebieg gry
menu-group-tools = Narzędzia
menu-group-app = Zasady i aplikacja
menu-correct = Popraw stół
menu-charts = Wykresy
menu-end-game = Zakończ grę teraz
menu-end-game-no = Gramy dalej
menu-export = Zapisz grę do pliku

## Nazwy

rename-save = Zapisz
menu-active = Tura
player-make-active = Teraz gra ta osoba
