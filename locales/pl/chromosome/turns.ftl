### A player’s turn: what it may and must contain.

turn-may = Możesz też
turn-title = Tura: { $player }
turn-taken = Akcja tej tury
turn-must = Wybierz jedną akcję
turn-move = Ruch
turn-late-move = { $player } może jeszcze wykonać ruch
turn-move-note = raz, przed akcją albo po niej
turn-recover = Odzyskanie losu
turn-discard = Odrzucenie genów budowy
turn-discard-note = za każdy: napromieniowanie −{ $relief }
turn-not-irradiated = bez napromieniowania
turn-no-building = bez genów budowy
turn-pass-note = bez dalszych tur; w walce dalej się broni
turn-pass-late = po innej akcji już nie
# $next (text) co po tej turze, małą literą
turn-done = { $player } kończy, { $next }
# $action (text) co robi przycisk; $next (text) kto nim kończy turę albo że tura trwa
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

payment-fate-gene = Los jako { named-gene }

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

## Akcja specjalna

special-name = Inna nazwa

## Geny na ściankach kości

gene-faces-note = Przepiszcie z planszy pomocniczej. Zostaną zapamiętane na następne gry.
gene-faces-save = Zapisz

## Labels of the journal

label-end-phase = Wszyscy spasowali
label-end-turn = { $player } kończy turę
label-move = { $player }: ruch
label-pass = { $player } pasuje

## Refusals

already-moved = { $player }: ruch w tej turze już wykonany. Wykonaj akcję albo zakończ turę.
merged-too-many = Przy łączeniu rozładują się najwyżej { $most } żetony. Wskażcie mniej.
no-action-yet = { $player }: przed końcem tury trzeba wykonać jedną akcję; pas też nią jest.
