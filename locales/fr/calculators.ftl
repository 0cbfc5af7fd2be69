### Calculatrices hors partie : ce qu’elles disent toutes, et les dés.

calc-dice = Dés
calc-show = Voir le calcul
calc-hide = Masquer le calcul
calc-what-if = Essayer d’autres nombres dans les calculs
calc-seldom = Plus rarement utile
calc-seldom-usual = tout comme d’habitude
calc-unknown = inconnu

calc-how-many = Nombre de dés
calc-faces = Nombre de faces
calc-throw = Lancer
calc-not-thrown = Pas encore lancé
# $face (number) la face
calc-face = résultat : { $face }
calc-history = Lancers précédents
