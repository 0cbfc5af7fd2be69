### The end of a game that was played without the app.

final-fate = Character
final-fate-hibernated = hibernated
final-fate-escaped = escaped
final-fate-infected = dead in the last check
final-fate-dead = dead
final-objective = Objective
final-objective-fulfilled = fulfilled
final-objective-failed = not fulfilled
final-variant-own = Own Objectives
final-variant-fulfilled = Shared: fulfilled
final-variant-failed = Shared: not fulfilled

## The same in the narrow column of a player

final-fate-hibernated-short = asleep
final-fate-escaped-short = pod
final-fate-infected-short = check
final-fate-dead-short = dead
final-objective-fulfilled-short = yes
final-objective-failed-short = no
