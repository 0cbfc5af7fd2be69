### Faza 6: znaczniki ruszają.

scoring-todo = O ile ruszą znaczniki
scoring-done = Znaczniki przesunięte
scoring-order = Po kolei, od pierwszego na drabinie. Zajęte pola się przeskakuje.
# $count (number) ameby, $steps (number) kroki na drabinie
scoring-amoebas =
    { $count ->
        [0] bez ameb, +{ $steps }
        [one] { $count } ameba, +{ $steps }
        [few] { $count } ameby, +{ $steps }
        [many] { $count } ameb, +{ $steps }
       *[other] { $count } ameby, +{ $steps }
    }
# $count (number) liczone karty, $steps (number) kroki na drabinie
scoring-cards =
    { $count ->
        [0] bez kart genów, +{ $steps }
        [one] { $count } karta genu, +{ $steps }
        [few] { $count } karty genów, +{ $steps }
        [many] { $count } kart genów, +{ $steps }
       *[other] { $count } karty genu, +{ $steps }
    }
# $count (number) zajęte pola
scoring-leapt =
    { $count ->
        [0] bez przeskoków
        [one] przeskakuje { $count } zajęte pole
        [few] przeskakuje { $count } zajęte pola
        [many] przeskakuje { $count } zajętych pól
       *[other] przeskakuje { $count } zajętego pola
    }
# $start, $end (number) pola drabiny
scoring-place = z pola { $start } na { $end }
# $who (text) single albo several
scoring-finish =
    { $who ->
        [single] { $players } jest w ciemnej strefie: koniec gry.
       *[several] { $players } są w ciemnej strefie: koniec gry.
    }
scoring-last-card = Odkryto ostatnią kartę środowiska: koniec gry.
# $count (number) karty środowiska, które zostały
scoring-goes-on =
    { $count ->
        [0] Nie ma już kart środowiska.
        [one] Gra toczy się dalej: została { $count } karta środowiska.
        [few] Gra toczy się dalej: zostały { $count } karty środowiska.
        [many] Gra toczy się dalej: zostało { $count } kart środowiska.
       *[other] Gra toczy się dalej: zostało { $count } karty środowiska.
    }

## Labels of the journal

label-score = Punktacja, runda { $round }
label-score-counted = Ostatnia punktacja, policzona na stole

## Refusals

scored-already = Znaczniki w tej rundzie są już przesunięte. Grajcie dalej.
counts-kept = W tej grze aplikacja sama liczy ameby i karty genów. Nie podawajcie ich.
counts-missing = Podajcie ameby i karty genów każdego gracza.
# $players (list) imiona, $place (number) pole drabiny
finals-shared-space = Policzcie jeszcze raz: na polu { $place } może stać tylko jeden znacznik ({ $players }).
