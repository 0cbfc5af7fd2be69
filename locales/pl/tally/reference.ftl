### Krótkie zasady zapisu punktów.

reference-title = Zapis punktów
reference-section-pad = Jak liczyć punkty
reference-writing = Wpisywanie
reference-writing-pad = Klawisze zostają na ekranie: liczba, potem Dalej. Gdy runda jest pełna, klawisze znikają i widać wszystkie sumy.
reference-writing-correct = Błędną liczbę poprawia się tam, gdzie stoi: wystarczy dotknąć jej na kartce. Minus odejmuje punkty.
reference-writing-phones = Na własnych telefonach każdy może wpisywać swoje punkty, jeśli stół tak chce.
reference-winning = Kto wygrywa
reference-winning-order = Wygrywa najwięcej punktów albo najmniej: stół mówi to na początku, a poprawia się to w menu.
# $target (number) punkty
reference-winning-target = Cel przy tym stole: { $target } (0: bez celu). Gdy czyjaś suma do niego dojdzie, aplikacja proponuje koniec; można grać dalej.
# $tie-row (number) numer wiersza
reference-winning-ties = Remis zostaje remisem albo rozstrzyga go jeden nazwany wiersz. Jego numer przy tym stole: { $tie-row } (0: żaden).
reference-winning-first = Aplikacja może mówić, kto rozdaje albo zaczyna, co rundę o jedno miejsce dalej.
reference-games = Gry
reference-games-name = Wyniki i statystyki są pod nazwą gry. Grę, w którą już tu grano, wybiera się jednym dotknięciem, razem z jej zasadami.
reference-games-rows = Wiersze z nazwą pasują do gier liczonych raz, na końcu: jeden wiersz na każdą rzecz, która daje punkty.
