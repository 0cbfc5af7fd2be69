### Jak nazywają się wpisy w dzienniku: na przycisku cofania i w historii.

label-accept = { $player }: może zostać
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
# Na wąskim przycisku cofania, gdy całe zdanie by się nie zmieściło
label-act-effects-short = { $player }: { named-action }
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
label-add-area = Nowy obszar, siła { $power }
label-apply-battle =
    { $result ->
        [tie] { $player }–{ $other }: remis
       *[win] { $player }–{ $other }: wygrywa { $player } o { $count }
    }
label-begin-turns = Tury, runda { $round }
label-call-off = Przerwane
label-change-area = Obszar: kostki { $delta }
label-commit = { $player }: siła { $strength }
label-correct-charged = { $player }: naładowane { $delta }
label-correct-fate = { $player }: los { $delta }
label-correct-genes = { $player }: { $gene ->
       *[action] geny akcji
        [telepathy] geny telepatii
        [combat] geny walki
        [building] geny budowy
    } { $delta }
label-correct-irradiation = { $player }: napromieniowanie { $delta }
label-correct-tokens = { $player }: żetony { $delta }
label-correct-trophies = { $player }: trofea { $delta } (żetony: { $owner })
label-discard-building = { $player } odrzuca geny budowy: { $count }
label-discard-building-fate =
    { $count ->
        [0] { $player } odrzuca los jako gen budowy
        [one] { $player } odrzuca { $count } gen budowy i los jako gen
        [few] { $player } odrzuca { $count } geny budowy i los jako gen
        [many] { $player } odrzuca { $count } genów budowy i los jako gen
       *[other] { $player } odrzuca { $count } genu budowy i los jako gen
    }
label-eliminate = { $player } odpada
label-end-game = Koniec gry przed czasem
label-end-phase = Wszyscy spasowali
label-end-turn = { $player } kończy turę
label-evolve = { $player }: Ewolucja, { named-gene }
label-evolve-by-die = { $player }: Ewolucja z kości
label-face-area = Test, siła { $power }
label-fate-as-gene = { $player }: los jako { named-gene }
label-fight = { $player } atakuje, { $other } się broni
label-finish-radiation = Koniec rundy { $round }
label-force-reroll = { $player }: przerzut
label-grow =
    { $tokens ->
        [one] { $player }: Przyrost, { $tokens } żeton
        [few] { $player }: Przyrost, { $tokens } żetony
        [many] { $player }: Przyrost, { $tokens } żetonów
       *[other] { $player }: Przyrost, { $tokens } żetonu
    }
label-impulse = { $player }: Impuls, nowy obszar
label-impulse-more = { $player }: Impuls, kostki { $delta }, siła { $power }
label-impulse-draw = { $player }: Impuls, energia z obszaru
label-let-stand = { $player }: { $face } zostaje
label-mark =
    { $what ->
        [passed]
            { $set ->
                [yes] { $player }: pas
               *[no] { $player } gra dalej
            }
        [eliminated]
            { $set ->
                [yes] { $player }: poza grą
               *[no] { $player } wraca do gry
            }
        [fate-token]
            { $set ->
                [yes] { $player }: żeton losu aktywny
               *[no] { $player }: żeton losu nieaktywny
            }
        [recovered]
            { $set ->
                [yes] { $player }: los odzyskany
               *[no] { $player }: los jeszcze do odzyskania
            }
       *[moved]
            { $set ->
                [yes] { $player }: ruch wykonany
               *[no] { $player }: ruch jeszcze możliwy
            }
    }
label-mark-active = Teraz { $player }
label-mark-clock = Zegar { $delta }
label-mark-starter = Zaczyna { $player }
label-move = { $player }: ruch
label-note-event =
    { $text ->
        [none] Odkryta karta wydarzenia
       *[other] Wydarzenie: { $text }
    }
label-note-event-power =
    { $text ->
        [none] Siła obszarów { $power }
       *[other] Wydarzenie: { $text }, siła obszarów { $power }
    }
label-pass = { $player } pasuje
label-recover-fate = { $player }: los +1
label-rename = { $player } to teraz { $name }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
label-set-options = Zmiana zasad stołu
label-spend-fate = { $player }: los −1
label-start-game =
    { $count ->
        [one] Początek gry, { $count } osoba
        [few] Początek gry, { $count } osoby
        [many] Początek gry, { $count } osób
       *[other] Początek gry, { $count } osoby
    }
label-throw-die = { $player } rzuca: { $face }
