### Arkusze nad stołem: gracz i to, co w menu ma tylko ta gra.

## Gracz

player-supply = 12 = plansza { $board } + zasoby { $supply } + u innych { $captured }
player-charged-of = z { $tokens } na planszy
player-trophies = Trofea: zdobyte żetony innych graczy
player-trophies-of = Trofea: { $owner }
player-genes-owned = Geny: { $count }, najwyżej { $most }
player-column-active = aktywne
player-column-passive = pasywne
# $gene (text) kod rodzaju genu
player-genes-active = { named-gene }, aktywne
player-genes-passive = { named-gene }, pasywne
gene-short-action = akcji
gene-short-telepathy = telepatii
gene-short-combat = walki
gene-short-building = budowy
player-marks = Popraw
player-mark-passed = Pas
player-mark-fate-token = Los jako gen: użyty
player-mark-recovered = Los odzyskany
player-mark-eliminated = Poza grą
player-late-move = Ruch po pasie

## Menu stołu

menu-clock = znacznik czasu na { $clock } z { $rounds }
menu-end-phase-note = od razu do fazy promieniowania
menu-end-game-note = Gra skończy się w tym miejscu i zostanie podliczona. Cofnięcie ją przywróci.
menu-end-game-yes = Zakończ i podlicz

## Nazwy

rename-title = Imiona, nazwy i kolory
