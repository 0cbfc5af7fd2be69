### Infection and mutation: attacks, scans, markers, cards.

## Karta mutacji

mutation-none = jeszcze żadnej
mutation-hidden = w sekrecie do pierwszego użycia
mutation-unnamed = jeszcze nie wpisana
mutation-name = Wpisz jej nazwę
# $player (text) imię
mutation-name-note = Zobaczy ją tylko { $player }.
mutation-lose = Oddaj kartę mutacji

## Atak metażercy

attack-which = Który metażerca atakuje?
attack-surprise = Z kolonii: atak z zaskoczenia
attack-surprise-note = Na planszy nie ma metażercy: przychodzi z kolonii i zaraz znika.
attack-on-board = Z planszy
attack-unlisted = Spoza listy
attack-nowhere = Bez pomieszczenia
attack-confirm = Rozpatrz atak

## Skaner

scan-intro = Przez kartę „Odpoczynek”, w Kantynie albo w Prysznicach.
scan-any = Co pokazuje skaner?
scan-removed = Karty, które odchodzą z talii
scan-infected-count = Zarażone karty
scan-infected-note = Każda to znacznik mutacji; bez karty mutacji pierwsza to ta karta.
# $count (number) karty skażenia
scan-removed-note =
    { $count ->
        [0] nie ma kart skażenia
        [one] z { $count } karty skażenia
        [few] z { $count } kart skażenia
        [many] z { $count } kart skażenia
       *[other] z { $count } karty skażenia
    }
scan-confirm = Zastosuj wynik

## Akcja mutacji

mutate-scanned = Co pokazuje skan karty z ręki?
mutate-infected = Odłóż zeskanowaną kartę na swój stos kart odrzuconych.
mutate-clean = Usuń zeskanowaną kartę i połóż nową kartę skażenia na swoim stosie kart odrzuconych.
# $result (text) ZARAŻENIE albo BRAK ZARAŻENIA
mutate-effect = Wykonaj efekt swojej karty mutacji: { $result }.
mutate-name = Nazwa karty, jeśli chcesz
mutate-name-note = Przy pierwszym użyciu kartę widzą wszyscy.
mutate-name-own = Przy pierwszym użyciu kartę widzą wszyscy. Puste pole: nazwa zapisana wcześniej.
mutate-confirm = Wykonaj akcję

## Znaczniki mutacji i karta mutacji

marker-note = Znacznik leży tam, gdzie w grze podstawowej larwa.
marker-card-note = Kto nie ma karty mutacji, dostaje ją zamiast znacznika.
marker-death-note = To już czwarty.
marker-confirm = Dołóż znacznik
marker-card = Weź kartę zamiast znacznika
marker-death = Czwarty znacznik: postać ginie
lose-title = Oddaj kartę mutacji
lose-note = W Komorze dekontaminacyjnej albo za pomocą Antidotum.
lose-confirm = Karta oddana
take-title = Dobierz kartę mutacji
take-name = Jej nazwa, jeśli chcesz
# $player (text) imię
take-name-note = Do pierwszego użycia widzi ją tylko { $player }.
take-confirm = Karta dobrana

## Labels of the journal

label-draw-mutation = { $player } dobiera kartę mutacji
label-name-mutation = { $player }: karta mutacji zapisana
label-add-marker =
    { $brings ->
        [card] { $player }: karta mutacji zamiast znacznika
        [death] { $player }: ostatni znacznik mutacji, śmierć{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
       *[marker] { $player }: znacznik mutacji
    }
label-lose-mutation = { $player } traci kartę mutacji
label-metagorger-attack =
    { $player }: atak metażercy{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes albo no
label-mutation-action =
    { $player }: akcja mutacji, { $infected ->
        [yes] ZARAŻENIE
       *[no] BRAK ZARAŻENIA
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
label-scan =
    { $infected ->
        [yes] { $player }, skaner: ZARAŻENIE{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
       *[no] { $player }, skaner: BRAK ZARAŻENIA
    }

## Refusals

mutation-held = { $player }: karta mutacji już jest, a drugiej nigdy się nie dobiera. Grajcie dalej bez niej.
no-loose-metagorger = Na planszy nie ma metażercy spoza listy. Wskażcie tego z listy albo zaznaczcie atak z zaskoczenia.
no-mutation-card = { $player }: brak karty mutacji. Wskażcie kogoś innego.
not-a-metagorger =
    { $intruder ->
        [shambler] Ta figurka to powłóczący, a nie metażerca.
        [fleshbeast] Ta figurka to ścierwojad, a nie metażerca.
       *[butcher] Ta figurka to rzeźnik, a nie metażerca.
    } Wskażcie metażercę.
scan-without-result = Nie ma zarażenia i żadna karta nie znika: grajcie dalej bez zapisu.
surprise-from-the-bag = Przy ataku z zaskoczenia metażerca przychodzi prosto z kolonii. Nie wskazujcie figurki z planszy.
