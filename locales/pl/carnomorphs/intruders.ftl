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
intruders-remove = Znika bez śladu

## Pomieszczenia

rooms-title = Pomieszczenia
rooms-none = Nie nazwaliście jeszcze żadnego pomieszczenia.
# $room (text) nazwa
rooms-open = Otwórz: { $room }
rooms-burns = płonie
rooms-nest = To jest gniazdo
rooms-burning = Płonie
rooms-rename = Nazwa pomieszczenia

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
