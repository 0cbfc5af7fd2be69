### Postać: wiersz na stole i arkusz.

## Wiersz

# $number (number) na karcie pomocy
player-number = nr { $number }
player-row-passed = pas
player-row-turn = tura
player-first = pierwszy gracz
player-aboard = na pokładzie
player-hibernated = w hibernacji
player-escaped = poza statkiem
player-dead = nie żyje
player-in-combat = w walce
player-slime = Śluz
player-signal = Sygnał
player-has-mutation = karta mutacji
# $pod (number) która
player-in-pod = w kapsule { $pod }
# $count (number) karty
count-hand =
    { $count ->
        [0] brak kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
# $count (number) rany
count-light-wounds =
    { $count ->
        [0] brak powierzchownych ran
        [one] { $count } powierzchowna rana
        [few] { $count } powierzchowne rany
        [many] { $count } powierzchownych ran
       *[other] { $count } powierzchownej rany
    }
# $count (number) rany
count-serious-wounds =
    { $count ->
        [0] brak głębokich ran
        [one] { $count } głęboka rana
        [few] { $count } głębokie rany
        [many] { $count } głębokich ran
       *[other] { $count } głębokiej rany
    }
# $count (number) znaczniki
count-markers =
    { $count ->
        [0] brak znaczników mutacji
        [one] { $count } znacznik mutacji
        [few] { $count } znaczniki mutacji
        [many] { $count } znaczników mutacji
       *[other] { $count } znacznika mutacji
    }
# $count (number) karty
count-contamination =
    { $count ->
        [0] brak kart skażenia
        [one] { $count } karta skażenia
        [few] { $count } karty skażenia
        [many] { $count } kart skażenia
       *[other] { $count } karty skażenia
    }

## Arkusz

number-markers = Znaczniki mutacji
number-contamination = Karty skażenia
number-light-wounds = Powierzchowne rany
number-serious-wounds = Głębokie rany
number-hand = Karty na ręce
player-marks = Oznaczenia
player-fate = Postać jest
player-pod = Kapsuła ratunkowa
player-no-pod = żadna
# $pod (number) która
player-pod-number = Kapsuła { $pod }
player-make-active = Niech teraz gra
player-room = Pomieszczenie
# $room (text) jak stół nazywa pomieszczenie
player-room-of = Pomieszczenie: { $room }
# $player (text) imię
player-room-title = Gdzie jest { $player }?
player-room-other = Inne pomieszczenie
player-room-none = nie wiadomo gdzie
player-room-go = Idzie tam

## Karta mutacji

mutation-title = Karta mutacji
mutation-none = jeszcze żadnej
mutation-hidden = w sekrecie do pierwszego użycia
mutation-unnamed = jeszcze nie wpisana
mutation-take = Dobierz kartę mutacji
mutation-marker = Znacznik mutacji
mutation-name = Wpisz jej nazwę
# $player (text) imię
mutation-name-note = Zobaczy ją tylko { $player }.
mutation-lose = Utrata karty
