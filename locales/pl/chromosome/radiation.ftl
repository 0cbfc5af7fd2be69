### Promieniowanie: obszary, testy odporności, wchłonięcie energii, rozpad. Ewolucja z kości.

## Lista obszarów

areas-none = Na razie żadne pole nie promieniuje.
areas-new = Nowy obszar
areas-cubes = Kostki promieniowania
areas-room = Numer pola (nieobowiązkowy)
areas-in-room = Pole { $room }
areas-number = Obszar nr { $number }
areas-fewer = { $area }: kostka mniej
areas-more = { $area }: kostka więcej
areas-last-cube = ostatnia kostka
areas-add = Dodaj obszar o sile { $cubes }

## Który obszar i kto przy nim stoi

radiation-power = siła obszaru
radiation-power-bonus = w tym +{ $bonus } z wydarzenia
radiation-area = { $area } · siła { $power }
radiation-tie = Równa siła: kolejność wybiera { $player }
radiation-how-many = Ile grup stoi obok lub na tym polu?
radiation-fewer = { $player }: grupa mniej
radiation-more = { $player }: grupa więcej
radiation-groups-spoken = { $player }: { count-groups }
radiation-risk = { $irradiation }, średnio +{ $dose }
radiation-risk-out = eliminacja { $share }
radiation-gene-less = { $player }: gen budowy mniej
radiation-gene-more = { $player }: gen budowy więcej
radiation-genes-show = Geny budowy
radiation-genes-hide = Schowaj geny budowy
radiation-later = Potem
radiation-locked = najpierw siła { $power }
radiation-add = Dodaj obszar
radiation-skip = Pomiń testy
radiation-call-off = Przerwij testy
# $count (number) ilu graczy ma test
radiation-face =
    { $count ->
        [0] Nikt tu nie stoi, dalej
        [one] { $count } test odporności
        [few] { $count } testy odporności
        [many] { $count } testów odporności
       *[other] { $count } testu odporności
    }

## Test

radiation-done = { $player } { $dose }
radiation-then = potem { $players }
radiation-of = { $irradiation } z { $limit }
radiation-threat = siła { $power } + grupy { $groups }
radiation-building =
    { $count ->
        [one] do rzutu +{ $count } za gen budowy
        [few] do rzutu +{ $count } za geny budowy
        [many] do rzutu +{ $count } za geny budowy
       *[other] do rzutu +{ $count } za geny budowy
    }
radiation-threat-spoken = Zagrożenie { $threat }: { $parts }
radiation-sum = { $threat } − { $face } = { $dose }
radiation-sum-genes = { $threat } − { $face } − { $genes } = { $dose }
radiation-no-dose = Bez nowego napromieniowania
radiation-dose = Napromieniowanie rośnie z { $before } do { $after }
radiation-out = Napromieniowanie { $after }: { $player } poza grą
radiation-average = Średnia dawka { $dose }
radiation-chance-out = Eliminacja w { $share } rzutów
radiation-safe = Żaden wynik nie eliminuje
radiation-odds-open = { $average }. { $out }. Pokaż rachunek
radiation-odds-close = { $average }. { $out }. Ukryj rachunek
radiation-lend = Los za gen budowy
radiation-lend-spoken = { $player }: punkt losu za gen budowy, los { $fate }
radiation-stands-next = Stoi, teraz { $player }
radiation-advice-reroll = po przerzucie dawka to średnio { $after } zamiast { $dose }: warto.
radiation-advice-keep = po przerzucie dawka to średnio { $after } zamiast { $dose }: nie warto.
radiation-advice-out-reroll = po przerzucie odpadasz w { $after } zamiast { $out } przypadków: warto.
radiation-advice-out-keep = po przerzucie odpadasz w { $after } zamiast { $out } przypadków: nie warto.
radiation-advice-rival = po przerzucie { $player } odpada w { $after } zamiast { $out } przypadków: warto.
# $advice (text) jedna z rad powyżej
radiation-advice-whole = w całej fazie: { $advice }
radiation-advice-sum = Dawka średnio { $dose }, po przerzucie { $after }; eliminacja { $out }, po przerzucie { $outafter }. Punkt losu jest wart { $price }. Razem { $net } pkt.
radiation-advice-stake = Eliminacja kosztuje { $cost } pkt, a los tego, kto odpadł, jest nic niewart.

## Cała faza: kto ją przeżyje

prospect-title = Cała faza
prospect-survives = przeżywa
# $dose (text) średnie napromieniowanie
prospect-dose = średnio +{ $dose }
# $fate (text) średnio wydane punkty losu
prospect-fate = los −{ $fate }
# $survives, $average (text) szansa na przeżycie, ile średnio kosztuje
prospect-spoken = { $player } przeżywa fazę: { $survives }, { $average }.
prospect-open = Pokaż rachunek
prospect-close = Ukryj rachunek
prospect-goes-on = Policzone tak, jakby testy po eliminacji trwały dalej.
prospect-groups-of = Grupy przy obszarze: { $area }
# $count (number) groups next to the area
prospect-near = { $player } { $count }
prospect-nobody = nie wiadomo, kto obok

## Wchłonięcie energii i rozpad

radiation-none = Żadne pole nie promieniuje. Nie ma czego testować.
radiation-absorb = Obróćcie na stronę naładowaną grupy stojące obok obszarów, nie większe od siły obszaru.
radiation-own-room = Grupa na polu obszaru też się ładuje.
radiation-no-own-room = Grupa na samym polu obszaru się nie ładuje.
radiation-charges =
    { $count ->
        [one] ładuje grupy po { $count } żetonie
        [few] ładuje grupy do { $count } żetonów
        [many] ładuje grupy do { $count } żetonów
       *[other] ładuje grupy do { $count } żetonu
    }
radiation-charges-all = ładuje wszystkie grupy
radiation-charge-less = { $player }: naładowany żeton mniej
radiation-charge-more = { $player }: naładowany żeton więcej
radiation-charge-spoken = { $player }: nowo naładowane żetony { $count }
radiation-charge-note = naładowane { $charged } z { $tokens }
radiation-decay = Zdejmijcie z każdego obszaru po jednej kostce.
radiation-gone = znika
radiation-gone-spoken = { $area }: znika
radiation-left-spoken = { $area }: zostaje siła { $left }
radiation-next-round = Runda { $round }
radiation-game-over = Koniec gry

## Ewolucja z kości

evolution-by-die = gen wskaże kość
evolution-call-off = Przerwij ewolucję
