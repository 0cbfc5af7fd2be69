### Postać: wiersz na stole i arkusz.

## Wiersz

# $number (number) na karcie pomocy
player-number = nr { $number }
player-row-passed = pas
player-first = pierwszy gracz
player-aboard = na pokładzie
player-hibernated = zahibernowana
player-escaped = ewakuowana
player-dead = nie żyje
player-in-combat = w walce
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = karta mutacji
# $pod (number) która
player-in-pod = w kapsule { $pod }

## Arkusz

player-hand = Karty na ręce
hand-unknown = karty na ręce: nie wiadomo ile
# $count (number) karty na ręce
hands-draw = Wszyscy dobierają do { $count }
player-marks = Oznaczenia
player-correct = Popraw liczby
player-fate = Los postaci
player-make-active = Teraz gra ta osoba
player-room = Pomieszczenie
# $room (text) jak stół nazywa pomieszczenie
player-room-of = Pomieszczenie: { $room }
# $player (text) imię
player-room-title = Gdzie jest { $player }?
player-room-other = Inne pomieszczenie
player-room-first = Pomieszczenie
player-room-none = nie wiadomo gdzie
player-room-go = Idzie tam

## Karta mutacji

mutation-none = jeszcze żadnej
mutation-hidden = w sekrecie do pierwszego użycia
mutation-unnamed = jeszcze nie wpisana
mutation-take = Dobierz kartę mutacji
mutation-name = Wpisz jej nazwę
# $player (text) imię
mutation-name-note = Zobaczy ją tylko { $player }.
mutation-lose = Utrata karty
