### Les règles en bref de la feuille de score.

reference-title = La feuille de score
reference-section-pad = Compter les points
reference-writing = Noter
reference-writing-pad = Le pavé reste ouvert : un nombre, puis Suite. Quand la manche est remplie, il se ferme et tous les totaux sont là.
reference-writing-correct = Un nombre faux se corrige à sa place : il suffit de le toucher sur la feuille. La touche moins retire des points.
reference-writing-phones = Sur leurs téléphones, tous notent leurs propres points, si la table le souhaite.
reference-winning = Gagner
reference-winning-order = Le plus de points gagne, ou le moins : la table le dit au début, et le menu le corrige.
# $target (number) points
reference-winning-target = Objectif à cette table : { $target } (0 : aucun). La fin est proposée dès qu’un total l’atteint ; la table peut continuer.
# $tie-row (number) de la ligne
reference-winning-ties = Les égalités restent partagées, ou une ligne nommée départage. Son numéro à cette table : { $tie-row } (0 : aucune).
reference-winning-first = L’appli peut nommer qui donne ou commence, une place plus loin à chaque manche.
reference-games = Jeux
reference-games-name = Résultats et statistiques vont par nom de jeu. Un jeu déjà joué ici se choisit d’un appui, avec toutes ses règles.
reference-games-rows = Les lignes nommées conviennent aux jeux que l’on compte une fois, à la fin : une ligne pour chaque source de points.
