### La première manche guidée : ce qu’il faut faire, en une phrase.

coach-setup = Se partager les étapes et les cocher.
coach-begin-play = Tout est en place.
coach-objective = { $player } : garder un objectif, cacher l’autre.
coach-token = Résoudre le jeton tiré.
coach-noise = Hors combat, chacun fait un jet de bruit.
coach-turn = { $player } : deux actions, ou passer.
coach-time = La phase d’événements commence.
coach-feed = Des intrus se nourrissent ici.
coach-end-feeding = En combat, les intrus attaquent ; ailleurs, ils mangent.
coach-fire = Chaque intrus en feu subit une blessure.
coach-card = Résoudre une carte Événement.
coach-draw = Tirer un jeton du sac.
coach-begin-check = Plus personne à bord.
coach-scan = { $player } : sans carte Mutation, scanner ses Contaminations.
coach-four = { $player } : tout mélanger, piocher quatre cartes.
coach-answer = { $player } : montrer son objectif.
