### Attack and feeding.

# $intruder (text) który, z pomieszczeniem
events-attack-of = { $intruder } atakuje.
events-attack-hands = Każdy intruz w walce atakuje: po jednej karcie ataku, metażerca bez karty.
events-attack-nobody = Nikt nie jest zapisany w walce: bez ataków.
events-board-empty = Na planszy nie ma intruzów: nikt nie atakuje i nikt nie żeruje.
events-enter-anyway = Mimo to podajcie pomieszczenie
# $figures (text) ile którego rodzaju
events-entered-new = Nie było ich jeszcze na planszy, teraz są zapisane: { $figures }
# $player (text) kogo atakuje
events-metagorger-attacks = Atak metażercy: { $player }
events-metagorger-attacks-whom = Metażerca atakuje
events-attack-whom = Kogo atakuje metażerca?
events-attack-skip = Nie atakuje
events-attacks-done = Ataki rozegrane
events-attack-done = Atak rozegrany
events-voracious = „Żarłoczni” obowiązują: intruzi w walce żerują przed atakiem.
events-nobody-feeds = Nikt nie żeruje.
# $rooms (text) nazwy pomieszczeń
events-not-hungry = Bez żeru: { $rooms }
# $count (number) intruzi z listy
events-without-room =
    { $count ->
        [0] Każdy intruz ma pomieszczenie.
        [one] { $count } intruz bez zapisanego pomieszczenia.
        [few] { $count } intruzów bez zapisanego pomieszczenia.
        [many] { $count } intruzów bez zapisanego pomieszczenia.
       *[other] { $count } intruza bez zapisanego pomieszczenia.
    }
events-order-matters = Figurek nie starczy dla wszystkich: stół wybiera, w którym pomieszczeniu żer jest najpierw.
events-order-ends = Po żerze na całej planszy, gdy każda kolejność jest równie częsta
# $room (text) nazwa
events-feed-room = Żer: { $room }
events-feed = Żer
# $number (number) które pomieszczenie w tym kroku
events-feed-number = Żer w pomieszczeniu { $number }
# $number (number) które pomieszczenie w tym kroku
events-room-number = Pomieszczenie { $number }
events-room-asked = kto i co tu jest?
events-end-feeding = Ataki i żer rozegrane
events-other-room = Pomieszczenie spoza listy
events-other-room-note = wpiszcie, co w nim jest
# $room (text) its name
events-as-placed = Jak po czerwonym żetonie, { $room }
events-beyond-noted = Figurka, której nie zapisano
events-as-last-time = Jak po ostatnim żerze
events-clear = Wyczyść pomieszczenie

## Labels of the journal

# $feeds (text) yes albo no; $fed (number) ile intruzów żeruje
label-feed =
    { $feeds ->
        [no] Nikt nie żeruje{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Żer{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }: { $fed ->
            [0] nikt
            [one] { $fed } intruz
            [few] { $fed } intruzów
            [many] { $fed } intruzów
           *[other] { $fed } intruza
        }
    }

## Refusals

carried-beyond-room = Postać nie może nieść czegoś, czego nie ma w pomieszczeniu. Policzcie to też wśród obiektów pomieszczenia.
nest-destroyed = Gniazdo jest zniszczone. Wpiszcie to pomieszczenie bez niego.
nobody-feeds = Nikt tu nie żeruje: nie ma pożywienia albo wszyscy są zaangażowani w walkę. Przejdźcie do następnego pomieszczenia.
nobody-in-room = W tym pomieszczeniu nie ma intruza, więc nikt nie żeruje. Przejdźcie do następnego pomieszczenia.
room-fed-already = { $room }: żer w tym pomieszczeniu już rozpatrzony w tej fazie wydarzeń. Przejdźcie do następnego pomieszczenia.
