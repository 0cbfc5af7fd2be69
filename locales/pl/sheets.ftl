### Arkusze nad stołem: menu, nazwy.

step-less = { $what }, mniej
step-more = { $what }, więcej
sheet-less = { $player }: { $what }, mniej
sheet-more = { $player }: { $what }, więcej

## Gracz

player-rename = Zmień imię

## Menu stołu

menu-charts = Wykresy
menu-end-game = Zakończ grę teraz
menu-end-game-note = Gra skończy się w tym miejscu i zostanie podliczona. Cofnięcie ją przywróci.
menu-end-game-yes = Zakończ i podlicz
menu-end-game-no = Gramy dalej
menu-export = Zapisz grę do pliku

## Nazwy

rename-title = Imiona i nazwy
rename-save = Zapisz
