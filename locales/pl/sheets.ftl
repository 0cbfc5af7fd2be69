### Arkusze nad stołem: menu, nazwy.

step-less = { $what }, mniej
step-more = { $what }, więcej
sheet-less = { $player }: { $what }, mniej
sheet-more = { $player }: { $what }, więcej
form-ends = Dalej się nie da.

## Gracz

player-rename = Zmień imię

## Menu stołu

menu-charts = Wykresy
menu-end-game = Zakończ grę teraz
menu-end-game-no = Gramy dalej
menu-export = Zapisz grę do pliku

## Nazwy

rename-save = Zapisz
menu-active = Tura
player-make-active = Teraz gra ta osoba
