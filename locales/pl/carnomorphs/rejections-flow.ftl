### Dlaczego zasady mówią „nie”: stół, rundy, tory i kolonia intruzów. Każdy klucz to kod odmowy.

bag-empty = Kolonia intruzów jest pusta.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) ile może być teraz w kolonii
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens }: w kolonii nie może teraz być ani jednego żetonu.
        [one] { rejected-tokens }: w kolonii może być najwyżej { $most } żeton.
        [few] { rejected-tokens }: w kolonii mogą być najwyżej { $most } żetony.
        [many] { rejected-tokens }: w kolonii może być najwyżej { $most } żetonów.
       *[other] { rejected-tokens }: w kolonii może być najwyżej { $most } żetonu.
    }
effect-first = Efekt dobranego żetonu jest przed rzutami na szmery. Najpierw go wykonajcie.
eggs-out-of-range =
    { $most ->
        [0] Wszystkie jaja leżą w pomieszczeniach, na planszy karnomorfów nie może więc być ani jednego.
        [one] Na planszy karnomorfów może być najwyżej { $most } jajo; reszta leży w pomieszczeniach.
        [few] Na planszy karnomorfów mogą być najwyżej { $most } jaja; reszta leży w pomieszczeniach.
        [many] Na planszy karnomorfów może być najwyżej { $most } jaj; reszta leży w pomieszczeniach.
       *[other] Na planszy karnomorfów może być najwyżej { $most } jaja; reszta leży w pomieszczeniach.
    }
game-is-over = Ta gra jest skończona.
has-turn-already = Tura już trwa: { $player }.
help-cards-unfit = Karty pomocy mają numery od 1 do { $count }, każdy jeden raz.
is-first-already = { $player } już ma znacznik pierwszego gracza.
no-metagorger-left = Wszystkie żetony metażerców są już w kolonii: nie ma czego dołożyć.
no-rolls-to-wait-for = Po tym efekcie nie ma rzutów na szmery.
no-surprise-in-events = W fazie wydarzeń ten żeton nie daje ataku z zaskoczenia.
no-surprise-by-blank = Pusty żeton to nie intruz: nikt nie atakuje z zaskoczenia.
no-token-open = Żaden żeton nie czeka na rozpatrzenie. Najpierw go dobierzcie.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] Trwa jeszcze przygotowanie gry.
        [players] To nie należy do fazy graczy.
        [events] To nie należy do fazy wydarzeń.
       *[check] Trwa już sprawdzanie skażenia na koniec gry.
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
not-your-turn = { $player } musi zaczekać: teraz { $active }.
nothing-chosen = Najpierw coś wybierzcie.
options-unfit = Takie zasady stołu są niemożliwe. Sprawdźcie długości torów.
party-others-to-ask = O tym decydują wszyscy razem. Przy tym stole może to zrobić gospodarz.
passed-already = { $player }: pas w tej rundzie już był.
player-count = W Karnomorfy gra od 1 do { $most } osób, nie { $count }.
pods-unfit = Kapsuły ratunkowe w grze: { $count }, każda o innym numerze.
room-named-twice = { $room }: tu trafia jeden metażerca. Wskażcie każde pomieszczenie raz.
self-destruct-active = Samozniszczenie jest już aktywne.
self-destruct-inactive = Samozniszczenie nie jest aktywne.
self-destruct-out-of-range = Najwięcej pól na torze samozniszczenia: { $most }.
step-open-already = Ten krok przygotowania nie jest odhaczony.
step-ticked-already = Ten krok przygotowania jest już odhaczony.
time-out-of-range = Najwięcej pól na torze czasu: { $most }.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] Pustego żetonu nie ma w kolonii.
        [blue] W kolonii nie ma niebieskiego metażercy.
        [red] W kolonii nie ma czerwonego metażercy.
        [shambler] W kolonii nie ma powłóczącego.
        [fleshbeast] W kolonii nie ma ścierwojada.
       *[butcher] W kolonii nie ma rzeźnika.
    }
token-open = Dobrany żeton czeka na rozpatrzenie. Najpierw go rozpatrzcie.
butcher-hands-unknown = Kilka postaci ma śluz: najpierw wskażcie tę, która ma najmniej kart na ręce.
token-unknown = Wskażcie dobrany żeton.
too-few-metagorgers =
    { $left ->
        [0] Nie ma już wolnej figurki metażercy: żadna nie trafia na planszę.
        [one] Została tylko { $left } figurka metażercy. Wskażcie dla niej miejsce.
        [few] Zostały tylko { $left } figurki metażerców. Wskażcie dla nich miejsca.
        [many] Zostało tylko { $left } figurek metażerców. Wskażcie dla nich miejsca.
       *[other] Zostało tylko { $left } figurki metażerców. Wskażcie dla nich miejsca.
    }
too-few-shamblers =
    { $left ->
        [0] Nie ma powłóczącego do usunięcia.
        [one] Usunąć można tylko { $left } powłóczącego.
        [few] Usunąć można tylko { $left } powłóczących.
        [many] Usunąć można tylko { $left } powłóczących.
       *[other] Usunąć można tylko { $left } powłóczącego.
    }

## O czym mówią odmowy

rejected-tokens =
    { $token ->
        [blank] Pusty żeton
        [blue] Niebiescy metażercy
        [red] Czerwoni metażercy
        [shambler] Powłóczący
        [fleshbeast] Ścierwojady
       *[butcher] Rzeźnik
    }
