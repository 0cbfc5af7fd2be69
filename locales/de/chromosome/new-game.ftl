### A new game: which species, how much the app tracks, event cards.

# $seat (number) which seat, $name (text) a name, $species (text) a species
new-chair = Platz { $seat }: { $name }, { $species }
new-species = Art
new-species-name = Anderer Name für die Art
new-detail-quick-note = Am wenigsten Tipps.
new-detail-full-note = Ein Tipp je Aktion.
new-keeps-rounds = Runden
new-keeps-areas = Strahlung
new-keeps-fate = Schicksal
new-keeps-irradiation = Verstrahlung
new-keeps-trophies = Trophäen
new-keeps-tokens = Marker
new-keeps-genes = Gene
new-keeps-energy = Energie
new-events = Ereigniskarten
new-events-note = Ohne sie zählt Glück weniger.
