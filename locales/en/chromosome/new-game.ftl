### A new game: which species, how much the app tracks, event cards.

# $seat (number) which seat, $name (text) a name, $species (text) a species
new-chair = Seat { $seat }: { $name }, { $species }
new-species = Species
new-species-name = Name of the species
new-detail-quick = Quick
new-detail-quick-note = rounds, fate, irradiation, trophies, tokens on board
new-detail-full = Full
new-detail-full-note = also genes, energy and radioactive spaces
new-events = Event cards
new-events-note = Without them luck matters less.
