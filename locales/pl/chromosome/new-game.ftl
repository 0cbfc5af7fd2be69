### Nowa gra: jakie gatunki, ile zapisuje aplikacja, karty wydarzeń.

# $seat (number) które miejsce, $name (text) imię, $species (text) gatunek
new-chair = Miejsce { $seat }: { $name }, { $species }
new-species = Gatunek
new-species-name = Własna nazwa gatunku
new-detail-quick-note = Najmniej dotknięć.
new-detail-full-note = Dotknięcie przy każdej akcji.
new-keeps-rounds = Rundy
new-keeps-areas = Obszary
new-keeps-fate = Los
new-keeps-irradiation = Napromieniowanie
new-keeps-trophies = Trofea
new-keeps-tokens = Żetony
new-keeps-genes = Geny
new-keeps-energy = Energia
new-events = Karty wydarzeń
new-events-note = Bez nich gra jest mniej losowa.
