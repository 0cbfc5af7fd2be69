### La fin d’une partie jouée sans l’application.

final-fate = Personnage
final-fate-hibernated = en hibernation
final-fate-escaped = en capsule
final-fate-infected = meurt au contrôle final
final-fate-dead = a péri
final-objective = Objectif
final-objective-fulfilled = rempli
final-objective-failed = non rempli
final-variant-own = Objectifs propres
final-variant-fulfilled = Communs : remplis
final-variant-failed = Communs : non remplis

## La même chose dans la colonne étroite d’un joueur

final-fate-hibernated-short = sommeil
final-fate-escaped-short = capsule
final-fate-infected-short = contrôle
final-fate-dead-short = mort
final-objective-fulfilled-short = oui
final-objective-failed-short = non
