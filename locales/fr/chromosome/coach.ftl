### La première manche : quoi faire maintenant, en une phrase.

coach-eliminate = { $player } : la partie est finie pour cette espèce. Qui n’a pas passé joue un dernier tour.
coach-eliminate-again = { $player } : la partie est finie pour cette espèce. L’ordre des derniers tours ne change pas.
coach-eliminate-last-phase = { $player } : la partie est finie pour cette espèce. Finir la phase de radiation, puis compter les points.
coach-event = Révéler la carte Événement et appliquer son texte. Puis la noter ici.
coach-turns = Tout est prêt ? Commencer les tours.
coach-turn = Tour : { $player }. Choisir une action. Le déplacement peut se faire avant ou après.
coach-turn-done = Tour : { $player }. L’action est faite. Si le plateau est à jour aussi, passer la main.
coach-one-more-action = Tour : { $player }. Encore une action, sans autre déplacement, puis passer la main.
coach-end-turn = Tour : { $player }. Jouer un déplacement et une action sur le plateau, puis passer la main.
coach-battle = Combat : l’attaquant fixe sa force, puis le défenseur, et ensuite seulement on lance les dés.
coach-evolution = Le dé choisit le gène : le lancer et prendre celui qu’il désigne.
coach-test = Test de résistance : { $player }. Plus le résultat est haut, plus la dose est faible.
coach-areas = Résoudre les zones radioactives une par une, la plus puissante d’abord. Chaque joueur qui a un groupe à côté fait le test.
coach-finish-radiation = Les tests sont finis. Charger les groupes à côté des zones radioactives, retirer un cube de chacune, et finir la manche.
coach-finish-game = Les tests sont finis. Charger les groupes à côté des zones radioactives, retirer un cube de chacune, et finir la partie.
coach-reroll = Avec du destin, on peut imposer une relance. Si personne n’en veut, on garde le résultat.
