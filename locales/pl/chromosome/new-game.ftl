### Nowa gra: jakie gatunki, ile zapisuje aplikacja, karty wydarzeń.

# $seat (number) które miejsce, $name (text) imię, $species (text) gatunek
new-chair = Miejsce { $seat }: { $name }, { $species }
new-species = Gatunek
new-species-name = Własna nazwa gatunku
new-detail-quick-note = Aplikacja: rundy, obszary, los, napromieniowanie, trofea, żetony na planszy. Na stole: geny i energia. Najmniej dotknięć.
new-detail-full-note = Aplikacja: także geny i energia. Na stole: sama plansza. Dotknięcie przy każdej akcji.
new-events = Karty wydarzeń
new-events-note = Bez nich gra jest mniej losowa.
