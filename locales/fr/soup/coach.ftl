### Le premier tour guidé : ce qu’il faut faire, en une phrase.

coach-roll-order = Deux dés chacun : la plus haute somme choisit d’abord une case de l’échelle.
coach-choose-space = { $player } : choisir une case de l’échelle.
coach-opening-card = Révéler la première carte : elle dit où tout dérive.
coach-begin-play = Placer les deux premières amibes de chacun, puis commencer.
coach-direction = { $player } : dire où va l’amibe.
coach-answer = { $player } : une amibe est attaquée. Se défendre, fuir ou céder.
coach-fight-dice = Un dé chacun : le plus haut l’emporte.
coach-escape-dice = Lancer pour l’évasion.
coach-escape-result = { $player } : l’amibe est-elle sur une autre case ?
coach-close-fight = Appliquer le résultat de l’attaque.
coach-amoeba = { $player } : déplacer l’amibe suivante, puis la nourrir.
coach-turn = { $player } : déplacer et nourrir toutes ses amibes sur le plateau ; payer ici les déplacements.
coach-turn-full = { $player } : toutes les amibes ont mangé ou souffrent de la faim. Passer la main.
coach-card = Révéler la carte d’environnement suivante : nouvelle dérive, nouvel ozone.
coach-settle = { $player } : plus de points de mutation que d’ozone. Payer, ou défausser des gènes.
coach-end-environment = Plus aucune dette. Place aux nouveaux gènes.
coach-genes = { $player } : acheter des gènes selon ses moyens, puis passer la main.
coach-moves = Déplacer et nourrir toutes les amibes sur le plateau, du dernier sur l’échelle au premier ; payer ici les déplacements.
coach-births = 10 points arrivent pour tout le monde : acheter des amibes, du premier sur l’échelle au dernier.
coach-division = { $player } : 10 points arrivent. Acheter des amibes à côté des siennes.
coach-bury = Les amibes trop blessées meurent.
coach-end-deaths = Le plateau est en ordre ? Place au décompte.
coach-score = Avancer les marqueurs : l’appli compte cases et sauts.
coach-next-round = Fin du tour. Place au suivant.
coach-last-round = C’était le dernier tour : finir la partie.
