### Stół: paski graczy, zegar, duży przycisk.

table-phase-preparation = Przygotowanie
table-phase-turns = Tury graczy
table-phase-radiation = Promieniowanie
table-phase-over = Koniec gry
table-round = Runda { $round } z { $rounds }
table-line = runda { $round } z { $rounds } · zaczyna { $player }
strip-irradiation = napromieniowanie { $count }
strip-passed = pas
strip-turn = tura
strip-out = poza grą
strip-fate-gene-used = los za gen: użyty
sheet-spend-fate = { $player }: wydaj punkt losu
sheet-more-fate = { $player }: dodaj punkt losu

## Duży przycisk: co teraz

next-player = Teraz: { $player }
next-radiation = Promieniowanie
next-end-game = Zakończ grę
next-eliminate = { $player } odpada
next-turn = Tura: { $player }
next-turns = Tury graczy
next-event = Przygotowanie
next-battle = Wróć do walki
next-evolution = Wróć do rzutu
next-test = Wróć do testu
next-wave = Wróć do Fali
next-areas = Promieniowanie
next-finish-radiation = Promieniowanie
next-score = Wynik
table-event-power = obszary +{ $bonus }
