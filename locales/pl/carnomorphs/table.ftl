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
# $round (number) which round
table-round = Runda { $round }
# Słowa pod liczbami stołu, jak najkrótsze.
instrument-time = czas
instrument-bag = kolonia
instrument-eggs = jaja
instrument-intruders = intruzi
instrument-destruct = samozn.
# Słowa nad kolumnami postaci, jak najkrótsze.
column-hand = karty
column-light-wounds = lekkie
column-serious-wounds = ciężkie
column-contamination = skaż.
column-markers = mut.
column-time = czas
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
# Before the figures that may come to the active character
table-danger = Niebezpieczeństwo:
# $intruder (text) which, with its room, $player (text) whose character
table-comes = Niebezpieczeństwo: { $intruder } przychodzi, { $player } walczy
# $player (text) name, $room (text) what the table calls the room
table-is-in = { $player }, teraz: { $room }. Pomieszczenia
# $player (text) name, $room (text) what the table calls the room
table-goes = { $player } idzie: { $room }
# $token (text) the likeliest, $share (text) per cent
table-next-token = następny żeton: { $token } { $share }
# $count (number) rooms that a red token would fill
table-red-rooms =
    { $count ->
        [0] czerwony żeton: nigdzie
        [one] czerwony żeton: { $count } pomieszczenie
        [few] czerwony żeton: { $count } pomieszczenia
        [many] czerwony żeton: { $count } pomieszczeń
       *[other] czerwony żeton: { $count } pomieszczenia
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
# $player (text) who acts, $next (text) who acts then
next-turn = { $player } kończy, teraz { $next }
next-again = { $player } gra dalej
# $player (text) who acts
next-turn-events = { $player } kończy, teraz faza wydarzeń
# $player (text) who acts
next-turn-check = { $player } kończy, teraz sprawdzanie skażenia
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
next-together = Cele załogi
next-end = Zakończ grę
next-over = Wynik
action-pass = Pas
action-all-passed = Wszyscy spasowali

## Tory

tracks-title = Czas, samozniszczenie, gniazdo
tracks-eggs = Jaja na planszy
tracks-blue-corpse = Niebieskie ciało w Hibernatorium

## Kapsuły ratunkowe

pods-title = Kapsuły ratunkowe

## Menu

menu-begin-check = Koniec podróży: sprawdzanie skażenia
# $players (text) those who are still aboard
menu-begin-check-note =
    { $players ->
        [none] Podróż kończy się tutaj; na pokładzie nie ma już nikogo.
       *[other] Podróż kończy się tutaj, a kto jest jeszcze na pokładzie, ginie: { $players }.
    }
menu-end-game-note = Podróż skończy się tutaj i nikt nie wygra. Cofnięcie ją przywróci.
menu-end-game-yes = Zakończ

## Labels of the journal

label-set-options = Zmiana zasad stołu
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
# $character (text) imię postaci, albo none
label-rename =
    { $character ->
        [none] { $player } to teraz { $name }
       *[other] { $player } to teraz { $name } ({ $character })
    }

## Na dużym ekranie, pod imieniem: co robi ten, czyja tura

deed-turn = dwie akcje
