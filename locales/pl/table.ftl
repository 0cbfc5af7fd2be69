### Stół: otwieranie gry, rozglądanie się, cofanie.

table-menu = Menu stołu
game-opening = Otwieram grę…
game-unreadable = Wpisu { $row } tej gry nie da się odczytać, więc nie można jej kontynuować: usuń ją na liście gier albo zaimportuj jej kopię.
game-unknown = Ta gra nazywa się { $game } i to Petri jej nie zna: zaktualizuj Petri, żeby ją otworzyć.
game-not-here = Ta gra nie została jeszcze pobrana: połącz się raz z siecią i spróbuj ponownie.
game-not-shown = Nie można pokazać tej gry

## Duży przycisk: co teraz

table-action = Akcja
table-undo = Cofnij: { $label }
table-redo = Ponów: { $label }
table-peek = Zobacz stół
table-journal = Historia

## Losowanie

table-lot = Kto zaczyna?
# $player (text) imię
table-lot-drawn = Zaczyna { $player }
table-lot-on = Do stołu
