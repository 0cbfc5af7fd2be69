### What several parts of the rulebook say.

## Labels of the journal

# $intruder (text) kod rodzaju intruza
label-intruder =
    { $intruder ->
        [metagorger] Metażerca
        [shambler] Powłóczący
        [fleshbeast] Ścierwojad
        [butcher] Rzeźnik
       *[none] Intruz
    }
# $pods (text) kapsuły otwarte tą śmiercią, albo none
label-death = , śmierć{ $pods ->
        [none] { "" }
       *[other] { label-opens }
    }
# $pods (text) kapsuły otwarte tą śmiercią, albo none
label-opens = , kapsuły otwarte ({ $pods })
# $token (text) kod żetonu z kolonii
label-token =
    { $token ->
        [blank] pusty żeton
        [blue] niebieski metażerca
        [red] czerwony metażerca
        [hidden] metażerca
        [shambler] powłóczący
        [fleshbeast] ścierwojad
        [butcher] rzeźnik
       *[none] żeton
    }
# $room (text) gdzie stoi, albo none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes albo no
label-set =
    { $set ->
        [yes] – tak
       *[no] – nie
    }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }

## Refusals

board-unchanged = Tak już jest. Wybierzcie coś innego.
combat-by-rooms = O walce decydują tu pomieszczenia. Przesuńcie postać albo intruza.
butcher-dead = Rzeźnik zginął i nie wraca do gry. Wskażcie innego intruza.
delta-zero = Podajcie, ile przybywa albo ubywa.
figures-out-of-range =
    { $most ->
        [0] { rejected-figures }: w pudełku nie ma figurki, która mogłaby tu stać. Wskażcie inną.
        [one] { rejected-figures }: może być tylko { $most } figurka albo żadna. Wskażcie mniej.
        [few] { rejected-figures }: figurek może być od 0 do { $most }. Wskażcie mniej.
        [many] { rejected-figures }: figurek może być od 0 do { $most }. Wskażcie mniej.
       *[other] { rejected-figures }: figurek może być od 0 do { $most }. Wskażcie mniej.
    }
no-such-intruder = Tego intruza nie ma już na planszy. Wskażcie innego.
no-such-room = Tego pomieszczenia nie ma na liście. Wskażcie inne.
objects-out-of-range =
    { $most ->
        [0] { rejected-objects }: do tego pomieszczenia nie zostało już nic. Wskażcie inny obiekt.
        [one] { rejected-objects }: w tym pomieszczeniu może być najwyżej { $most }. Wskażcie mniej.
        [few] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }. Wskażcie mniej.
        [many] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }. Wskażcie mniej.
       *[other] { rejected-objects }: w tym pomieszczeniu może ich być od 0 do { $most }. Wskażcie mniej.
    }
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
character-dead = { $player }: ta postać nie żyje. Wskażcie inną.
not-aboard =
    { $fate ->
        [dead] { $player }: ta postać nie żyje.
        [hibernated] { $player }: ta postać jest zahibernowana.
       *[escaped] { $player }: tej postaci nie ma już na statku.
    } Wskażcie inną.
game-is-over = Ta gra jest skończona. Cofnijcie koniec, żeby grać dalej.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] Trwa jeszcze przygotowanie gry. Najpierw je dokończcie.
        [players] To nie należy do fazy graczy. Najpierw ją dokończcie.
        [events] To nie należy do fazy wydarzeń. Najpierw ją dokończcie.
       *[check] Trwa już sprawdzanie skażenia na koniec gry. Dokończcie je.
    }
# $step (time, feeding, fire, card, bag) krok fazy wydarzeń, na który pora
not-this-step =
    { $step ->
        [time] Najpierw tor czasu: przesuńcie znacznik.
        [feeding] Najpierw ataki intruzów i żer.
        [fire] Najpierw skutki pożarów.
        [card] Najpierw karta wydarzenia.
       *[bag] Pora na kolonię intruzów: dobierzcie żeton.
    }
nothing-chosen = Najpierw coś wybierzcie.
options-unfit = Takie zasady stołu są niemożliwe. Sprawdźcie długości torów.
player-count = W Karnomorfy gra od 1 do { $most } osób, nie { $count }. Zmieńcie liczbę miejsc.
