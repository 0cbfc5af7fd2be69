### La première manche : quoi faire maintenant, en une phrase.

coach-eliminate = { $player } : partie finie. Dernier tour pour les autres.
coach-eliminate-again = { $player } : partie finie. Derniers tours inchangés.
coach-eliminate-last-phase = { $player } : partie finie. Finir la radiation, puis compter.
coach-event = Révéler la carte Événement et l’appliquer.
coach-turns = Tout est prêt sur le plateau ?
coach-turn = Tour : { $player }. Choisir une action.
coach-turn-done = Tour : { $player }. Action faite. Plateau à jour ?
coach-one-more-action = Tour : { $player }. Encore une action, sans déplacement.
coach-end-turn = Tour : { $player }. Un déplacement et une action.
coach-battle = L’attaquant fixe sa force en premier.
coach-evolution = Le dé désigne le nouveau gène.
coach-test = { $player } : plus c’est haut, plus la dose baisse.
coach-areas = Résoudre les zones radioactives une par une.
coach-finish-radiation = Charger les groupes voisins, retirer un cube.
coach-finish-game = Charger, retirer les cubes, puis compter.
coach-reroll = Avec du destin, on peut imposer une relance.
