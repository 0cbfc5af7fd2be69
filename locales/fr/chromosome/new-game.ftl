### Une nouvelle partie : quelle espèce, ce que suit l’appli, cartes Événement.

# $seat (number) quelle place, $name (text) un nom, $species (text) une espèce
new-chair = Place { $seat } : { $name }, { $species }
new-species = Espèce
new-species-name = Nom de l’espèce
new-detail-quick = Suivi rapide
new-detail-quick-note = manches, destin, irradiation, trophées, jetons en jeu
new-detail-full = Suivi complet
new-detail-full-note = aussi gènes, énergie et zones radioactives
new-events = Cartes Événement
new-events-note = Sans elles, moins de hasard.
