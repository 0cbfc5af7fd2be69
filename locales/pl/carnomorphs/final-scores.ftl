### Koniec gry, która odbyła się bez aplikacji.

final-fate = Postać
final-fate-hibernated = w hibernacji
final-fate-escaped = w kapsule
final-fate-infected = nie przeżywa skażenia na końcu
final-fate-dead = nie żyje
final-objective = Cel
final-objective-fulfilled = zrealizowany
final-objective-failed = niezrealizowany
final-variant-own = każdy ma swój cel
final-variant-fulfilled = wspólne cele, wszystkie zrealizowane
final-variant-failed = wspólne cele, nie wszystkie zrealizowane
