### Intruzi na planszy i pomieszczenia, w których stoją.

intruders-title = Intruzi
intruders-none = Na planszy nikogo nie zapisano.
intruders-unlisted = Spoza listy
intruders-none-left = Nie ma już wolnych figurek.
intruders-nowhere = bez pomieszczenia
intruders-fights = W walce
intruders-fights-note = gdy nie wynika to z pomieszczeń
intruders-fights-nobody = Poza walką: w jego pomieszczeniu nie ma żadnej postaci.
# $players (text) imiona
intruders-fights-with = W walce: { $players }
intruders-dead = nie żyje, nie wraca
# $intruder (text) rodzaj
intruders-dies = { $intruder } ginie
# $remains (text) co zostaje w pomieszczeniu
intruders-leaves = zostaje po nim: { $remains }
intruders-leaves-nothing = nic po nim nie zostaje
intruders-leaves-unplaced = brak pomieszczenia: wpiszcie je tam, gdzie leży
intruders-place = Postaw intruza
# $intruder (text) rodzaj, $count (number) wolne figurki
intruders-kind-left = { $intruder } · { $count }
# $intruder (text) rodzaj, kogo
intruders-place-kind = Postaw { $intruder }
intruders-reveals = pierwszy swojego rodzaju: odkrywa adaptację
intruders-card = Liczba na karcie ataku
intruders-card-note = górna dla metażercy, dolna dla pozostałych
intruders-card-enter = Podaj liczbę z karty ataku
# $number (number) na karcie
intruders-card-dies = Liczba { $number }: ginie
# $number (number) na karcie
intruders-card-lives = Liczba { $number }: żyje
intruders-moves = Idzie do
# $room (text) nazwa
intruders-move-to = Idzie: { $room }
intruders-kill = Ginie bez karty
intruders-retreat = Wycofuje się do korytarzy technicznych
intruders-retreat-note = figurka z planszy, żeton do kolonii
intruders-remove = Znika bez śladu

## Pomieszczenia

rooms-title = Pomieszczenia

## Stół

# $count (number) figurki
table-intruders =
    { $count ->
        [0] Na planszy nie ma intruzów
        [one] { $count } intruz na planszy
        [few] { $count } intruzów na planszy
        [many] { $count } intruzów na planszy
       *[other] { $count } intruza na planszy
    }

## Atak i żer

events-in-combat = w walce

## Labels of the journal

label-place-intruder = { label-figure } na planszy
label-move-intruder = { label-intruder }, pomieszczenie: { $room }
label-injure-intruder = { label-figure }: obrażenia { $delta }
label-check-death =
    { $dies ->
        [yes] { label-figure }, karta ataku { $number }: ginie
       *[no] { label-figure }, karta ataku { $number }: żyje dalej
    }
label-kill-intruder = { label-figure } ginie
label-remove-intruder = { label-figure } znika z planszy
label-correct-figures = { label-intruder }, figurki { $delta }

## Refusals

injuries-out-of-range = Intruz może mieć od 0 do { $most } obrażeń. Wybierzcie liczbę z tego zakresu.
intruder-unnamed = Wskażcie, który intruz ginie.
no-figure-left =
    { $intruder ->
        [metagorger] Nie ma już wolnej figurki metażercy.
        [shambler] Nie ma już wolnej figurki powłóczącego.
        [fleshbeast] Nie ma już wolnej figurki ścierwojada.
       *[butcher] Figurka rzeźnika już jest na planszy.
    } Wskażcie inną albo żadną.
no-figure-on-board =
    { $intruder ->
        [metagorger] Poza listą nie ma na planszy metażercy. Wskażcie intruza z listy.
        [shambler] Poza listą nie ma na planszy powłóczącego. Wskażcie intruza z listy.
        [fleshbeast] Poza listą nie ma na planszy ścierwojada. Wskażcie intruza z listy.
       *[butcher] Poza listą nie ma na planszy rzeźnika. Wskażcie intruza z listy.
    }
not-injured = Intruz bez obrażeń nie ginie. Najpierw wpiszcie obrażenie.
