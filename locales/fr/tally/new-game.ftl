### L’écran d’une nouvelle feuille : le jeu joué, et les options.

new-played = Le jeu
new-title = Nom du jeu
new-most = Le plus gagne
new-fewest = Le moins gagne
new-rounds = Par manches
new-rows = Par lignes nommées
# $number (number) de la ligne
new-row = Ligne { $number }
# $number (number) de la ligne
new-row-off = Supprimer la ligne { $number }
new-row-more = Ajouter la ligne
# $seat (number), $name (text) un nom
new-chair = Place { $seat } : { $name }
new-rules-open = Chaque jeu compte les points à sa façon : ici, la table dit ce qui vaut.
rule-group-sheet = La feuille
rule-target = Objectif (0 : aucun)
rule-tie-row = Ligne qui départage
rule-tie-row-none = Aucune : égalité
rule-first = D’une manche à l’autre
rule-first-none = Personne en particulier
rule-first-deals = Le suivant donne
rule-first-begins = Le suivant commence
