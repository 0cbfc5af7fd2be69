### Tura gracza: co można, co trzeba, ile kosztuje i czym się płaci.

turn-may = Można
turn-must = Trzeba: jedna akcja
turn-move = Ruch
turn-move-note = raz, przed akcją albo po niej
turn-recover = Odzyskanie losu
# $span (text) jak często wolno: turn albo round
turn-recovered =
    { $span ->
        [turn] już w tej turze
       *[round] już w tej rundzie
    }
turn-fate-full = los pełny: { $count }
turn-discard = Odrzucenie genów budowy
turn-discard-note = za każdy: napromieniowanie −{ $relief }
turn-not-irradiated = bez napromieniowania
turn-no-building = bez genów budowy
turn-fate-gene = Los za gen
turn-special = Akcja specjalna
turn-pass-note = poza rundą; w walce dalej się broni
turn-spark-note = + energia za odległość
turn-supply-empty = brak żetonów w zasobach
turn-growth-note = za żeton: { $price }
turn-genes-full = komplet genów: { $most }
turn-from = od: { $price }
turn-free = bez kosztu
turn-lacks = { $what }: jest { $has }, potrzeba { $needs }
turn-less = { $what }, mniej
turn-more = { $what }, więcej
turn-area = Obszar nr { $number } · siła { $power }
turn-area-room = Pole { $room } · siła { $power }

## Zapłata

payment-cost = Koszt
# $fit (text) fits albo over
payment-energy =
    { $fit ->
        [over] energia: { $paid } z { $needs }, nadwyżka przepada
       *[fits] energia: { $paid } z { $needs }
    }
payment-fate-gene = Los za { named-gene }
payment-discharged = Rozładowane żetony
payment-discharged-note = całe grupy; naładowane: { $count }
payment-trophies-note = ma { $count }; każde to 2 energii

## Ruch i to, co obok akcji

move-note = Gdy naładowana grupa łączy się z rozładowaną, całość się rozładowuje.
move-plain = Nic się nie rozładowało
move-merged =
    { $count ->
        [one] Rozładował się { $count } żeton
        [few] Rozładowały się { $count } żetony
        [many] Rozładowało się { $count } żetonów
       *[other] Rozładowało się { $count } żetonu
    }
# $span (text) jak często wolno: turn albo round
recover-note =
    { $span ->
        [turn] Będzie { $fate }. Raz w turze.
       *[round] Będzie { $fate }. Raz w rundzie.
    }
recover-confirm = Odzyskaj punkt losu
discard-active = Aktywne geny budowy
discard-passive = Pasywne geny budowy
discard-left = Napromieniowanie było { $before }, będzie { $after }
discard-confirm =
    { $count ->
        [one] Odrzuć { $count } gen
        [few] Odrzuć { $count } geny
        [many] Odrzuć { $count } genów
       *[other] Odrzuć { $count } genu
    }
fate-gene-note = Raz w rundzie, nie w walce. Kosztuje punkt losu.

## Przyrost

growth-group = Do jednej grupy
growth-spread = Na puste pola
growth-how-many = Ile żetonów
growth-charged = Grupa naładowana
growth-charged-note = dołożone żetony też będą naładowane
growth-confirm = Przyrost: { $tokens }

## Ewolucja

evolution-owned = w chromosomie { $count } · { $energy }
turn-by-die = Gen z kości
evolution-faces = Geny na ściankach kości
evolution-faces-first = najpierw: który gen na której ściance
evolution-choose = Wybierz gen
evolution-roll = Zapłać i rzuć
evolution-confirm = Dołącz { named-gene }

## Impuls

impulse-new = Nowy
impulse-add = Dołóż
impulse-draw = Pobierz
impulse-room = Pole (numer lub nazwa)
impulse-charged = Naładowane żetony
impulse-charged-note = grupy obok, do wielkości { $power }
# $way (text) new, add albo draw
impulse-confirm =
    { $way ->
        [new] Nowy obszar, siła { $power }
        [add] Dołóż, siła { $power }
       *[draw] Pobierz energię
    }

## Akcja specjalna

special-name = Inna nazwa
special-choose = Wybierz akcję
special-effect = Co wywołuje
special-effect-plain = Bez dalszych kroków
special-effect-battle = Walkę
special-effect-again = Jeszcze jedną akcję
special-effect-wave = Test odporności
special-gene-back = Gen, który wraca na aktywne pole
special-no-area = Na liście nie ma żadnego obszaru.
special-price = Koszt z planszy gracza
special-to-battle = Do walki
special-confirm = { named-action }

## Geny na ściankach kości

gene-faces-note = Przepiszcie z planszy pomocniczej. Zostaną zapamiętane na następne gry.
gene-faces-save = Zapisz

## Przygotowanie rundy

preparation-clock = Upływ czasu
preparation-clock-note = znacznik na { $clock }
preparation-last = ostatnia runda
preparation-event = Wydarzenie
preparation-event-note = odkryjcie kartę i zróbcie, co każe
preparation-event-text = Co mówi karta
preparation-event-power = Siła wszystkich obszarów do końca rundy
preparation-refresh = Geny i żetony losu
preparation-refresh-note = geny pasywne wracają na aktywne, żetony losu też; zrobi się samo
preparation-starter = Zaczyna { $player }
preparation-fewest = najmniej żetonów na planszy: { $count }
preparation-tie = remis po { $count }; najbliżej po lewej od poprzedniej osoby ({ $previous })
preparation-begin = Tury: zaczyna { $player }
preparation-over = Koniec gry
