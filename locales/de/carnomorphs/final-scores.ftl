### The end of a game that was played without the app.

final-fate = Charakter
final-fate-hibernated = im Kälteschlaf
final-fate-escaped = geflohen
final-fate-infected = tot in der letzten Prüfung
final-fate-dead = tot
final-objective = Ziel
final-objective-fulfilled = erfüllt
final-objective-failed = nicht erfüllt
final-variant-own = Eigene Ziele
final-variant-fulfilled = Gemeinsam: erfüllt
final-variant-failed = Gemeinsam: nicht erfüllt

## The same in the narrow column of a player

final-fate-hibernated-short = schläft
final-fate-escaped-short = Kapsel
final-fate-infected-short = Prüfung
final-fate-dead-short = tot
final-objective-fulfilled-short = ja
final-objective-failed-short = nein
