### Koniec gry, która odbyła się bez aplikacji.

final-fate = Postać
final-fate-hibernated = w hibernacji
final-fate-escaped = w kapsule
final-fate-infected = nie przeżywa skażenia na końcu
final-fate-dead = nie żyje
final-objective = Cel
final-objective-fulfilled = zrealizowany
final-objective-failed = niezrealizowany
final-variant-own = Własne cele
final-variant-fulfilled = Wspólne: zrealizowane
final-variant-failed = Wspólne: niezrealizowane

## To samo w wąskiej kolumnie gracza

final-fate-hibernated-short = sen
final-fate-escaped-short = kapsuła
final-fate-infected-short = skażenie
final-fate-dead-short = śmierć
final-objective-fulfilled-short = tak
final-objective-failed-short = nie
