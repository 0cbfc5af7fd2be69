### Promieniowanie: obszary, testy odporności, wchłonięcie energii, rozpad. Ewolucja z kości.

## Który obszar i kto przy nim stoi

radiation-power = siła obszaru
radiation-power-bonus = w tym +{ $bonus } z wydarzenia
radiation-area = { $area } · siła { $power }
radiation-tie = Równa siła: kolejność wybiera { $player }
radiation-how-many = Ile grup stoi obok tego pola lub na nim?
radiation-as-before = jak ostatnio
radiation-fewer = { $player }: o grupę mniej
radiation-more = { $player }: o grupę więcej
radiation-groups-spoken = { $player }: { count-groups }
radiation-risk = { $irradiation }, średnio +{ $dose }
radiation-risk-out = eliminacja { $share }
radiation-gene-less = { $player }: o gen budowy mniej
radiation-gene-more = { $player }: o gen budowy więcej
radiation-genes-show = Geny budowy
radiation-genes-hide = Schowaj geny budowy
radiation-later = Potem
radiation-locked = najpierw siła { $power }
radiation-skip = Pomiń testy
radiation-nobody = Nikt tu nie stoi, dalej
# $count (number) ilu graczy ma test
radiation-face =
    { $count ->
        [0] Zacznij testy
        [one] Zacznij { $count } test
        [few] Zacznij { $count } testy
        [many] Zacznij { $count } testów
       *[other] Zacznij { $count } testu
    }

## Test

# $players (text) gracze bez grupy obok obszaru
radiation-clear = Bez testu: { $players }
radiation-next-area = potem { $area }, siła { $power }
radiation-reroll = Przerzut
# $roller (text) czyja kość; $fate (number) ile losu ma $player
radiation-reroll-spoken = { $player } płaci za przerzut, kość: { $roller }, los { $fate }
radiation-others-pay = Kto inny płaci za przerzut: dotknij kości, potem gracza.
radiation-die-pay = Kto jeszcze może zapłacić za przerzut?
radiation-die-odds = Pokaż szanse
radiation-whose-die = Kość: { $player }
# $count (number) ile kości, co najmniej dwie
radiation-throw-all = Rzuć { $count } kośćmi
# $count (number) ile dawek powyżej zera
radiation-book =
    { $count ->
        [0] Bez dawki: dalej
        [one] { $count } dawka: zapisz
        [few] { $count } dawki: zapisz
        [many] { $count } dawek: zapisz
       *[other] { $count } dawki: zapisz
    }
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
radiation-no-dose = Bez dawki
radiation-dose = Napromieniowanie rośnie z { $before } do { $after }
radiation-rises = z { $before } do { $after }
radiation-out = Napromieniowanie doszłoby do { $after }: { $player } poza grą
radiation-falls = odpadnie
radiation-average = Średnia dawka { $dose }
radiation-wish = Pozostali chcą: { $wish }
radiation-wish-open = { $wish }. Zmień
radiation-chance-out = Eliminacja w { $share } przypadków
radiation-safe = Żaden wynik nie eliminuje
radiation-odds-open = { $average }. { $out }. Pokaż obliczenia
radiation-odds-close = { $average }. { $out }. Ukryj obliczenia
radiation-lend = Los jako gen budowy
radiation-lend-spoken = { $player }: punkt losu jako gen budowy, los { $fate }
radiation-advice-lend = Weź los jako gen budowy: bez tego odpadasz.
radiation-advice-lost = Ani przerzut, ani los jako gen nie pomoże: odpadasz i tak.
radiation-advice-lend-out = Warto: z losem jako genem odpadasz w { $after } przypadków zamiast { $out }.
radiation-advice-lend-dose = Warto: z losem jako genem dawka to średnio { $after } zamiast { $dose }.
radiation-advice-lend-keep = Nie warto: z losem jako genem odpadasz w { $after } przypadków zamiast { $out }, a los jest wart więcej.
radiation-advice-slim = Nie warto: szansa, że los cię uratuje, jest znikoma.
radiation-advice-reroll = Warto: po przerzucie dawka to średnio { $after } zamiast { $dose }.
radiation-advice-keep = Nie warto: po przerzucie dawka to średnio { $after } zamiast { $dose }, a los jest wart { $price } pkt.
radiation-advice-rival = Warto: po przerzucie { $player } odpada w { $after } przypadków zamiast { $out }.
# $advice (text) jedna z rad powyżej
radiation-advice-whole = { $advice } Licząc wszystkie testy.
radiation-advice-sum = Dawka średnio { $dose }, po przerzucie { $after }; eliminacja { $out }, po przerzucie { $outafter }. Punkt losu jest wart { $price }. Razem { $net } pkt.
radiation-advice-sum-lend = Dawka średnio { $dose }, z losem jako genem { $after }; eliminacja { $out }, z losem jako genem { $outafter }. Punkt losu jest wart { $price }. Razem { $net } pkt.
radiation-advice-stake = Eliminacja kosztuje { odds-points-cost }, a los osoby, która odpada, nie jest nic wart.

## Cała faza: kto ją przeżyje

prospect-title = Wszystkie testy
prospect-survives = przeżywa
# $dose (text) średnie napromieniowanie
prospect-dose = średnio +{ $dose }
# $fate (text) średnio wydane punkty losu
prospect-fate = los −{ $fate }
# $survives, $average (text) szansa na przeżycie, ile średnio kosztuje
prospect-spoken = { $player } przeżywa testy: { $survives }, { $average }.
prospect-open = Pokaż obliczenia
prospect-close = Ukryj obliczenia
prospect-goes-on = Zasada, że eliminacja kończy testy, nie jest liczona: wiązałaby ze sobą testy wszystkich graczy.
prospect-groups-of = Grupy przy obszarze: { $area }
# $count (number) groups next to the area
prospect-near = { $player } { $count }
prospect-nobody = nie wiadomo, kto obok

## Wchłonięcie energii i rozpad

radiation-which = Które obszary promieniują?
radiation-which-note = Na liście nie ma żadnego. Dodaj każde pomieszczenie, w którym leżą kostki.
radiation-none-round = Żadne, runda { $round }
radiation-none-over = Żadne, koniec gry
radiation-absorb = Naładujcie grupy obok obszarów, jeśli nie są większe niż siła obszaru.
radiation-own-room = Grupa w pomieszczeniu obszaru też się ładuje.
radiation-no-own-room = Grupa w pomieszczeniu samego obszaru się nie ładuje.
radiation-charges =
    { $count ->
        [one] ładuje tylko pojedyncze żetony
        [few] ładuje grupy do { $count } żetonów
        [many] ładuje grupy do { $count } żetonów
       *[other] ładuje grupy do { $count } żetonu
    }
radiation-charges-all = ładuje wszystkie grupy
radiation-charge-less = { $player }: o naładowany żeton mniej
radiation-charge-more = { $player }: o naładowany żeton więcej
radiation-charge-spoken = { $player }: nowo naładowane żetony: { $count }
radiation-charge-note = naładowane { $charged } z { $tokens }
radiation-decay = Zdejmijcie z każdego obszaru po jednej kostce.
radiation-gone = znika
radiation-gone-spoken = { $area }: znika
radiation-left-spoken = { $area }: zostaje siła { $left }
radiation-next-round = Runda { $round }
radiation-game-over = Koniec gry

## Labels of the journal

label-face-area = Test, siła { $power }
label-finish-radiation = Koniec rundy { $round }

## Refusals

areas-left =
    { $count ->
        [one] Został { $count } obszar. Zróbcie test albo go pomińcie.
        [few] Zostały { $count } obszary. Zróbcie testy albo je pomińcie.
        [many] Zostało { $count } obszarów. Zróbcie testy albo je pomińcie.
       *[other] Zostało { $count } obszaru. Zróbcie testy albo je pomińcie.
    }
more-groups-than-tokens =
    { $has ->
        [0] { $player }: na planszy nie ma już żetonów, więc nie ma też grup.
        [one] { $player }: na planszy jest tylko { $has } żeton, więc grup nie może być więcej.
        [few] { $player }: na planszy są tylko { $has } żetony, więc grup nie może być więcej.
        [many] { $player }: na planszy jest tylko { $has } żetonów, więc grup nie może być więcej.
       *[other] { $player }: na planszy jest tylko { $has } żetonu, więc grup nie może być więcej.
    } Wskażcie mniej.
areas-charge-fewer =
    { $most ->
        [0] { $player }: żadna grupa nie stoi obok obszaru, więc nic się nie ładuje. Nie wskazujcie żadnego.
        [one] { $player }: grupy obok obszarów ładują najwyżej { $most } żeton. Wskażcie mniej.
        [few] { $player }: grupy obok obszarów ładują najwyżej { $most } żetony. Wskażcie mniej.
        [many] { $player }: grupy obok obszarów ładują najwyżej { $most } żetonów. Wskażcie mniej.
       *[other] { $player }: grupy obok obszarów ładują najwyżej { $most } żetonu. Wskażcie mniej.
    }
not-in-radiation = To należy do fazy promieniowania. Najpierw dokończcie tę fazę.
stronger-area-first = Najpierw najsilniejszy: został jeszcze obszar o sile { $power }.
