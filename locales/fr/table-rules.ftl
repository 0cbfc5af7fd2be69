### Les règles d’une table : comment leurs valeurs se lisent et se changent.

# $value (text) la valeur par défaut
rule-default = par défaut : { $value }
rule-idle = sans effet avec les autres règles choisies
rule-kept-hands = À la charge des joueurs : l’appli le rappelle seulement.
rule-kept-full = L’appli s’en charge en suivi complet ; en suivi rapide, c’est aux joueurs.
rule-yes = oui
rule-no = non
# $what (text) nom de la règle
rule-less = { $what } : moins
rule-more = { $what } : plus

rule-die = Type de dé
# $faces (number) nombre de faces
rule-die-faces = d{ $faces }
options-unfit = Ces règles de la table sont impossibles. Vérifier les nombres.
