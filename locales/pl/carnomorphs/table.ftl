### Stół: tory, kolonia intruzów, duży przycisk, menu.

## Nagłówek

table-phase-setup = Przygotowanie
table-phase-players = Faza graczy
table-phase-events-time = Faza wydarzeń: czas
table-phase-events-feeding = Faza wydarzeń: żer
table-phase-events-fire = Faza wydarzeń: pożar
table-phase-events-card = Faza wydarzeń: karta
table-phase-events-bag = Faza wydarzeń: kolonia
table-phase-check = Ostatnie badanie
table-phase-over = Koniec gry
# $round (number) która runda, $player (text) kto ma znacznik pierwszego gracza
table-line = runda { $round } · pierwszy gracz: { $player }
# $count (number) pozostałe pola, $track (number) ze wszystkich
table-time = Czas: { $count } z { $track }. Tory
# $count (number) żetony
table-bag =
    { $count ->
        [0] Kolonia intruzów: pusta
        [one] Kolonia intruzów: { $count } żeton
        [few] Kolonia intruzów: { $count } żetony
        [many] Kolonia intruzów: { $count } żetonów
       *[other] Kolonia intruzów: { $count } żetonu
    }
table-bag-hidden = Kolonia intruzów
# $count (number) jaja
table-eggs =
    { $count ->
        [0] Na planszy nie ma jaj
        [one] { $count } jajo na planszy
        [few] { $count } jaja na planszy
        [many] { $count } jaj na planszy
       *[other] { $count } jaja na planszy
    }
table-nest-destroyed = Gniazdo zniszczone
# $count (number) pozostałe pola
table-self-destruct = Samozniszczenie: { $count }
stage-over = Koniec gry

## Duży przycisk: co teraz

next-setup = Przygotowanie
next-begin-play = Przygotowanie
next-objective = Cel: { $player }
next-token = Rozpatrzcie żeton
next-turn = Dalej: { $player }
next-again = { $player } gra dalej
next-events = Faza wydarzeń
next-end-players = Faza wydarzeń
next-time = Przesuńcie czas
next-feed = Żer
next-end-feeding = Po atakach i żerze
next-fire = Pożar rani
next-card = Po karcie wydarzenia
next-draw = Losuj z kolonii
next-begin-check = Ostatnie badanie
next-scan = Badanie: { $player }
next-four = Badanie: { $player }
next-answer = Cel: { $player }
next-end = Zakończ grę
next-over = Wynik
action-pass = Pas

## Tory

tracks-title = Czas, samozniszczenie, gniazdo
tracks-later = Ruszą, gdy zacznie się gra.
tracks-time = Pozostały czas
tracks-time-note = pola przed znacznikiem
tracks-self-destruct = Samozniszczenie
tracks-self-destruct-note = pola do wybuchu
tracks-self-destruct-on = Samozniszczenie aktywne
tracks-self-destruct-start =
    { $count ->
        [one] na początku { $count } pole
        [few] na początku { $count } pola
        [many] na początku { $count } pól
       *[other] na początku { $count } pola
    }
tracks-eggs = Jaja na planszy
tracks-eggs-note = pokarm w gnieździe
tracks-nest-found = Gniazdo odkryte
tracks-nest-destroyed = Gniazdo zniszczone

## Kolonia intruzów

bag-title = Kolonia intruzów
# $count (number) żetony
bag-total =
    { $count ->
        [0] Kolonia jest pusta
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
bag-hidden = Przy tym stole zawartość jest zakryta.
# $share (text) procent
bag-chance = { $share } szans jako następny
bag-add-metagorger = Dołóż metażercę
bag-add-metagorger-note = czerwonego, a gdy zabraknie, niebieskiego
token-blank = Pusty żeton
token-blue = Niebieski metażerca
token-red = Czerwony metażerca
token-shambler = Powłóczący
token-fleshbeast = Ścierwojad
token-butcher = Rzeźnik

## Kapsuły ratunkowe

pods-title = Kapsuły ratunkowe
pods-note = Kto wsiada, zaznacza się w arkuszu postaci.
# $pod (number) która, $sector (text) A lub B
pod-name = Kapsuła { $pod } · Sektor { $sector }
pod-locked = zamknięta
pod-open = otwarta
pod-left = odleciała
# $players (text) imiona
pod-inside = w środku: { $players }
pod-unlock = Otwórz
pod-lock = Zamknij
pod-leave = Odlatuje
pod-return = Jednak nie odleciała

## Menu

menu-active = Tura
menu-end-players = Zakończ fazę graczy
menu-end-players-note = od razu do fazy wydarzeń
menu-begin-check = Do ostatniego badania
menu-begin-check-note = Podróż kończy się tutaj; kto jest jeszcze na pokładzie, ginie.
intruder-metagorger = Metażerca
intruder-shambler = Powłóczący
intruder-fleshbeast = Ścierwojad
intruder-butcher = Rzeźnik
