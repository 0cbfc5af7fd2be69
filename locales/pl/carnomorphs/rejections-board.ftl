### Dlaczego zasady mówią „nie” temu, co dzieje się na planszy. Każdy klucz to kod odmowy.

board-unchanged = Tak już jest.
combat-by-rooms = O walce decydują tu pomieszczenia. Przesuńcie postać albo intruza.
# $player (text) imię
combat-in-pod = { $player } siedzi w kapsule i z nikim nie walczy.
butcher-dead = Rzeźnik zginął i nie wraca do gry.
carried-beyond-room = Postać nie może nieść czegoś, czego nie ma w pomieszczeniu. Policzcie to też wśród obiektów pomieszczenia.
delta-zero = Podajcie, ile przybywa albo ubywa.
figures-out-of-range =
    { $most ->
        [0] { rejected-figures }: w pudełku nie ma figurki, która mogłaby tu stać.
        [one] { rejected-figures }: może być tylko { $most } figurka albo żadna.
        [few] { rejected-figures }: figurek może być od 0 do { $most }.
        [many] { rejected-figures }: figurek może być od 0 do { $most }.
       *[other] { rejected-figures }: figurek może być od 0 do { $most }.
    }
injuries-out-of-range = Intruz może mieć od 0 do { $most } obrażeń.
intruder-unnamed = Wskażcie, który intruz ginie.
nest-destroyed = Gniazdo jest zniszczone. Wpiszcie to pomieszczenie bez niego.
nest-without-eggs = Na planszy karnomorfów nie ma już jaj, więc gniazdo jest zniszczone. Najpierw poprawcie jaja.
no-figure-left =
    { $intruder ->
        [metagorger] Nie ma już wolnej figurki metażercy.
        [shambler] Nie ma już wolnej figurki powłóczącego.
        [fleshbeast] Nie ma już wolnej figurki ścierwojada.
       *[butcher] Figurka rzeźnika już jest na planszy.
    }
no-figure-on-board =
    { $intruder ->
        [metagorger] Poza listą nie ma na planszy metażercy. Wskażcie intruza z listy.
        [shambler] Poza listą nie ma na planszy powłóczącego. Wskażcie intruza z listy.
        [fleshbeast] Poza listą nie ma na planszy ścierwojada. Wskażcie intruza z listy.
       *[butcher] Poza listą nie ma na planszy rzeźnika. Wskażcie intruza z listy.
    }
no-such-intruder = Tego intruza nie ma już na planszy. Wskażcie innego.
no-such-room = Tego pomieszczenia nie ma na liście. Wskażcie inne.
nobody-feeds = Nikt tu nie żeruje: nie ma pożywienia albo wszyscy są zaangażowani w walkę.
nobody-in-room = W tym pomieszczeniu nie ma intruza, więc nikt nie żeruje.
not-injured = Intruz bez obrażeń nie ginie. Najpierw wpiszcie obrażenie.
objects-out-of-range =
    { $most ->
        [0] { rejected-objects }: do tego pomieszczenia nie zostało już nic.
        [one] { rejected-objects }: w tym pomieszczeniu może być najwyżej { $most }.
        [few] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }.
        [many] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }.
       *[other] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }.
    }
room-fed-already = { $room }: żer w tym pomieszczeniu już rozpatrzony w tej fazie wydarzeń.
room-name-taken = Inne pomieszczenie nazywa się już { $room }.

## O czym mówią odmowy

rejected-figures =
    { $intruder ->
        [metagorger] Metażercy
        [shambler] Powłóczący
        [fleshbeast] Ścierwojady
       *[butcher] Rzeźnik
    }
rejected-objects =
    { $object ->
        [red-corpse] Czerwone ciała członków załogi
        [blue-corpse] Niebieskie ciała członków załogi
        [egg] Jaja intruzów
       *[carcass] Zwłoki intruzów
    }
