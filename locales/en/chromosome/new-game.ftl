### A new game: which species, how much the app tracks, event cards.

# $seat (number) which seat, $name (text) a name, $species (text) a species
new-chair = Seat { $seat }: { $name }, { $species }
new-species = Species
new-species-name = Another name for the species
new-detail-quick-note = Fewest taps.
new-detail-full-note = A tap for each action.
new-keeps-rounds = Rounds
new-keeps-areas = Radiation
new-keeps-fate = Fate
new-keeps-irradiation = Irradiation
new-keeps-trophies = Trophies
new-keeps-tokens = Tokens
new-keeps-genes = Genes
new-keeps-energy = Energy
new-events = Event cards
new-events-note = Without them luck matters less.
