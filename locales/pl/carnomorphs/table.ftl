### Stół: tory, kolonia intruzów, duży przycisk, menu.

## Nagłówek

table-phase-setup = Przygotowanie
table-phase-players = Faza graczy
table-step-time = Faza wydarzeń: czas
table-step-feeding = Faza wydarzeń: żer
table-step-fire = Faza wydarzeń: pożar
table-step-card = Faza wydarzeń: karta
table-step-bag = Faza wydarzeń: kolonia
table-phase-check = Sprawdzanie skażenia
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
# $player (text) whose character
table-danger = Niebezpieczeństwo ({ $player }): kto przychodzi?
# $intruder (text) which, with its room, $player (text) whose character
table-comes = Niebezpieczeństwo: { $intruder } przychodzi, { $player } walczy
# $token (text) the likeliest, $share (text) per cent
table-next-token = żeton: { $token } { $share }
# $count (number) rooms that a red token would fill
table-red-rooms =
    { $count ->
        [0] czerwony: nigdzie
        [one] czerwony: { $count } pomieszczenie
        [few] czerwony: { $count } pomieszczenia
        [many] czerwony: { $count } pomieszczeń
       *[other] czerwony: { $count } pomieszczenia
    }
# $count (number) rooms in which intruders would feed
table-feeding-rooms =
    { $count ->
        [0] żer: nigdzie
        [one] żer: { $count } pomieszczenie
        [few] żer: { $count } pomieszczenia
        [many] żer: { $count } pomieszczeń
       *[other] żer: { $count } pomieszczenia
    }
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
next-noise = Rzuty na szmery
next-turn = Dalej: { $player }
next-again = { $player } gra dalej
next-events = Faza wydarzeń
next-end-players = Faza wydarzeń
next-time = Przesuńcie czas
next-feed = Żer
next-end-feeding = Ataki i żer rozegrane
next-fire = Skutki pożarów
next-card = Karta wydarzenia
next-draw = Dobierz z kolonii
next-begin-check = Sprawdzanie skażenia
next-scan = Skanowanie: { $player }
next-four = Cztery karty: { $player }
next-answer = Cel: { $player }
next-end = Zakończ grę
next-over = Wynik
action-pass = Pas
action-all-passed = Wszyscy spasowali

## Tory

tracks-title = Czas, samozniszczenie, gniazdo
tracks-later = Ruszą, gdy zacznie się gra.
tracks-time = Pozostały czas
tracks-time-note = pola przed znacznikiem
tracks-self-destruct = Samozniszczenie
tracks-self-destruct-note = pola do wybuchu
tracks-self-destruct-on = Samozniszczenie aktywne
# $count (number) spaces of the track
tracks-self-destruct-start = długość toru: { $count }
tracks-eggs = Jaja na planszy
tracks-eggs-note = pokarm w gnieździe
tracks-nest-found = Gniazdo odkryte
tracks-nest-destroyed = Gniazdo zniszczone
tracks-nest-without-eggs = na planszy karnomorfów nie ma już jaj
tracks-blue-corpse = Niebieskie ciało w Hibernatorium
tracks-blue-corpse-note = po dobraniu czerwonego żetonu trafia tam metażerca
tracks-encounter = Pierwsze spotkanie już było
tracks-encounter-note = Każdy wybiera wtedy 1 z 2 celów.

## Kolonia intruzów

# $count (number) żetony
bag-hidden = Przy tym stole zawartość jest zakryta.
# $share (text) procent
bag-chance = jako następny: { $share }
bag-add-metagorger = Dołóż metażercę
bag-add-metagorger-note = czerwonego, a gdy zabraknie, niebieskiego

## Kapsuły ratunkowe

pods-title = Kapsuły ratunkowe
pods-note = Kto jest w kapsule, zaznaczacie w arkuszu postaci.
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

pods-numbers = Numery kapsuł
# $pod (number) który numer może mieć kapsuła
pods-number = Kapsuła { $pod }
# $count (number) kapsuły w grze
pods-numbers-note = Zaznaczcie wylosowane kapsuły: { $count }.
# $left (number) kapsuły, których numery trzeba jeszcze nacisnąć; najmniej 1
pods-numbers-left =
    { $left ->
        [0] Nie została żadna kapsuła
        [one] Jeszcze { $left } kapsuła
        [few] Jeszcze { $left } kapsuły
        [many] Jeszcze { $left } kapsuł
       *[other] Jeszcze { $left } kapsuły
    }
# $a (text) numery kapsuł w sektorze A, $b (text) w sektorze B
pods-sectors = Sektor A: { $a } · Sektor B: { $b }

## Menu

menu-begin-check = Do sprawdzania skażenia
menu-begin-check-note = Podróż kończy się tutaj; kto jest jeszcze na pokładzie, ginie.
menu-end-game-note = Podróż skończy się tutaj i nikt nie wygra. Cofnięcie ją przywróci.
menu-end-game-yes = Zakończ
rename-title = Imiona i postacie
