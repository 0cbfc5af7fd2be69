### Kartka: sumy, wiersze, klawisze, poprawki, koniec.

## The totals and the sheet

stage-over = Koniec gry
band-writes = Punkty wszystkich
# $player (text) imię
band-deals = Rozdaje { $player }
# $player (text) imię
band-begins = Zaczyna { $player }
# $target (number) punkty
band-target = Cel: { $target }
# $players (text) imiona
band-leads = Prowadzi: { $players }
sheet-title = Kartka
# $round (number)
sheet-round = Runda { $round }
# $player (text) imię, $line (text) runda albo wiersz, $points (text) liczba albo kreska
sheet-cell = { $line }, { $player }: { $points }
line-points = punkty
line-deals = rozdaje
line-begins = zaczyna
# $count (number) punkty
line-leads = prowadzi o { $count }
line-level = prowadzi ex aequo
# $points (text) liczba
line-written = w tej rundzie { $points }

## The pad

next-over = Wynik
next-write = Wpisz punkty
# $line (text) runda albo wiersz, $player (text) imię
next-player = { $line }: najpierw { $player }
# $line (text) runda albo wiersz
next-go-on = Dalej: { $line }
next-end = Zakończ grę
# $player (text) imię
next-waits = Brakuje punktów: { $player }
# $player (text) imię
write-next = Dalej: { $player }
write-empty = Zostaw puste
write-done = Gotowe
write-minus = Minus
# $total (text) liczba
write-total = razem { $total }
# $player (text) imię, $points (text) liczba albo kreska, $total (text) liczba
write-spoken = { $player }: { $points }, razem { $total }
coach-write = Klawisze przechodzą od osoby do osoby.
coach-finish = Najpierw sprawdźcie razem sumy.

## Corrections

correct-title = Zmień nazwę gry
correct-row-name = Jeszcze jeden wiersz
rename-title = Imiona i kolory
menu-end-game-note = Gra kończy się z tymi sumami. Cofnięcie ją przywraca.
menu-end-game-yes = Zakończ

## The end

# $target (number) punkty
end-target = osiągnięto { $target }
chart-totals = Sumy
# $player (text) the name of the winner, $round (number) the round
story-turning = Runda { $round }: { $player } przejmuje prowadzenie na dobre.
# $player (text) the name of the winner
story-led = { $player } prowadzi od pierwszej rundy do ostatniej.
# $round (number)
sheet-left-out = Runda { $round } jest niepełna i się nie liczy.
# $players (text) imiona, $target (number) punkty
notice-target = { $players }: cel { $target } osiągnięty

## Labels of the journal

# $count (number) ile osób
label-begin = Nowa kartka, liczba osób: { $count }
# $player (text) imię, $points (number) albo none, gdy pole staje się puste, $before (number) liczba, którą zastępuje, albo none, $row (text) nazwany wiersz albo none, $round (number)
label-write =
    { $row ->
        [none] Runda { $round }
       *[other] { $row }
    }, { $player }: { $points ->
        [none] puste
       *[other] { $points }
    }{ $before ->
        [none] { "" }
       *[other] { " " }zamiast { $before }
    }
# $row (text) nazwa
label-add-row = Nowy wiersz: { $row }
# $title (text) nazwa gry albo none
label-name-game =
    { $title ->
        [none] Gra nie ma nazwy
       *[other] Gra nazywa się { $title }
    }
# $fewest-win (text) yes albo no
label-set-order =
    { $fewest-win ->
        [yes] Wygrywa najmniej punktów
       *[no] Wygrywa najwięcej punktów
    }
label-set-options = Zmiana zasad stołu
# $player (text) imię, $name (text) nowe imię
label-rename = { $player } to teraz { $name }
label-end-game = Koniec gry

## Refusals

# $least (number), $most (number), $count (number) ile osób
player-count = Na kartce mieści się od { $least } do { $most } osób, a nie { $count }. Zmieńcie liczbę miejsc.
# $round (number) numer wiersza
line-later = Wiersz { $round } nie jest jeszcze otwarty: najpierw trzeba wypełnić poprzedni.
# $player (text) imię, $points (number)
points-already = { $player } ma tam już { $points }. Wpisz inną liczbę.
# $player (text) imię
place-empty = { $player }: tam jeszcze nic nie ma. Wpisz liczbę.
# $round (number) numer rundy
round-earlier = Po rundzie { $round } jest już następna. Wpisz właściwą liczbę albo 0.
rows-none = Na tej kartce liczy się rundami: nie ma nazwanych wierszy. Grajcie dalej.
sheet-over = Gra się skończyła. Żeby grać dalej, trzeba cofnąć koniec.
# $most (number) ile wierszy
rows-too-many = Na kartce mieści się najwyżej { $most } wierszy. Z jednego trzeba zrezygnować.
row-named-already = Jest już wiersz o tej nazwie. Wybierz inną.
row-empty = Wiersz musi mieć nazwę. Wpisz ją.
row-too-long = Ta nazwa wiersza jest za długa. Trzeba ją skrócić.
title-already = Gra już się tak nazywa. Wybierz inną nazwę.
# $most (number) ile znaków
title-too-long = Nazwa gry ma więcej znaków niż { $most }. Trzeba ją skrócić.
# $fewest (text) yes albo no
order-already =
    { $fewest ->
        [yes] Najmniej punktów już wygrywa. Grajcie dalej.
       *[no] Najwięcej punktów już wygrywa. Grajcie dalej.
    }
