### La fin d’une partie jouée sans l’application.

final-fate = Personnage
final-fate-hibernated = en hibernation
final-fate-escaped = en capsule
final-fate-infected = meurt au contrôle final
final-fate-dead = a péri
final-objective = Objectif
final-objective-fulfilled = rempli
final-objective-failed = non rempli
final-variant-own = chacun son objectif
final-variant-fulfilled = objectifs communs, tous remplis
final-variant-failed = objectifs communs, pas tous remplis
