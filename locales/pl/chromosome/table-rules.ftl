### Zasady stołu: to, czego instrukcja nie przesądza, i to, co stół woli po swojemu.

rule-group-die = { term-die }
rule-group-fate = { term-fate }
rule-group-irradiation = { term-irradiation }
rule-group-start = Początek gry
rule-group-prices = Ceny
rule-group-end = Walka i koniec gry
rule-group-terms = Słownictwo
rule-die-4 = K4
rule-die-6 = K6
rule-faces = Gen na ściance
rule-faces-note = Ewolucja z rzutu: jaki gen oznacza która ścianka
rule-face-unknown = nie ustalono
# $face (number) ścianka, $gene (text) kod genu
rule-face-gene =
    Ścianka { $face }: { $gene ->
       *[action] gen akcji
        [telepathy] gen telepatii
        [combat] gen walki
        [building] gen budowy
        [none] nie ustalono
    }
rule-fate-start = Los na początku
rule-fate-max = Najwięcej punktów losu
rule-recovery = Odzyskanie losu
rule-recovery-turn = raz na turę
rule-recovery-round = raz na rundę
rule-recovery-energy = Energia za punkt losu
rule-start-tokens = Żetony w pomieszczeniu startowym
rule-start-charged = Żetony startowe są naładowane
rule-growth-genes = Geny akcji za żeton Przyrostu
rule-evolution-genes = Geny akcji za Ewolucję
# $gene (text) kod genu
rule-price =
    { $gene ->
       *[action] Energia za gen akcji
        [telepathy] Energia za gen telepatii
        [combat] Energia za gen walki
        [building] Energia za gen budowy
    }
rule-price-owned = domyślnie: posiadane geny tego typu + 1; stała cena od 1
rule-price-fixed = stała cena; domyślnie: posiadane + 1
# $gene (text) kod genu
rule-extra =
    { $gene ->
       *[action] Ponad posiadane geny akcji
        [telepathy] Ponad posiadane geny telepatii
        [combat] Ponad posiadane geny walki
        [building] Ponad posiadane geny budowy
    }
rule-evolution-die-energy = Energia za gen z rzutu
rule-irradiation-limit = Największe napromieniowanie, z którym się gra
rule-building-relief = Napromieniowanie zdejmowane za gen budowy
rule-own-room-charges = Grupa w pomieszczeniu obszaru też się ładuje
rule-finish-tests = Gdy ktoś odpadnie w teście, pozostałe testy i tak się odbywają
rule-cap-losses = Walka kosztuje najwyżej walczącą grupę
rule-active-last-turn = Kto eliminuje w swojej turze, też ma ostatnią turę
rule-wording = Nazwy w tej grze
rule-wording-ours = nasze
rule-wording-printed = jak na planszach
