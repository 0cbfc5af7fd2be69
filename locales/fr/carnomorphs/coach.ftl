### La première manche guidée : ce qu’il faut faire, en une phrase.

coach-setup = Mettre le plateau en place : se partager les étapes et les cocher.
coach-begin-play = Tout est en place. La partie commence.
coach-objective = { $player } : garder un des deux objectifs ; l’autre repart sans être montré.
coach-token = Résoudre le jeton tiré.
coach-noise = Qui n’est pas en combat fait un jet de bruit, dans l’ordre du tour.
coach-turn = { $player } : jouer deux actions ou passer, puis passer la main.
coach-time = La phase d’événements commence : avancer le marqueur de temps.
coach-feed = Des intrus se nourrissent : résoudre la salle.
coach-end-feeding = Les intrus en combat attaquent ; les autres se nourrissent s’ils ont de quoi.
coach-fire = Chaque intrus dans une salle en feu subit une blessure.
coach-card = Piocher une carte Événement et la résoudre.
coach-draw = Tirer un jeton du sac.
coach-begin-check = Plus personne à bord : place au contrôle final.
coach-scan = { $player } : scanner toutes ses cartes Contamination, sauf avec une carte Mutation.
coach-four = { $player } : mélanger toutes ses cartes et en piocher quatre.
coach-answer = { $player } : montrer son objectif. Rempli ?
