### Nowa gra: jakie gatunki, ile zapisuje aplikacja, karty wydarzeń.

# $seat (number) które miejsce, $name (text) imię, $species (text) gatunek
new-chair = Miejsce { $seat }: { $name }, { $species }
new-species = Gatunek
new-species-name = Nazwa gatunku
new-detail-quick = Zapis szybki
new-detail-quick-note = rundy, los, napromieniowanie, trofea, żetony na planszy
new-detail-full = Zapis dokładny
new-detail-full-note = także geny, energia i obszary radioaktywne
new-events = Karty wydarzeń
new-events-note = Bez nich gra jest mniej losowa.
