### Special actions.

# $species (text) nazwa gatunku
special-of = Specjalne: { $species }
special-loose = Jeśli są na planszy gracza:
special-others = Akcje innych gatunków
special-others-note = i każda inna, po nazwie
special-choose = Wybierz akcję
# $action (text) nazwa, którą wpisał gracz
special-open = Wybierz: { $action }
special-rest = dopisz resztę działania
special-whom = Kogo to dotyczy?
special-confirm = { named-action }
special-confirm-whom = { named-action }: { $player }
special-rest-confirm = { named-action }: coś jeszcze
special-change = Zmień działanie
special-change-all = Zmień działanie i koszt
special-changes = Co się zmienia
special-part-captured = Żetony zabrane jako trofea
special-part-placed = Nowe żetony
special-part-removed = Żetony do zasobów
special-part-charged = Naładowane lub rozładowane
special-part-dose = Napromieniowanie
special-part-genes = Gen
special-part-cubes = Kostki promieniowania
special-part-move = Przeniesienie obszaru
special-gene-owner = Czyj gen
special-gene-from = Który gen
special-gene-to = Co się z nim dzieje
# $gene (text) kod genu
special-gene-passive =
    { $gene ->
       *[action] Gen akcji, pasywny
        [telepathy] Gen telepatii, pasywny
        [combat] Gen walki, pasywny
        [building] Gen budowy, pasywny
    }
special-gene-into = zmienia się w { named-gene }
# $number (number) który z kolei
special-gene-number = Gen { $number }
special-gene-more = Jeszcze jeden gen
special-gene-remove = Usuń gen { $number }
special-gene-new = Nowy gen
special-gene-gone = odrzucony
special-new-area = Nowy obszar
special-which-area = Który obszar
special-in-room = W którym pomieszczeniu
special-to-room = Do którego pomieszczenia
special-effect = Co wywołuje
special-effect-plain = Nic więcej
special-effect-again = Jeszcze jedną akcję
special-effect-wave = Test odporności
special-ask-back = Który gen wraca?
special-ask-room = Do którego pomieszczenia?
special-gene-back = Gen, który wraca na aktywne pole
special-no-area = Na liście nie ma żadnego obszaru.
special-price = Koszt z planszy gracza
special-to-battle = Do walki

## Labels of the journal

# Jedno zdanie na wszystko, co zrobiła akcja specjalna; części bez zmian są puste.
# $way (text) co stało się z genem: back, exhausted, changed, gained, lost, taken, counted albo none; several mówią dzienniki sprzed tej zmiany
# $whom (text) all albo some; $moved (text) yes albo no
label-act-effects =
    { $player }: { named-action }{ $trophies ->
        [none] { "" }
       *[other] , trofea { $trophies }
    }{ $tokens ->
        [none] { "" }
       *[other] , żetony { $tokens }
    }{ $charged ->
        [none] { "" }
       *[other] , naładowane { $charged }
    }{ $irradiation ->
        [none] { "" }
       *[other] , napromieniowanie { $irradiation }
    }{ $whom ->
        [all] { " " }(wszyscy)
       *[some] { "" }
    }{ $way ->
        [back] , { named-gene } znów aktywny
        [exhausted] , { named-gene } pasywny
        [changed] , { named-gene } zmienia się w { label-gene-becomes }
        [gained] , nowy { named-gene } ({ $owner })
        [lost] , odrzucony { named-gene } ({ $owner })
        [taken] , { named-gene } przejęty ({ $owner })
        [counted] , { label-genes }: { $genes } ({ $owner })
        [several] , geny: { $genes }
       *[none] { "" }
    }{ $cubes ->
        [none] { "" }
       *[other] , kostki { $cubes }
    }{ $space ->
        [none] { "" }
       *[other] { " " }(pomieszczenie { $space })
    }{ $moved ->
        [yes] , { label-area-moved }
       *[no] { "" }
    }
# $gene (text) kod rodzaju genu albo several
label-genes =
    { $gene ->
        [action] geny akcji
        [telepathy] geny telepatii
        [combat] geny walki
        [building] geny budowy
       *[several] geny
    }
# $room (text) dokąd, albo none
label-area-moved =
    { $room ->
        [none] obszar przeniesiony
       *[other] obszar w pomieszczeniu { $room }
    }
# $becomes (text) kod rodzaju genu
label-gene-becomes =
    { $becomes ->
       *[action] gen akcji
        [telepathy] gen telepatii
        [combat] gen walki
        [building] gen budowy
    }
label-act-specially = { $player }: { named-action }

## Refusals

battle-needs-groups = Najpierw wybierzcie walczące grupy.
follow-up-is-free = { named-action }: reszta działania tej samej akcji nic już nie kosztuje. Nie płać.
gene-back-not-due = { named-action }: tylko akcja, po której wolno wykonać jeszcze jedną, przywraca gen. Nie wskazuj genu.
destination-to-name = Wskaż, dokąd przenosi się obszar z pomieszczenia { $room }.
gene-back-to-name = { $player }: wskaż pasywny gen, który wraca na aktywne pole.
no-passive-gene = { $player }: brak takiego pasywnego genu. Wskaż inny.
no-such-action-yet = { named-action }: tej akcji nie było jeszcze w tej turze. Najpierw ją wykonaj.
