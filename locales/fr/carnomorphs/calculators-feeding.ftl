### Calculatrices : le repas d’une phase d’événements.

calc-feeding = Repas
calc-feeding-empty = Indiquer qui se trouve dans les salles et ce qui s’y trouve.
calc-feeding-after = Ensuite sur tout le plateau
calc-feeding-nobody = Personne ne se nourrit.
# $number (number) de la salle
calc-feeding-room = Salle { $number }
calc-feeding-add = Autre salle
calc-feeding-remove = Retirer cette salle
calc-feeding-left = Figurines disponibles
# $intruder (text) nom du type
calc-feeding-left-of = { $intruder }, figurines disponibles
