### Tura gracza: co można, co trzeba, ile kosztuje i czym się płaci.

turn-may = Możesz też
turn-must = Wybierz jedną akcję
turn-move = Ruch
turn-late-move = { $player } może jeszcze wykonać ruch
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
turn-fate-gene = Los jako gen
turn-pass-note = bez dalszych tur; w walce dalej się broni
turn-pass-late = po innej akcji już nie
# $next (text) co po tej turze, małą literą
turn-done = Gotowe, { $next }
# $action (text) co robi przycisk; $next (text) co po tej turze, małą literą
turn-then = { $action }, { $next }
# Jako $next w turn-then
turn-keep = gram dalej
turn-costs = koszt: { $price }
# $count (number) żetony, które obraca się, płacąc energią
turn-turned =
    { $count ->
        [one] obróć { $count } żeton
        [few] obróć { $count } żetony
        [many] obróć { $count } żetonów
       *[other] obróć { $count } żetonu
    }
# $players (text) imiona; $who (text) single albo several
turn-out =
    { $who ->
        [single] { $players } odpada
       *[several] odpadają: { $players }
    }
turn-spark-note = + energia za odległość
turn-supply-empty = brak żetonów w zasobach
turn-each-token = za żeton
turn-with-fate = los zamiast genu
growth-short = Na { $tokens } nie starcza. { $why }
turn-genes-full = komplet genów: { $most }
turn-cheapest = najtańszy gen
turn-evolution-note = + energia za gen
turn-free = za darmo
turn-lacks =
    { $gene ->
        [action] Geny akcji: masz { $has }, potrzeba { $needs }
        [telepathy] Geny telepatii: masz { $has }, potrzeba { $needs }
        [combat] Geny walki: masz { $has }, potrzeba { $needs }
        [building] Geny budowy: masz { $has }, potrzeba { $needs }
       *[any] Geny: masz { $has }, potrzeba { $needs }
    }
turn-lacks-energy =
    { $count ->
        [one] brakuje { $count } punktu energii
        [few] brakuje { $count } punktów energii
        [many] brakuje { $count } punktów energii
       *[other] brakuje { $count } punktu energii
    }
turn-area = Obszar nr { $number } · siła { $power }
turn-area-room = Pomieszczenie { $room } · siła { $power }

## Zapłata

payment-cost = Koszt
# $fit (text) fits albo over
payment-energy =
    { $fit ->
        [over] płacisz { $paid } zamiast { $needs }, nadwyżka przepada
       *[fits] energia: { $paid } z { $needs }
    }
payment-fate-gene = Los jako { named-gene }
payment-any-gene = Dowolny gen: który
payment-turned = Obracasz całe grupy (naładowane: { $count }); razem
payment-trophies-note = ma { $count }; każde daje 2 punkty energii

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
        [turn] Los wzrośnie do { $fate }. Raz w turze.
       *[round] Los wzrośnie do { $fate }. Raz w rundzie.
    }
recover-confirm = Odzyskaj punkt losu
discard-active = Aktywne geny budowy
discard-passive = Pasywne geny budowy
discard-left = Napromieniowanie: z { $before } na { $after }
discard-confirm =
    { $count ->
        [0] Odrzuć geny budowy
        [one] Odrzuć { $count } gen
        [few] Odrzuć { $count } geny
        [many] Odrzuć { $count } genów
       *[other] Odrzuć { $count } genu
    }
# obok odrzuconych genów (albo zamiast nich) punkt losu jako gen budowy
discard-confirm-fate =
    { $count ->
        [0] Wydaj punkt losu jako gen
        [one] Odrzuć { $count } gen i wydaj punkt losu
        [few] Odrzuć { $count } geny i wydaj punkt losu
        [many] Odrzuć { $count } genów i wydaj punkt losu
       *[other] Odrzuć { $count } genu i wydaj punkt losu
    }
discard-known = zapisane geny budowy: { $count }
fate-gene-note = Raz w rundzie, nie w walce. Kosztuje punkt losu.

## Przyrost

growth-group = Do jednej grupy
growth-spread = Do pustych pomieszczeń
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
evolution-confirm = Przyłącz { named-gene }

## Impuls

impulse-new = Nowy obszar
impulse-add = Dołóż kostki
impulse-draw = Zaczerpnij
impulse-room = W którym pomieszczeniu
impulse-charged = Naładowane żetony
impulse-charged-note = grupy obok, do wielkości { $power }
# $way (text) new, add albo draw
impulse-confirm =
    { $way ->
        [new] Nowy obszar, siła { $power }
        [add] Dołóż, siła { $power }
       *[draw] Zaczerpnij energii
    }

## Akcja specjalna

# $species (text) nazwa gatunku
special-of = Specjalne: { $species }
special-loose = Jeśli są na planszy gracza:
special-others = Akcje innych gatunków
special-others-note = i każda inna, po nazwie
special-name = Inna nazwa
special-choose = Wybierz akcję
# $action (text) nazwa, którą wpisał gracz
special-open = Wybierz: { $action }
special-rest = dopisz resztę działania
special-whom = Kogo to dotyczy?
special-confirm = { named-action }
special-confirm-whom = { named-action }: { $player }
special-rest-confirm = { named-action }: coś jeszcze
special-change = Zmień działanie
special-change-all = Zmień działanie i koszt
special-changes = Co się zmienia
special-part-captured = Żetony zabrane jako trofea
special-part-placed = Nowe żetony
special-part-removed = Żetony do zasobów
special-part-charged = Naładowane lub rozładowane
special-part-dose = Napromieniowanie
special-part-genes = Gen
special-part-cubes = Kostki promieniowania
special-part-move = Przeniesienie obszaru
special-gene-owner = Czyj gen
special-gene-from = Który gen
special-gene-to = Co się z nim dzieje
# $gene (text) kod genu
special-gene-passive =
    { $gene ->
       *[action] Gen akcji, pasywny
        [telepathy] Gen telepatii, pasywny
        [combat] Gen walki, pasywny
        [building] Gen budowy, pasywny
    }
special-gene-into = zmienia się w { named-gene }
# $number (number) który z kolei
special-gene-number = Gen { $number }
special-gene-more = Jeszcze jeden gen
special-gene-remove = Usuń gen { $number }
special-gene-new = Nowy gen
special-gene-gone = odrzucony
special-new-area = Nowy obszar
special-which-area = Który obszar
special-in-room = W którym pomieszczeniu
special-to-room = Do którego pomieszczenia
special-effect = Co wywołuje
special-effect-plain = Nic więcej
special-effect-battle = Walkę
special-effect-again = Jeszcze jedną akcję
special-effect-wave = Test odporności
special-gene-back = Gen, który wraca na aktywne pole
special-no-area = Na liście nie ma żadnego obszaru.
special-price = Koszt z planszy gracza
special-to-battle = Do walki

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
preparation-refresh = Odnowa genów i żetonów losu
preparation-refresh-note = przesuńcie geny pasywne na aktywne pola, odwróćcie żetony losu na aktywną stronę
preparation-starter = Zaczyna { $player }
preparation-fewest = najmniej żetonów na planszy: { $count }
preparation-tie = remis po { $count }; najbliżej po lewej stronie poprzedniego startu: { $previous }
preparation-begin = Tury: zaczyna { $player }
preparation-over = Koniec gry
