### La première manche : quoi faire maintenant, en une phrase.

coach-eliminate = Encore un tour pour tous les autres.
coach-eliminate-again = Les derniers tours ne changent pas.
coach-eliminate-last-phase = Finir d’abord la radiation, puis compter.
coach-event = Révéler la carte Événement et l’appliquer.
coach-turns = Tout est prêt sur le plateau ?
coach-turn = Tour : { $player }. Se déplacer avant ou après.
coach-turn-done = Tour : { $player }. Action faite. Plateau à jour ?
coach-one-more-action = Tour : { $player }. Encore une fois, sans déplacement.
coach-end-turn = Tour : { $player }. Un déplacement et une action.
coach-battle = L’attaquant fixe sa force en premier.
coach-evolution = Le dé désigne le nouveau gène.
coach-test = { $player } : plus c’est haut, plus la dose baisse.
coach-areas = Résoudre les zones radioactives une par une.
coach-finish-radiation = Charger les groupes voisins, retirer un cube.
coach-finish-game = Charger, retirer les cubes, puis compter.
coach-reroll = Avec du destin, on peut imposer une relance.
