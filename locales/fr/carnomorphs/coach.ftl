### La première manche guidée : ce qu’il faut faire, en une phrase.

coach-setup = Se partager le travail, ça va plus vite.
coach-begin-play = Tout est en place.
coach-objective = { $player } : garder une carte, cacher l’autre.
coach-token = D’abord les figurines, ensuite l’appli.
coach-noise = Les personnages en combat n’en font pas.
coach-turn = { $player } : deux actions, ou passer.
coach-time = La phase d’événements commence.
coach-feed = Dans cette salle, des intrus ont faim.
coach-end-feeding = En combat, les intrus frappent ; ailleurs, ils mangent.
coach-fire = Une carte Attaque chacun, parfois mortelle.
coach-card = La révéler, la lire à voix haute, l’appliquer.
coach-draw = C’est ainsi que les intrus se développent.
coach-begin-check = Plus personne à bord.
coach-scan = { $player } : sans carte Mutation, scanner ses Contaminations.
coach-four = { $player } : tout mélanger, piocher quatre cartes.
coach-answer = { $player } : montrer son objectif.
