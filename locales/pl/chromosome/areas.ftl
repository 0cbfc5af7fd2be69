### Radioactive areas.

## Lista obszarów

areas-none = Na razie żadne pomieszczenie nie promieniuje.
areas-new = Nowy obszar
areas-cubes = Kostki promieniowania
areas-room = Numer pomieszczenia (nieobowiązkowy)
areas-in-room = Pomieszczenie { $room }
areas-number = Obszar nr { $number }
areas-fewer = { $area }: o kostkę mniej
areas-more = { $area }: o kostkę więcej
areas-last-cube = ostatnia kostka
areas-add = Dodaj obszar o sile { $cubes }

## Który obszar i kto przy nim stoi

radiation-add = Dodaj obszar

## Labels of the journal

label-add-area = Nowy obszar, siła { $power }
label-change-area = Obszar: kostki { $delta }

## Refusals

cubes-out-of-range = Obszar ma od 0 do { $most } kostek. Wybierzcie liczbę z tego zakresu.
