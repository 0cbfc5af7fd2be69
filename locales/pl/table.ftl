### Stół: otwieranie gry, rozglądanie się, cofanie.

table-menu = Menu stołu
game-opening = Otwieram grę…
game-unreadable = Wpisu { $row } tej gry nie da się odczytać, więc nie można jej kontynuować: usuń ją na liście partii albo wczytaj jej kopię z pliku.
game-set-aside =
    { $taps ->
        [one] Ostatniego dotknięcia nie dało się zachować; gra toczy się dalej sprzed niego.
        [few] Ostatnich { $taps } dotknięć nie dało się zachować; gra toczy się dalej sprzed nich.
        [many] Ostatnich { $taps } dotknięć nie dało się zachować; gra toczy się dalej sprzed nich.
       *[other] Ostatnich { $taps } dotknięć nie dało się zachować; gra toczy się dalej sprzed nich.
    }
# $game (text) nazwa gry w plikach: "soup"
game-unknown = To partia gry { $game }, a tej gry to Petri nie ma: żeby otworzyć partię, zainstaluj tę grę albo zaktualizuj Petri. Do tego czasu partia pozostaje nietknięta.
# $game (text) nazwa gry w plikach: "soup"
game-broken = To partia gry { $game }; ta gra jest zainstalowana, ale tu nie działa: zaktualizuj ją, żeby otworzyć partię. Do tego czasu partia pozostaje nietknięta.
# $game (text) nazwa gry w plikach: "soup"
game-for-newer-petri = To partia gry { $game }, a ta gra wymaga nowszej wersji Petri: zaktualizuj Petri, żeby otworzyć partię. Do tego czasu partia pozostaje nietknięta.
# $game (text) nazwa gry w plikach: "soup"
game-for-older-petri = To partia gry { $game }, a tę grę napisano dla starszej wersji Petri: zaktualizuj grę, żeby otworzyć partię. Do tego czasu partia pozostaje nietknięta.
# $game (text) nazwa gry w plikach: "soup"
game-played-newer = Tę partię rozegrano w nowszej wersji gry { $game }: zaktualizuj tę grę albo Petri, żeby otworzyć partię. Do tego czasu partia pozostaje nietknięta.
# Na liście, zamiast nazwy gry.
# $game (text) nazwa gry w plikach: "soup"
game-not-had = { $game } (brak gry)
game-not-here = Ta gra nie została jeszcze pobrana: połącz się raz z siecią i spróbuj ponownie.
# $game (text) nazwa gry
game-coming = Pobieram grę { $game }…
game-coming-note = Raz pobrana działa potem bez sieci.
# $game (text) nazwa gry
game-away = Gra { $game } nie została jeszcze pobrana
game-away-note = Połącz się raz z siecią i spróbuj ponownie. Potem zagracie w nią także bez sieci.
game-fetch-again = Spróbuj ponownie
game-not-shown = Nie można pokazać tej gry

## Duży przycisk: co teraz

# Pasek w kolorze osoby, na którą wszyscy czekają, dla czytnika ekranu.
band-turn-then = Tura: { $player }, potem: { $next }
# Pasek, gdy kość leży: każdy może zapłacić za przerzut.
band-decides = Decyduje stół
# Pasek, gdy nie działa jedna osoba.
band-everybody = Wszyscy
# Małe, nad imieniem osoby, która gra potem.
band-next = potem
table-undo = Cofnij: { $label }
table-latest = Ostatnio: { $label }. Otwórz historię
table-redo = Ponów: { $label }
table-own-turn = Twoja tura
# $player (text) name
table-turn-of = Tura: { $player }
table-peek = Zobacz stół
table-journal = Historia
table-notice = Komunikat: { $notice }
table-store-away = Baza gier chwilowo nie odpowiada: nic nie da się zmienić. Gra ruszy dalej sama.

## Losowanie

table-lot = Kto zaczyna?
# $player (text) imię
table-lot-drawn = Zaczyna { $player }
table-lot-on = Do stołu
player-row-turn = tura

## Skróty klawiszowe

keys-title = Skróty klawiszowe
keys-next = Dalej: duży przycisk
keys-redo = Ponów
keys-player = Liczby gracza
keys-on = Klawisze działają jako skróty
keys-on-note = Podczas wpisywania tekstu nigdy.

## Własne przypomnienia stołu

reminders-title = Przypomnienia
reminders-note = Własny tekst, widoczny w wybranej fazie
reminders-earlier = Z poprzednich partii
reminders-phase = Kiedy
reminders-text = Treść
reminders-add = Dodaj przypomnienie
# $text (text) treść przypomnienia
reminders-remove = Usuń: { $text }
