### The end of a game that was played without the app.

final-fate = Character
final-fate-hibernated = hibernated
final-fate-escaped = escaped
final-fate-infected = dead in the last check
final-fate-dead = dead
final-objective = Objective
final-objective-fulfilled = fulfilled
final-objective-failed = not fulfilled
final-variant-own = everybody has an Objective
final-variant-fulfilled = shared Objectives, all fulfilled
final-variant-failed = shared Objectives, not all fulfilled
