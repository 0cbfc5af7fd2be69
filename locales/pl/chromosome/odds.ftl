# Szanse: rady o przerzutach, rachunki za liczbami, raport o szczęściu.

## Liczby spoza zakresu

odds-error-whole = { $field }: potrzebna jest liczba całkowita od { $low } do { $high }.
odds-error-number = { $field }: potrzebna jest liczba od { $low } do { $high }.
odds-error-too-large = Przy tylu graczach polujących na siebie nawzajem nie da się tego policzyć dokładnie; ujmij im losu, obszarów albo powodów.

odds-field-areas = Obszary radioaktywne
odds-field-attacker-bonus = Premia atakującego
odds-field-attacker-fate = Los atakującego
odds-field-attacker-genes = Geny walki atakującego
odds-field-attacker-size = Atakująca grupa
odds-field-building-genes = Geny budowy
odds-field-bystander-fate = Los gracza z boku
odds-field-defender-bonus = Premia obrońcy
odds-field-defender-fate = Los obrońcy
odds-field-defender-genes = Geny walki obrońcy
odds-field-defender-size = Broniąca się grupa
odds-field-die = Ścianki kości
odds-field-elimination = Koszt eliminacji
odds-field-face = Wynik na kości
odds-field-fate = Los
odds-field-fate-worth = Wartość punktu losu
odds-field-gene-worth = Wartość genu
odds-field-groups = Sąsiadujące grupy
odds-field-hostile-standings = Możliwe położenia wrogich graczy
odds-field-irradiation = Napromieniowanie
odds-field-limit = Granica napromieniowania
odds-field-on-board = Żetony na planszy
odds-field-per-dose = Zysk z cudzego napromieniowania
odds-field-per-elimination = Zysk z cudzej eliminacji
odds-field-players = Gracze
odds-field-power = Siła obszaru
odds-field-rival-fate = Los rywala
odds-field-turn = Gracze, którzy już odpuścili

## Rady o kości, która leży na stole
## $gain, $cost, $net to liczby już zapisane, na przykład „+0,31”

odds-advice-reroll = Przerzut daje ci { $gain } w żetonach, a kosztuje { $cost }: warto.
odds-advice-keep = Przerzut daje ci { $gain } w żetonach, a kosztuje { $cost }: nie warto.
odds-advice-no-gain = Przerzut daje ci { $gain } w żetonach, i to jeszcze bez swojej ceny: nie warto.
odds-advice-last-reroll = Przerzut: { $gain } w żetonach, razem { $net } pkt, bo chodzi o twoje ostatnie żetony: warto.
odds-advice-last-keep = Przerzut: { $gain } w żetonach, razem { $net } pkt, choć chodzi o twoje ostatnie żetony: nie warto.
odds-advice-no-fate = Nie masz już losu na przerzut.
odds-test-own-reroll = Przerzut: oczekiwana dawka z { $dose } na { $after }, eliminacja z { $out } na { $outafter }, razem { $net } pkt: warto.
odds-test-own-keep = Przerzut: oczekiwana dawka z { $dose } na { $after }, eliminacja z { $out } na { $outafter }, razem { $net } pkt: nie warto.
odds-test-rival-reroll = Wymuszony przerzut: oczekiwana dawka rywala z { $dose } na { $after }, eliminacja z { $out } na { $outafter }, dla ciebie { $net } pkt: warto.
odds-test-rival-keep = Wymuszony przerzut: oczekiwana dawka rywala z { $dose } na { $after }, eliminacja z { $out } na { $outafter }, dla ciebie { $net } pkt: nie warto.

## Rachunki za liczbami

odds-why-win = W { $ways } na { $throws } rzutów obiema kośćmi { $attacker } + kość wygrywa z { $defender } + kość: { $share }.
odds-why-tie = W { $ways } na { $throws } rzutów obiema kośćmi { $attacker } + kość remisuje z { $defender } + kość: { $share }.
odds-why-loss = W { $ways } na { $throws } rzutów obiema kośćmi { $attacker } + kość przegrywa z { $defender } + kość: { $share }.
odds-why-win-played = Jeśli każdy przerzuca tak, jak mu się opłaca, atakujący wygrywa w { $share } walk.
odds-why-tie-played = Jeśli każdy przerzuca tak, jak mu się opłaca, remisem kończy się { $share } walk.
odds-why-loss-played = Jeśli każdy przerzuca tak, jak mu się opłaca, obrońca wygrywa w { $share } walk.
odds-why-part = { $count } × { $share }
odds-why-loss-sum = Każda strata razy jej szansa: { $parts } = { $total } w żetonach.
odds-why-no-loss = Żaden rzut nie kosztuje tej strony ani żetonu.
odds-why-dose-sum = Każda dawka razy jej szansa: { $parts } = { $total }.
odds-why-no-dose = Żaden rzut nie zwiększa napromieniowania.
odds-why-threat = Siła { $power } + sąsiadujące grupy { $groups } = zagrożenie { $threat }; dawka to tyle mniej wynik rzutu i mniej { $genes } za geny budowy, nigdy poniżej 0.
odds-why-eliminated = Możesz przyjąć jeszcze { $room }; dawka { $dose } lub większa cię eliminuje, a zdarza się to w { $share } testów.
odds-why-safe = Możesz przyjąć jeszcze { $room }, a żadna dawka z tego testu tyle nie przekracza.
odds-why-advice = Jeśli kość zostaje, twój bilans w żetonach to { $keep }; po wymuszonym przerzucie { $force }. Naprzeciw różnicy { $gain } stoi los wart { $cost }.
odds-why-advice-last = Jeśli kość zostaje, twój bilans w żetonach to { $keep }; po wymuszonym przerzucie { $force }. Utrata ostatnich żetonów kosztuje { $cost } pkt i cały twój los; z ceną przerzutu daje to razem { $net } pkt.
odds-why-fate-spent = Średnio { $spent } wydanego losu, wartego { $points } pkt.
odds-why-value = Żetony { $balance } i { $kept } zachowanego losu po { $worth }: { $total } pkt.
odds-why-survival = Przeżywasz tę fazę w { $share } przypadków, przyjmujesz średnio { $dose } i wydajesz { $spent } losu.
odds-why-phase-tests = Testy, siła + grupy: { $tests }.
odds-why-phase-tests-genes = Testy, siła + grupy: { $tests }; geny budowy odejmują od każdego { $genes }.
odds-why-phase-rerolls = Przerzuty tylko wtedy, gdy się opłacają: zachowany punkt losu jest wart { $worth }, eliminacja kosztuje { $cost } i cały los.
odds-commit = Geny { $genes } i los { $fate }, w odpowiedzi geny { $othergenes } i los { $otherfate }: wartość { $value }.
odds-commit-best = Geny { $genes } i los { $fate }, w odpowiedzi geny { $othergenes } i los { $otherfate }: wartość { $value }, lepiej się nie da.
odds-answer = Geny { $genes } i los { $fate } przeciw genom { $othergenes } i losowi { $otherfate }: wartość { $value }.
odds-answer-best = Geny { $genes } i los { $fate } przeciw genom { $othergenes } i losowi { $otherfate }: wartość { $value }, lepiej się nie da.

## Raport o szczęściu

luck-no-dice = Nikt jeszcze nie rzucał kością.
luck-nobody = Nikt nie miał szczęścia większego niż zwykły przypadek; najlepiej wyszedł na kościach gracz { $player }: { $pips } oczek.
luck-lucky = { $player } – szczęście: { $pips } oczek; przy uczciwych kościach ktoś odbiega tak daleko w { $share } gier.
luck-unlucky = { $player } – pech: { $pips } oczek; przy uczciwych kościach ktoś odbiega tak daleko w { $share } gier.
luck-player =
    { $throws ->
        [one] { $player }: { $throws } rzut, suma oczek { $total }, oczekiwana { $expected }; uczciwe kości odbiegają tak daleko w { $share } przypadków, a wypadają tak nierówno w { $faces }.
        [few] { $player }: { $throws } rzuty, suma oczek { $total }, oczekiwana { $expected }; uczciwe kości odbiegają tak daleko w { $share } przypadków, a wypadają tak nierówno w { $faces }.
        [many] { $player }: { $throws } rzutów, suma oczek { $total }, oczekiwana { $expected }; uczciwe kości odbiegają tak daleko w { $share } przypadków, a wypadają tak nierówno w { $faces }.
       *[other] { $player }: { $throws } rzutu, suma oczek { $total }, oczekiwana { $expected }; uczciwe kości odbiegają tak daleko w { $share } przypadków, a wypadają tak nierówno w { $faces }.
    }
luck-rerolls =
    { $count ->
        [one] { $player }: { $count } opłacony przerzut, zysk w oczkach { $gained }, oczekiwany { $expected }.
        [few] { $player }: { $count } opłacone przerzuty, zysk w oczkach { $gained }, oczekiwany { $expected }.
        [many] { $player }: { $count } opłaconych przerzutów, zysk w oczkach { $gained }, oczekiwany { $expected }.
       *[other] { $player }: { $count } opłaconego przerzutu, zysk w oczkach { $gained }, oczekiwany { $expected }.
    }
luck-no-rerolls = { $player }: ani jednego opłaconego przerzutu.
