### Le premier tour guidé : ce qu’il faut faire, en une phrase.

coach-roll-order = Deux dés chacun : la plus haute somme choisit.
coach-choose-space = { $player } : choisir une case de l’échelle.
coach-opening-card = La carte dit où tout dérive.
coach-begin-play = Placer deux amibes chacun.
coach-direction = { $player } : dire où va l’amibe.
coach-answer = { $player } : se défendre, fuir ou céder.
coach-fight-dice = Un dé chacun : le plus haut l’emporte.
coach-escape-dice = Lancer pour l’évasion.
coach-escape-result = { $player } : l’amibe est-elle ailleurs ?
coach-close-fight = Appliquer le résultat de l’attaque.
coach-amoeba = { $player } : déplacer l’amibe suivante, puis la nourrir.
coach-turn = { $player } : déplacer et nourrir ses amibes.
coach-turn-full = { $player } : toutes les amibes ont joué.
coach-card = Nouvelle carte : nouvelle dérive, nouvel ozone.
coach-settle = { $player } : payer, ou défausser des gènes.
coach-end-environment = Plus aucune dette.
coach-genes = { $player } : acheter selon ses moyens.
coach-moves = Tout le monde bouge, le dernier commence.
coach-births = Des points pour de nouvelles amibes.
coach-division = { $player } : nouvelles amibes à côté des siennes.
coach-bury = Les amibes trop blessées meurent.
coach-end-deaths = Le plateau est en ordre ?
coach-score = L’appli compte cases et sauts.
coach-next-round = Fin du tour.
coach-last-round = C’était le dernier tour.
