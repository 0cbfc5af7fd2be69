### La fin d’une partie jouée sans l’application.

final-tokens = Jetons
final-trophies = Trophées
final-fate = Destin
final-irradiation = Irradiation
