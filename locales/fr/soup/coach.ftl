### Le premier tour guidé : ce qu’il faut faire, en une phrase.

coach-roll-order = Deux dés chacun, priorité au plus haut total.
coach-choose-space = { $player } : le dernier joue en premier.
coach-opening-card = Elle dit où tout dérive.
coach-begin-play = Placer deux amibes chacun.
coach-direction = { $player } : dire où va l’amibe.
coach-answer = { $player } : se défendre, fuir ou céder.
coach-fight-dice = Le plus haut résultat l’emporte.
coach-escape-dice = Le dé indique la direction.
coach-escape-result = { $player } : l’amibe est-elle ailleurs ?
coach-close-fight = D’abord sur le plateau, ensuite ici.
coach-amoeba = { $player } : une autre direction coûte des points.
coach-turn = { $player } : déplacer et nourrir ses amibes.
coach-turn-full = { $player } : toutes les amibes ont joué.
coach-card = Nouvelle dérive, nouvel ozone.
coach-settle = { $player } : payer, ou défausser des gènes.
coach-end-environment = L’ozone ne menace plus personne.
coach-genes = { $player } : acheter selon ses moyens.
coach-moves = Le dernier de l’échelle commence.
coach-births = Des points pour de nouvelles amibes.
coach-division = { $player } : les petites naissent à côté des siennes.
coach-bury = Deux blessures, c’est le plus souvent trop.
coach-end-deaths = Le plateau est en ordre ?
coach-score = L’appli compte cases et sauts.
coach-next-round = Tout le monde bouge de nouveau.
coach-last-round = C’était le dernier tour.
