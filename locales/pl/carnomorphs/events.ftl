### Faza wydarzeń krok po kroku i spotkania.

stage-events = Faza wydarzeń
stage-encounter = { term-encounter }

## Pięć kroków

# $number (number) który krok, $steps (number) ile ich jest, $title (text) nazwa
events-step = Krok { $number } z { $steps }: { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Kroki { $first } i { $last } z { $steps }: { $title }
events-time = Tor czasu
events-time-what = Znacznik czasu idzie o jedno pole; znacznik samozniszczenia też, jeśli ono trwa.
events-feeding = Atak intruzów – żer
events-feeding-what = Intruzi w walce atakują. Pozostali żerują, pomieszczenie po pomieszczeniu.
events-fire-card = Pożary i karta wydarzenia
events-fire-card-what = Każdy intruz w płonącym pomieszczeniu dostaje 1 obrażenie. Potem dobierzcie kartę wydarzenia i wykonajcie ją.
events-card = Karta wydarzenia
events-card-what = Dobierzcie kartę wydarzenia i wykonajcie ją.
events-bag = Kolonia intruzów
events-bag-what = Dobierzcie jeden żeton albo niech dobierze aplikacja. Efekt żetonu kończy rundę.
events-by-hand = Na planszy
events-done = Zapisane w tej fazie
# $what (text) co się liczy, $before i $after (number)
events-before-after = { $what }: { $before }, potem { $after }

## Czas

# $count (number) spaces left
events-time-hands = Przesuńcie znacznik czasu o jedno pole: zostaje { $count }.
# $count (number) spaces left
events-self-destruct-hands = Przesuńcie też znacznik samozniszczenia: zostaje { $count }.

## Atak i żer

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
# $room (text) nazwa
events-fed-room = Po żerze: { $room }
events-fed-last = Ostatni żer
events-end-feeding = Ataki i żer rozegrane
events-other-room = Pomieszczenie spoza listy
events-other-room-note = wpiszcie, co w nim jest
events-as-last-time = Jak po ostatnim żerze
events-condition = Ktoś ranny albo w walce?
events-condition-note = bez ran i poza walką, jeśli nie zaznaczono
# $figure (text) its kind and number
events-fights = { $figure }: w walce
events-in-combat = w walce
events-injuries = Obrażenia
# $count (number) jaja na planszy karnomorfów
events-nest-eggs =
    { $count ->
        [0] na planszy nie ma jaj
        [one] { $count } jajo na planszy
        [few] { $count } jaja na planszy
        [many] { $count } jaj na planszy
       *[other] { $count } jaja na planszy
    }
events-carried = Niesie postać
events-clear = Wyczyść pomieszczenie
# $figures (text) figurki do wystawienia, według rodzaju
events-figures-left = Wolne figurki: { $figures }
events-room-empty = nic
# $before i $after (text) zawartość pomieszczenia
events-change = Przed żerem: { $before }. Po żerze: { $after }
# $after (text) zawartość pomieszczenia
events-left = zostaje: { $after }
# $intruder (text) kto, $food (text) co zjada
events-fed = { $intruder } zjada { $food }.
# $intruder (text) kto, $food (text) co zjada, $becomes (text) nowy rodzaj
events-fed-evolves = { $intruder } staje się { $becomes } i zjada { $food }.
# $intruder (text) kto, $food (text) co zjada
events-fed-blocked = { $intruder } zjada { $food }. Brak figurki następnego poziomu: bez ewolucji.
# $count (number) obrażenia
events-fed-healed =
    { $count ->
        [0] Nic nie leczy.
        [one] Leczy { $count } obrażenie.
        [few] Leczy { $count } obrażenia.
        [many] Leczy { $count } obrażeń.
       *[other] Leczy { $count } obrażenia.
    }
# $intruder (text) rodzaj
events-reveals = Odkryjcie adaptację: { $intruder }.
events-fed-nest = Ostatnie jajo zjedzone: gniazdo jest zniszczone.

## Pożary i karta wydarzenia

events-burning = Płonące pomieszczenia
events-fire-hands = Połóżcie obrażenia. Potem karta ataku dla każdego zranionego intruza: może zginąć.
events-fire-hands-full = Potem karta ataku dla każdego zranionego intruza: może zginąć.
# $before i $after (number) obrażenia
events-injuries-change = obrażenia: { $before }, potem { $after }
# $count (number) intruzi
events-burn =
    { $count ->
        [0] Ogień nikogo nie rani
        [one] Ogień rani { $count } intruza
        [few] Ogień rani { $count } intruzów
        [many] Ogień rani { $count } intruzów
       *[other] Ogień rani { $count } intruza
    }
events-check-deaths = Karta ataku: kto od tego ginie?
events-card-butcher = Rzeźnik nie wchodzi do korytarzy technicznych: zostaje na miejscu.
events-card-name = Nazwa karty (jeśli chcecie)
events-card-done = Karta wydarzenia rozegrana
events-fire-card-done = Pożary i karta rozegrane

## Kolonia intruzów

events-bag-empty = Woreczek jest pusty. Zanim będzie można losować, trzeba do niego coś włożyć.
events-draw = Dobierz z kolonii
# $count (number) żetony
events-draw-of =
    { $count ->
        [0] woreczek jest pusty
        [one] aplikacja wybiera 1 z { $count } żetonu
        [few] aplikacja wybiera 1 z { $count } żetonów
        [many] aplikacja wybiera 1 z { $count } żetonów
       *[other] aplikacja wybiera 1 z { $count } żetonu
    }
events-drawn-by-hand = Dobraliście ręką? Wskażcie żeton
# $count (number) żetony tego rodzaju, $share (text) procent
events-token-odds = { $count } · { $share }
events-token-drawn = Z kolonii intruzów
events-resolve = Efekt wykonany
events-token-blue = Wszyscy rzucają na szmery.
events-token-shambler = Włóżcie żeton z powrotem do woreczka. Potem wszyscy rzucają na szmery.
events-token-fleshbeast = Włóżcie żeton z powrotem do woreczka. Potem wszyscy rzucają na szmery.
events-token-red = Po jednym metażercy do każdego pomieszczenia z metażercą albo ciężkim obiektem, nawet jeśli trwa tam walka albo ktoś niesie obiekt.
events-token-red-places = Jeden także do gniazda, jeśli jest odkryte i niezniszczone; czy drugi, decyduje stół. Bez ataku z zaskoczenia.
events-token-butcher = Rzeźnik staje w pomieszczeniu postaci: spotkanie.
events-butcher-noise = Zdejmijcie szmery wokół tego pomieszczenia.
events-surprise-hands = Mniej kart na ręce niż liczba na żetonie: atak z zaskoczenia.
events-butcher-absent = Rzeźnik nie żyje albo już jest na planszy: nie stawiacie figurki.
events-token-blank = Włóżcie żeton z powrotem do woreczka. Zdejmijcie każdego powłóczącego, z którym w pomieszczeniu nie ma żadnej postaci; ich żetony też wracają. Dołóżcie żeton metażercy. Potem wszyscy rzucają na szmery.
events-token-back = żeton wraca do woreczka
# $colour (text) red, blue, none albo hidden
events-adds-metagorger =
    { $colour ->
        [red] + czerwony żeton metażercy
        [blue] + niebieski żeton metażercy
        [none] brak żetonu metażercy do dołożenia
       *[hidden] + żeton metażercy
    }
# $count (number) figurki
events-places =
    { $count ->
        [0] bez nowych metażerców
        [one] na planszę trafia { $count } metażerca
        [few] na planszę trafia { $count } metażerców
        [many] na planszę trafia { $count } metażerców
       *[other] na planszę trafia { $count } metażercy
    }
# $count (number) figurki
events-removes-shamblers =
    { $count ->
        [0] żaden powłóczący nie znika
        [one] { $count } powłóczący znika, jego żeton wraca
        [few] { $count } powłóczących znika, ich żetony wracają
        [many] { $count } powłóczących znika, ich żetony wracają
       *[other] { $count } powłóczącego znika, żetony wracają
    }
events-red-rooms = Gdzie staje metażerca
events-red-placed = Nowi metażercy
events-red-elsewhere = Gdzie indziej
# $count (number) figurki
events-metagorgers-left =
    { $count ->
        [0] brak wolnych figurek
        [one] { $count } wolna figurka
        [few] { $count } wolne figurki
        [many] { $count } wolnych figurek
       *[other] { $count } wolnej figurki
    }
events-too-few-figures = Figurek jest mniej niż pomieszczeń: stół wybiera, które zostają bez.
events-blank-stay = Ci zostają, bo jest z nimi postać
events-blank-removed = Powłóczący do zdjęcia
events-blank-say = Ilu powłóczących zdejmujecie?
# $count (number) figurki
events-blank-on-board =
    { $count ->
        [0] brak na planszy
        [one] { $count } na planszy
        [few] { $count } na planszy
        [many] { $count } na planszy
       *[other] { $count } na planszy
    }
events-butcher-who = Z czyją postacią staje?
events-butcher-slimed = Ze śluzem, najmniej kart na ręce, potem kolejność rozgrywania.
events-butcher-uncounted = Policzcie karty na ręce postaci ze śluzem: najmniej kart, potem kolejność rozgrywania.
events-butcher-first = Nikt nie ma śluzu: pierwszy gracz.
events-noise-hands = Wszyscy rzucają na szmery.
events-noise-done = Po rzutach na szmery
events-noise-done-note = zaczyna się nowa runda
events-noise = Rzuty na szmery, po kolei
events-noise-slime = śluz: cisza to niebezpieczeństwo
# $players (text) imiona
events-noise-not = W walce, bez rzutu: { $players }
events-room = Pomieszczenie

## Spotkania

# $player (text) kto je ma
encounter-of = Spotkanie: { $player }
encounter-hands = Zdejmijcie szmery wokół pomieszczenia, a potem dobierzcie żeton.
encounter-blank = Połóżcie szmery w każdym korytarzu tego pomieszczenia.
# $intruder (text) kogo
encounter-place = Postawcie { $intruder } przy postaci.
encounter-no-figure = Nie ma już takiej figurki: nikogo nie stawiacie.
encounter-attack-card = Atak z zaskoczenia: dobierzcie kartę ataku i wykonajcie ją.
# $players (text) imiona
encounter-company = W tym pomieszczeniu, a więc też w walce: { $players }
encounter-metagorger-hands = Figurki nie stawiacie: atakuje i znika.
encounter-surprise-rule = Na ręce mniej kart niż liczba na żetonie?
encounter-no-surprise = Nie
encounter-say-surprise = Czy to atak z zaskoczenia?
# $token (text) rodzaj żetonu
encounter-take-token = Wyjmijcie z woreczka żeton: { $token }. Liczy się liczba na nim.
# $cards (text) karty na ręce
encounter-hand = W aplikacji: { $cards }
encounter-over = Spotkanie rozegrane
encounter-token-out = żeton zostaje poza woreczkiem
encounter-last-token = jeśli był ostatni, + żeton metażercy
# $intruder (text) kto przychodzi, $player (text) czyja postać
encounter-fights = { $intruder } w walce: { $player }
# $player (text) czyja postać
encounter-metagorger-attacks = Atak metażercy: { $player }
# $card (text) taken albo held: czy postać dobiera kartę mutacji
encounter-metagorger-note =
    { $card ->
        [taken] karta mutacji, karta skażenia, powierzchowna rana; żeton powłóczącego do woreczka
       *[held] karta skażenia, powierzchowna rana; żeton powłóczącego do woreczka
    }
