### A new game: which species, how much the app tracks, event cards.

# $seat (number) which seat, $name (text) a name, $species (text) a species
new-chair = Seat { $seat }: { $name }, { $species }
new-species = Species
new-species-name = Another name for the species
new-detail-quick-note = App: rounds, radioactive spaces, fate, irradiation, trophies, tokens on board. Table: genes and energy. Fewest taps.
new-detail-full-note = App: also genes and energy. Table: the board alone. A tap for each action.
new-events = Event cards
new-events-note = Without them luck matters less.
