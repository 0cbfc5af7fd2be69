### Stół Chromosome: paski graczy, zegar, duży przycisk.

home-new-game = Nowa gra
table-phase-preparation = Przygotowanie
table-phase-turns = Tury graczy
table-phase-radiation = Promieniowanie
table-phase-over = Koniec gry
table-round = Runda { $round } z { $rounds }
table-line = runda { $round } z { $rounds } · zaczyna { $player }
table-menu = Menu stołu
table-next = Dalej
strip-irradiation = napromieniowanie { $count }
strip-passed = pas
strip-turn = tura
strip-out = poza grą
strip-fate-gene-used = los za gen: użyty
sheet-spend-fate = { $player }: wydaj punkt losu
sheet-more-fate = { $player }: dodaj punkt losu
game-unreadable = Zapis tej gry jest uszkodzony.
game-not-shown = Nie można pokazać tej gry
