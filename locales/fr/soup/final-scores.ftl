### La fin d’une partie jouée sans l’application.

final-place = Case de l’échelle
final-amoebas = Amibes
final-cards = Cartes de gènes
final-variant-after = Après le dernier décompte
final-variant-before = Avant le dernier décompte
