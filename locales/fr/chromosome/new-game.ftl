### Une nouvelle partie : quelle espèce, ce que suit l’appli, cartes Événement.

# $seat (number) quelle place, $name (text) un nom, $species (text) une espèce
new-chair = Place { $seat } : { $name }, { $species }
new-species = Espèce
new-species-name = Autre nom de l’espèce
new-detail-quick-note = L’appli : manches, zones radioactives, destin, irradiation, trophées, jetons en jeu. La table : gènes et énergie. Le moins d’appuis.
new-detail-full-note = L’appli : aussi gènes et énergie. La table : le plateau seul. Un appui par action.
new-events = Cartes Événement
new-events-note = Sans elles, moins de hasard.
