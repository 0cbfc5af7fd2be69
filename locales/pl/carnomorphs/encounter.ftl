### Encounters.

## Atak i żer

# $intruder (text) rodzaj
events-reveals = Odkryjcie adaptację: { $intruder }.

## Kolonia intruzów

events-bag-empty = Woreczek jest pusty. Zanim będzie można dobierać, trzeba do niego coś włożyć.
events-draw = Dobierz z kolonii
events-token-back = żeton wraca do kolonii
# $colour (text) red, blue, none albo hidden
events-adds-metagorger =
    { $colour ->
        [red] + czerwony żeton metażercy
        [blue] + niebieski żeton metażercy
        [none] brak żetonu metażercy do dołożenia
       *[hidden] + żeton metażercy
    }

## Spotkania

# $player (text) kto je ma
encounter-of = Spotkanie: { $player }
encounter-hands = Zdejmijcie szmery wokół pomieszczenia, a potem dobierzcie żeton.
encounter-blank = Połóżcie szmery w każdym korytarzu tego pomieszczenia.
# $intruder (text) kogo
encounter-place = Postawcie { $intruder } przy postaci.
encounter-no-figure = Nie ma już takiej figurki: nikogo nie stawiacie.
encounter-attack-card = Atak z zaskoczenia: dobierzcie kartę ataku i wykonajcie ją.
encounter-metagorger-hands = Figurki nie stawiacie: atakuje i znika.
encounter-surprise-rule = Na ręce mniej kart niż liczba na żetonie?
encounter-no-surprise = Nie
encounter-yes-surprise = Tak: atak z zaskoczenia
encounter-card = karta ataku
# $token (text) rodzaj żetonu
encounter-take-token = Wyjmijcie z kolonii żeton: { $token }. Liczy się liczba na nim.
# $room (text) the room of the Encounter
encounter-room = Pomieszczenie: { $room }
encounter-room-note = wybierz inne
# $cards (text) cards in hand
encounter-hand-decides = Według aplikacji: { $cards }; to rozstrzyga przy każdym takim żetonie
# $cards (text) karty na ręce
encounter-hand = W aplikacji: { $cards }
encounter-over = Spotkanie rozegrane
encounter-token-out = żeton zostaje poza kolonią
encounter-last-token = jeśli był ostatni, + żeton metażercy
# $player (text) czyja postać
encounter-metagorger-attacks = Atak metażercy: { $player }
