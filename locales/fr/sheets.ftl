### Les feuilles au-dessus de la table : le menu, les noms.

step-less = { $what }, moins
step-more = { $what }, plus
sheet-less = { $player } : { $what }, moins
sheet-more = { $player } : { $what }, plus
form-ends = On ne peut pas aller plus loin.
# $what (text) ce que l’on compte, $count (number) le dernier nombre qui a un cube
pad-more = { $what } : plus de { $count }
pad-erase = Effacer
# $value (number) le nombre que l’on tape
pad-set = Noter { $value }

## Un joueur

player-rename = Renommer

## Le menu de la table

menu-group-game = Cette partie
menu-group-table = Sur la table
menu-group-course = Le cours de la partie
menu-group-tools = Outils
menu-group-app = Les règles et l’appli
menu-correct = Corriger la table
menu-charts = Graphiques
menu-end-game = Finir la partie maintenant
menu-end-game-no = On continue
menu-export = Enregistrer la partie

## Les noms

rename-save = Enregistrer
menu-active = Tour
player-make-active = Donner la main
