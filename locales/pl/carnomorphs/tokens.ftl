### Tokens drawn from the bag.

## Kolonia intruzów

events-token-drawn = Z kolonii intruzów
events-resolve = Efekt wykonany
events-token-red = Po jednym metażercy do każdego pomieszczenia z metażercą albo ciężkim obiektem, nawet jeśli trwa tam walka albo ktoś niesie obiekt.
events-token-red-places = Jeden także do gniazda, jeśli jest odkryte i niezniszczone; czy drugi, decyduje stół. Bez ataku z zaskoczenia.
events-token-butcher = Rzeźnik staje w pomieszczeniu postaci: spotkanie.
events-butcher-noise = Zdejmijcie szmery wokół tego pomieszczenia.
events-butcher-absent = Rzeźnik nie żyje albo już jest na planszy: nie stawiacie figurki.
events-token-blank = Włóżcie żeton z powrotem do kolonii. Zdejmijcie każdego powłóczącego, z którym w pomieszczeniu nie ma żadnej postaci; ich żetony też wracają. Dołóżcie żeton metażercy.
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
events-red-say = Ilu metażerców przybywa?
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
events-noise-done = Po rzutach na szmery
events-noise-done-note = zaczyna się nowa runda
events-noise = Rzuty na szmery, po kolei
events-noise-slime = śluz: cisza to niebezpieczeństwo
# $players (text) imiona
events-noise-not = W walce, bez rzutu: { $players }

## Spotkania

# $players (text) imiona
encounter-company = W tym pomieszczeniu, a więc też w walce: { $players }
# $intruder (text) kto przychodzi, $player (text) czyja postać
encounter-fights = { $intruder } w walce: { $player }

## Labels of the journal

# $player (text) kto ma spotkanie, albo none
# $purpose (text) events, rolls (po rzutach na szmery), encounter albo surprise
# $count (number) Metagorgers of a red token, $rooms (text) their listed rooms
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Po rzutach na szmery: { label-token }
            [placing] Czerwony żeton: { count-metagorger }{ $rooms ->
                [none] { "" }
               *[other] { " " }({ $rooms })
            }
           *[other] Wykonane: { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player }: atak z zaskoczenia, { label-token }{ $dies ->
                [yes] { label-death }
               *[no] { "" }
            }
           *[other] { $player }: spotkanie rozegrane, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }

## Refusals

no-rolls-to-wait-for = Po tym efekcie nie ma rzutów na szmery. Wykonajcie go od razu.
no-surprise-in-events = W fazie wydarzeń ten żeton nie daje ataku z zaskoczenia. Grajcie dalej bez niego.
no-surprise-by-blank = Pusty żeton to nie intruz: nikt nie atakuje z zaskoczenia. Grajcie dalej bez tego ataku.
no-token-open = Żaden żeton nie czeka na rozpatrzenie. Najpierw go dobierzcie.
room-named-twice = { $room }: tu trafia jeden metażerca. Wskażcie każde pomieszczenie raz.
butcher-hands-unknown = Kilka postaci ma śluz: najpierw wskażcie tę, która ma najmniej kart na ręce.
metagorgers-unsaid = Powiedzcie, ilu metażerców przybywa.
too-few-metagorgers =
    { $left ->
        [0] Nie ma już wolnej figurki metażercy: nie wystawiajcie żadnej.
        [one] Została tylko { $left } figurka metażercy. Wskażcie dla niej miejsce.
        [few] Zostały tylko { $left } figurki metażerców. Wskażcie dla nich miejsca.
        [many] Zostało tylko { $left } figurek metażerców. Wskażcie dla nich miejsca.
       *[other] Zostało tylko { $left } figurki metażerców. Wskażcie dla nich miejsca.
    }
too-few-shamblers =
    { $left ->
        [0] Nie ma powłóczącego do usunięcia. Nie wskazujcie żadnego.
        [one] Usunąć można tylko { $left } powłóczącego. Wskażcie mniej.
        [few] Usunąć można tylko { $left } powłóczących. Wskażcie mniej.
        [many] Usunąć można tylko { $left } powłóczących. Wskażcie mniej.
       *[other] Usunąć można tylko { $left } powłóczącego. Wskażcie mniej.
    }
