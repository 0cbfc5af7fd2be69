### Une nouvelle partie : quelle espèce, ce que suit l’appli, cartes Événement.

# $seat (number) quelle place, $name (text) un nom, $species (text) une espèce
new-chair = Place { $seat } : { $name }, { $species }
new-species = Espèce
new-species-name = Autre nom de l’espèce
new-detail-quick-note = Le moins d’appuis.
new-detail-full-note = Un appui par action.
new-keeps-rounds = Manches
new-keeps-areas = Zones
new-keeps-fate = Destin
new-keeps-irradiation = Irradiation
new-keeps-trophies = Trophées
new-keeps-tokens = Jetons
new-keeps-genes = Gènes
new-keeps-energy = Énergie
new-events = Cartes Événement
new-events-note = Sans elles, moins de hasard.
