### La fin d’une partie jouée sans l’application.

final-place = Case de l’échelle
final-amoebas = Amibes
final-cards = Cartes de gènes
final-variant-after = les marqueurs ont avancé pour la dernière fois
final-variant-before = le dernier décompte reste à faire
