### La partie de démonstration, pas à pas : par numéro du pas.

sample-did-1 = Zéro pour Zoja
sample-did-2 = Deuxième manche remplie, Zoja en tête
sample-did-3 = Seize : le total suit aussitôt
sample-did-4 = Total dix-neuf, Ada en tête
sample-did-5 = Troisième manche remplie, Ada donne
sample-did-6 = Ada donne et note la première
sample-did-7 = Rien pour Leon cette manche
sample-did-8 = Quatrième manche remplie, Ada en tête
sample-did-9 = Leon et Zoja à égalité
sample-did-10 = Zoja dépasse cinquante
sample-did-11 = Objectif atteint, fin proposée
sample-did-12 = Ada gagne avec le moins
