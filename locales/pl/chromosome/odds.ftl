# Szanse: rady o przerzutach, rachunki za liczbami, raport o szczęściu.

## Liczby spoza zakresu

odds-error-whole = { $field }: potrzebna jest liczba całkowita od { $low } do { $high }.
odds-error-number = { $field }: potrzebna jest liczba od { $low } do { $high }.

odds-field-areas = Obszary radioaktywne
odds-field-attacker-bonus = Modyfikator atakującego
odds-field-attacker-fate = Los atakującego na przerzuty
odds-field-attacker-genes = Geny walki atakującego
odds-field-attacker-size = Atakująca grupa
odds-field-attacker-strength-fate = Los atakującego w sile
odds-field-attacker-on-board = Żetony atakującego na planszy
odds-note-attacker-on-board = strata ostatnich to eliminacja
odds-field-building-genes = { calc-building }
odds-field-bystander-fate = Los gracza spoza walki
odds-field-bystander-helps = Komu pomaga gracz spoza walki
odds-field-other-bystander-fate = Los drugiego gracza spoza walki
odds-field-other-bystander-helps = Komu pomaga drugi gracz spoza walki
odds-other-bystander-helps-defender = { calc-helps-defender }
odds-other-bystander-helps-attacker = { calc-helps-attacker }
odds-other-bystander-helps-nobody = { calc-helps-nobody }
odds-bystander-helps-defender = { calc-helps-defender }
odds-bystander-helps-attacker = { calc-helps-attacker }
odds-bystander-helps-nobody = { calc-helps-nobody }
odds-field-defender-bonus = Modyfikator obrońcy
odds-field-defender-fate = Los obrońcy na przerzuty
odds-field-defender-genes = Geny walki obrońcy
odds-field-defender-size = Broniąca się grupa
odds-field-defender-strength-fate = Los obrońcy w sile
odds-field-defender-on-board = Żetony obrońcy na planszy
odds-note-defender-on-board = { odds-note-attacker-on-board }
odds-field-attacker-die = Wynik atakującego
odds-note-attacker-die = jeśli już leży i zostaje
odds-field-die = Ścianki kości
odds-field-elimination = Koszt eliminacji
odds-field-face = Wynik na kości
odds-field-fate = { calc-rerolls }
odds-field-fate-worth = Wartość punktu losu
odds-note-fate-worth = { calc-worth-note }
odds-field-gene-worth = Wartość genu
odds-note-gene-worth = { calc-gene-worth-note }
odds-field-groups = Sąsiadujące grupy
odds-note-groups = { calc-groups-note }
odds-field-irradiation = Napromieniowanie
odds-field-lends = Los może jeszcze być genem budowy
odds-note-lends = raz na rundę
odds-field-lent-before = Los był już genem budowy
odds-note-lent-before = 1: tak, 0: nie
odds-field-lent-now = Los jest genem budowy przy pierwszym obszarze
odds-note-lent-now = { odds-note-lent-before }
odds-field-facing = Pierwszy obszar jest już sprawdzany
odds-field-limit = Granica napromieniowania
odds-field-on-board = Żetony na planszy
odds-field-per-dose = Zysk z cudzego napromieniowania
odds-field-per-elimination = Zysk z cudzej eliminacji
odds-field-players = Gracze
odds-field-power = Siła obszaru
odds-field-rerolls = Czyje przerzuty się liczą
odds-rerolls-all = { rerolls-all }
odds-rerolls-own = { rerolls-own }
odds-rerolls-none = { rerolls-none }
odds-field-rival-fate = { calc-rivals }
odds-note-rival-fate = { calc-rivals-note }
odds-field-wish = Czego chcą pozostali
odds-wish-dose = eliminacji i napromieniowania
odds-wish-out = eliminacji
odds-wish-nothing = niczego
odds-field-tie = { calc-tie }
odds-tie-defender = { calc-tie-defender }
odds-tie-attacker = { calc-tie-attacker }
odds-tie-standard = { calc-tie-standard }

## Czyje przerzuty się liczą: tak liczy cały ekran i tak mówi każda rada

rerolls-none = nikt nie przerzuca
rerolls-none-note = nikt niczego nie przerzuca
rerolls-own = tylko swoje kości
rerolls-own-note = każdy przerzuca tylko własne kości, gdy mu się to opłaca
rerolls-all = wszyscy przerzucają
rerolls-all-note = każdy, kto ma los, przerzuca każdą kość, gdy mu się to opłaca
rerolls-stands = jeśli kość zostaje
# $model (text) jedno z powyższych
rerolls-counted = Szanse: { $model }
rerolls-open = Szanse: { $model }. Pokaż inne
rerolls-close = Szanse: { $model }. Schowaj inne
rerolls-choose = { $model }: { $how }

## Rady o kości, która leży na stole
## $cost (number) punkty

odds-advice-reroll = Warto: przerzut daje więcej, niż jest wart punkt losu.
odds-advice-keep-little =
    { $cost ->
        [one] Nie warto: przerzut prawie nic nie zmienia, a los jest wart { $cost } punkt.
        [few] Nie warto: przerzut prawie nic nie zmienia, a los jest wart { $cost } punkty.
        [many] Nie warto: przerzut prawie nic nie zmienia, a los jest wart { $cost } punktów.
       *[other] Nie warto: przerzut prawie nic nie zmienia, a los jest wart { $cost } punktu.
    }
odds-advice-keep =
    { $cost ->
        [one] Nie warto: przerzut pomaga za mało jak na los wart { $cost } punkt.
        [few] Nie warto: przerzut pomaga za mało jak na los wart { $cost } punkty.
        [many] Nie warto: przerzut pomaga za mało jak na los wart { $cost } punktów.
       *[other] Nie warto: przerzut pomaga za mało jak na los wart { $cost } punktu.
    }
odds-advice-keep-further = Nie warto: ze wszystkim, co po nim nastąpi, przerzut zabiera los wart { $cost }, a daje mniej.
odds-advice-no-gain = Nie warto: po przerzucie nie będzie lepiej.
# $out, $after (text) szansa eliminacji bez przerzutu i po nim
odds-advice-must = Przerzuć: bez tego odpadasz.
odds-advice-lost = Przerzut nie pomoże: odpadasz i tak.
odds-advice-wait = Poczekaj: możesz jeszcze przerzucić własną kość.
odds-advice-out-reroll = Warto: po przerzucie odpadasz w { $after } przypadków zamiast { $out }.
odds-advice-out-keep = Nie warto: po przerzucie odpadasz w { $after } przypadków zamiast { $out }, a los jest wart więcej.
odds-advice-risk-reroll = Warto mimo ryzyka: po przerzucie odpadasz w { $after } przypadków zamiast { $out }.
odds-advice-risk-keep = Nie warto: po przerzucie odpadasz w { $after } przypadków zamiast { $out }.
odds-advice-no-fate = Nie masz już losu na przerzut.

## Rachunki za liczbami

odds-why-ways = { $what }: { $ways } na { $throws }.
odds-counts-none = Policzone tak: { rerolls-none-note }.
odds-counts-own = Policzone tak: { rerolls-own-note }.
odds-counts-all = Policzone tak: { rerolls-all-note }.
odds-points-cost =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }
odds-points-gain =
    { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    }
odds-counts-fate = Zachowany punkt losu jest liczony jako { $worth }.
odds-counts-elimination = Eliminacja jest liczona jako { odds-points-cost } i cały posiadany los.
odds-counts-no-board = Nie wiadomo, ile żetonów jest na planszy: nikt nie jest liczony jako wyeliminowany.
odds-counts-bystanders = Kto nikomu nie pomaga, nie płaci za przerzuty w tej walce.
odds-why-part = { $count } × { $share }
odds-why-loss-sum = Każda strata razy jej szansa: { $parts } = { $total } w żetonach.
odds-why-no-loss = Żaden rzut nie kosztuje tej strony ani żetonu.
odds-why-dose-sum = Każda dawka razy jej szansa: { $parts } = { $total }.
odds-why-no-dose = Żaden rzut nie zwiększa napromieniowania.
odds-why-threat = Siła { $power } + sąsiadujące grupy { $groups } = zagrożenie { $threat }; dawka = zagrożenie − rzut − geny budowy ({ $genes }), nigdy poniżej 0.
odds-why-eliminated = Możesz przyjąć jeszcze { $room }; dawka { $dose } lub większa cię eliminuje, a zdarza się to w { $share } testów.
odds-why-safe = Możesz przyjąć jeszcze { $room }, a żadna dawka z tego testu nie jest większa.
odds-why-advice = Jeśli kość zostaje, twój bilans w żetonach to { $keep }; po wymuszonym przerzucie { $force }. Z różnicą { $gain } porównaj los wart { $cost }.
odds-why-advice-last = Jeśli kość zostaje, twój bilans w żetonach to { $keep }; po wymuszonym przerzucie { $force }. Utrata ostatnich żetonów kosztuje { odds-points-cost } i cały twój los; z ceną przerzutu daje to razem { $net } pkt.
odds-why-survival = Przeżywasz te testy w { $share } przypadków; średnia dawka { $dose }, średnio wydany los { $spent }.
odds-why-phase-tests = Testy, siła + grupy: { $tests }.
odds-why-phase-tests-genes = Testy, siła + grupy: { $tests }; geny budowy odejmują od każdego { $genes }.
odds-why-phase-rerolls = Przerzuty tylko wtedy, gdy się opłacają: zachowany punkt losu jest wart { $worth }, eliminacja kosztuje { $cost } i cały los.
odds-why-lends = Punkt losu może raz na rundę zastąpić gen budowy, gdy się to opłaca.
odds-why-left-out = Akcje specjalne nie są liczone.
odds-counts-rivals = Rywale wydają los razem, mają: { $fate }.
odds-counts-wish-nothing = Nikt nie płaci za przerzut w cudzym teście.
odds-counts-wish-out = Eliminacja innej osoby jest dla pozostałych warta { odds-points-gain }.
odds-counts-wish-dose = Eliminacja innej osoby jest dla pozostałych warta { odds-points-gain }, a każdy punkt jej napromieniowania 1 pkt.
odds-elimination-note = w punktach; oprócz całego posiadanego losu
odds-commit = Geny { $genes } i los { $fate }, w odpowiedzi geny { $othergenes } i los { $otherfate }: wartość { $value }.
odds-commit-best = Geny { $genes } i los { $fate }, w odpowiedzi geny { $othergenes } i los { $otherfate }: wartość { $value }, lepiej się nie da.
odds-answer = Geny { $genes } i los { $fate }, przeciw nim geny { $othergenes } i los { $otherfate }: wartość { $value }.
odds-answer-best = Geny { $genes } i los { $fate }, przeciw nim geny { $othergenes } i los { $otherfate }: wartość { $value }, lepiej się nie da.

## Raport o szczęściu

luck-no-dice = Nikt jeszcze nie rzucał kością.
luck-nobody = Takie różnice to zwykły przypadek. Najwięcej szczęścia: { $player } ({ $pips }).
# $games (number) jak rzadko, w partiach
luck-lucky =
    { $games ->
        [one] { $player } ma szczęście, oczka: { $pips }. Tak bywa raz na { $games } partię.
        [few] { $player } ma szczęście, oczka: { $pips }. Tak bywa raz na { $games } partie.
        [many] { $player } ma szczęście, oczka: { $pips }. Tak bywa raz na { $games } partii.
       *[other] { $player } ma szczęście, oczka: { $pips }. Tak bywa raz na { $games } partii.
    }
luck-unlucky =
    { $games ->
        [one] { $player } ma pecha, oczka: { $pips }. Tak bywa raz na { $games } partię.
        [few] { $player } ma pecha, oczka: { $pips }. Tak bywa raz na { $games } partie.
        [many] { $player } ma pecha, oczka: { $pips }. Tak bywa raz na { $games } partii.
       *[other] { $player } ma pecha, oczka: { $pips }. Tak bywa raz na { $games } partii.
    }
luck-player =
    { $throws ->
        [0] { $player }: ani jednego rzutu.
        [one] { $player }: { $throws } rzut, suma oczek { $total }, zwykle około { $expected }.
        [few] { $player }: { $throws } rzuty, suma oczek { $total }, zwykle około { $expected }.
        [many] { $player }: { $throws } rzutów, suma oczek { $total }, zwykle około { $expected }.
       *[other] { $player }: { $throws } rzutu, suma oczek { $total }, zwykle około { $expected }.
    }
luck-usual = To zwykły przypadek.
luck-rare =
    { $games ->
        [one] Tak bywa raz na { $games } partię.
        [few] Tak bywa raz na { $games } partie.
        [many] Tak bywa raz na { $games } partii.
       *[other] Tak bywa raz na { $games } partii.
    }
luck-uneven = Ścianki wypadają bardzo nierówno: warto obejrzeć kość.
luck-rerolls =
    { $count ->
        [one] { $player }: { $count } opłacony przerzut, zysk w oczkach { $gained }, oczekiwany { $expected }.
        [few] { $player }: { $count } opłacone przerzuty, zysk w oczkach { $gained }, oczekiwany { $expected }.
        [many] { $player }: { $count } opłaconych przerzutów, zysk w oczkach { $gained }, oczekiwany { $expected }.
       *[other] { $player }: { $count } opłaconego przerzutu, zysk w oczkach { $gained }, oczekiwany { $expected }.
    }
luck-no-rerolls = { $player }: ani jednego opłaconego przerzutu.
