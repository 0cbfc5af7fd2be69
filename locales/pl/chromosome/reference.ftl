### Ściąga z zasad, własnymi słowami.
### Rozdział to tytuł i krótkie wiersze; wiersz „-open” mówi, co jest założeniem, a nie zapisem instrukcji.

reference-title = Ściąga: Chromosome

reference-section-course = Przebieg
reference-section-turn = Twoja tura
reference-section-actions = Akcje
reference-section-radiation = Promieniowanie
reference-section-stores = Zasoby
reference-section-end = Koniec

## Przebieg

reference-setup = Przygotowanie gry
reference-setup-rounds = Liczba rund: 6 dla dwóch graczy, 5 dla trzech, 4 dla czterech.
reference-setup-genes = Każdy zaczyna z dwoma genami akcji i jednym genem telepatii, wszystkie są aktywne.
reference-setup-fate = Punkty losu każdego gracza na początku: { $fate-start }. Znacznik napromieniowania czeka obok toru aż do pierwszej dawki.
reference-setup-rooms = Układając własną planszę, dopilnujcie, by każde pomieszczenie startowe stykało się z pomieszczeniem o sterylności 1.
reference-setup-open = Żetony w pomieszczeniu startowym: { $start-tokens }. Ich liczba, to, czy są naładowane, i dowolny wybór pierwszego gracza to założenia.

reference-round = Runda
reference-round-phases = Trzy fazy: przygotowanie, tury graczy, promieniowanie. W pierwszej rundzie przygotowania nie ma.
reference-round-preparation = Przygotowanie: zegar schodzi o 1, odkrywacie wydarzenie, geny pasywne wracają do aktywnych, żeton losu odwraca się na stronę aktywną.
reference-round-clock = Gdy zegar miałby zejść poniżej 1, gra się kończy.
reference-round-turns = Tury graczy: kolejno zgodnie z ruchem wskazówek zegara, dopóki wszyscy nie spasują.
reference-round-radiation = Promieniowanie: testy odporności, wchłonięcie energii, rozpad.
reference-round-starter = Od drugiej rundy zaczyna ten, kto ma najmniej żetonów na planszy, gdy rusza faza tur. Przy remisie ten z remisujących, kto siedzi najbliżej po lewej od poprzedniego gracza rozpoczynającego.

reference-events = Wydarzenia
reference-events-card = W przygotowaniu odkrywacie jedną kartę i stosujecie jej tekst.
reference-events-red = Czerwone pomieszczenia mogą zniknąć z gry przez wydarzenia. Bez kart wydarzeń ten kolor nic nie znaczy.
reference-events-holes = Po usuniętym pomieszczeniu zostaje puste pole: nie da się przez nie przejść ani atakować.
reference-events-split = Karta, która rozcięłaby planszę na dwie części, nie działa.
reference-events-variant = Mniej losowo: grajcie bez kart wydarzeń.

## Twoja tura

reference-turn = Tura
reference-turn-move = Możesz wykonać jeden ruch, przed akcją albo po niej.
reference-turn-fate = Możesz wymienić energię na 1 punkt losu. Energii kosztuje to { $recovery-energy }.
reference-turn-genes = Możesz odrzucić geny budowy. O tyle na każdy gen spada napromieniowanie: { $building-relief }.
reference-turn-action = Musisz wykonać dokładnie jedną akcję z dziewięciu: pięciu głównych i czterech specjalnych.
reference-turn-open =
    { $recovery ->
        [round] Odzyskanie losu raz na rundę oraz ulga za odrzucony gen budowy, { $building-relief }, to założenia.
       *[turn] Odzyskanie losu raz na turę oraz ulga za odrzucony gen budowy, { $building-relief }, to założenia.
    }

reference-moving = Ruch i sterylność
reference-moving-step = Bierzesz dowolnie wiele żetonów z jednej grupy i przesuwasz je razem do jednego sąsiedniego pomieszczenia.
reference-moving-group = W pomieszczeniu mieści się jedna grupa, najwyżej 3 żetony.
reference-moving-blocked = Do pomieszczenia z cudzymi żetonami nie wejdziesz. Obszar radioaktywny nie przeszkadza.
reference-moving-merge = Naładowane połączone z rozładowanymi: cała grupa jest rozładowana.
reference-moving-sterility = Wchodząca grupa musi być co najmniej tak duża jak poziom sterylności pomieszczenia (1–3).
reference-moving-shrunk = Jeśli grupa zmaleje już na miejscu, może zostać, ale po wyjściu wróci dopiero, gdy urośnie.

reference-costs = Płacenie
reference-costs-genes = Gen: przełóż go z aktywnych na pasywne. Genami pasywnymi się nie płaci.
reference-costs-fate = Raz na rundę punkt losu zastąpi dowolny gen, byle nie w trakcie walki. Odwróć wtedy żeton losu.
reference-costs-energy = Energia, tylko we własnej turze: rozładuj całą grupę, 1 punkt za żeton. Nadwyżka przepada.
reference-costs-trophies = Albo oddaj trofeum właścicielowi: { $trophy-energy }.
reference-costs-hint = Duża grupa, mały koszt? Najpierw podziel ją ruchem, potem rozładuj mniejszą część.

## Akcje

reference-growth = Przyrost
reference-growth-stack = Dołóż żetony do jednej grupy, do trzech w sumie. Stan naładowania się nie zmienia.
reference-growth-spread = Albo połóż po jednym rozładowanym żetonie w pustych pomieszczeniach obok swoich grup. Sterylność obowiązuje.
reference-growth-empty = Bez żetonów w zasobach nie można jej wykonać.
reference-growth-open = Geny akcji za każdy żeton, { $growth-genes } (to opcja gry), oraz pomieszczenia przy różnych własnych grupach (bez opcji, bo aplikacja nie zna planszy).

reference-evolution = Ewolucja
reference-evolution-choice = Wybrany gen: energii tyle, ile masz już genów tego rodzaju, i jeszcze 1. Trzeci gen akcji kosztuje więc 3.
reference-evolution-die = Gen z rzutu kosztuje energii { $evolution-die-energy }. Co wskaże kość, to bierzesz.
reference-evolution-active = Nowy gen jest od razu aktywny.
reference-evolution-limit = Genów może być najwyżej 8, aktywnych i pasywnych razem. Z ośmioma nie ma Ewolucji.
reference-evolution-open = Geny akcji jako dodatkowy koszt, { $evolution-genes }, i ta sama reguła ceny dla wszystkich rodzajów to założenia. Gen na każdej ściance ustala stół.

reference-spark = Iskra
reference-spark-cost = Atak za 1 gen akcji i 1 punkt energii za każde pole między grupami. Pola obrońcy nie licz.
reference-spark-adjacent = Atak na sąsiednie pomieszczenie nie kosztuje energii.
reference-spark-own = Własnych grup nie wolno atakować.

reference-combat = Walka krok po kroku
reference-combat-step-1 = Atakujący wskazuje obie grupy i płaci.
reference-combat-step-2 = Siła atakującego: wielkość grupy, plus 1 za każdy wyczerpany gen walki, plus 1 za każdy wydany punkt losu.
reference-combat-step-3 = Obrońca liczy swoją siłę tak samo, znając już siłę atakującego.
reference-combat-step-4 = Atakujący rzuca. Każdy przy stole może za punkt losu wymusić przerzut, także kilka razy.
reference-combat-step-5 = Obrońca rzuca, przerzuty jak wyżej.
reference-combat-step-6 = Do siły dochodzi wynik kości i modyfikatory z akcji specjalnych.
reference-combat-step-7 = Wyższa suma wygrywa. Przegrany zdejmuje z grupy tyle żetonów, ile wynosi różnica.
reference-combat-step-8 = Zdjęte żetony są trofeami zwycięzcy.
reference-combat-step-9 = Remis: każdy bierze jeden żeton z grupy przeciwnika jako trofeum.
reference-combat-late = Genów walki i losu na siłę nie dołożysz po rzucie.
reference-combat-open = To, że przegrany traci najwyżej całą walczącą grupę, jest założeniem.

reference-impulse = Impuls
reference-impulse-cost = Kosztuje 1 gen telepatii. Wybierz jedno z dwojga.
reference-impulse-make = Dwie kostki promieniowania do dowolnego pomieszczenia, nawet zajętego: to obszar radioaktywny. Potem możesz naładować swoje sąsiednie grupy nie większe od jego siły.
reference-impulse-stack = Kostki położone w pomieszczeniu, które już promieniuje, zwiększają siłę tego samego obszaru.
reference-impulse-draw = Albo naładuj swoje grupy przy istniejącym obszarze, też nie większe od jego siły. Obszar traci potem 1 kostkę.

reference-pass = Pas
reference-pass-out = Do końca rundy nie masz już tur. Ruch przed pasem albo po nim jest dozwolony.
reference-pass-defence = Zaatakowany broni się normalnie i w walce może używać losu.
reference-pass-genes = Genami budowy nie obniżysz już napromieniowania, bo to robi się we własnej turze.
reference-pass-all = Gdy spasują wszyscy, zaczyna się promieniowanie.

reference-special = Akcje specjalne
reference-special-source = Koszty i opisy są na planszach graczy. Tu są tylko wyjaśnienia z instrukcji.
reference-special-fusion = Fuzja (Ferox): 2 geny telepatii i 1 punkt energii. Wolno łączyć dowolne grupy, nawet same cudze.
reference-special-saturation = Nasycenie (Cadum): napromienia wszystkich, Cadum też.
reference-special-might = Moc (Cadum): „?” w koszcie to dowolny gen.
reference-special-wave = Fala (Cadum): przesuwa obszar i od razu wywołuje przy nim test odporności z jego siłą. Żetony, które ktoś przy tym straci, Cadum bierze jako trofea.
reference-special-supergene = Supergen: jeden gen pasywny znów jest aktywny, a potem wykonujesz następną akcję. Drugiego ruchu nie ma.
reference-special-conversion = Zamiana: nowy gen jest aktywny albo pasywny tak jak ten, który zastąpił.
reference-special-takeover = Przejęcie: cudzy żeton staje się twoim trofeum, a w jego miejsce kładziesz swój.
reference-special-domination = Dominacja: przy remisie przeciwnik jak zwykle oddaje ci jeden żeton z walczącej grupy jako trofeum, a ty nie oddajesz żadnego.
reference-special-concentration = Koncentracja: kostki kładzie się według zwykłych zasad obszarów.
reference-special-teleportation = Teleportacja: przenosi żetony dowolnego gracza i nie zważa na sterylność.
reference-special-outbreak = Ognisko: tu sterylność obowiązuje.
reference-special-giant = Gigant: instrukcja go nie objaśnia. Działa tak, jak mówi plansza gracza.
reference-special-open = Ile żetonów ktoś poświęca Fali, mówicie wy. Dopiszcie je po teście, dotykając w turze wykonanej akcji. Koszty poza Fuzją wpisujecie ze swoich plansz.

## Promieniowanie

reference-test = Test odporności
reference-test-order = Obszary po kolei od najsilniejszego. Przy równej sile wybiera gracz rozpoczynający.
reference-test-who = Testuje każdy, kto ma grupę obok obszaru albo w jego pomieszczeniu.
reference-test-step-1 = Policz kostki: to siła obszaru.
reference-test-step-2 = Policz swoje sąsiednie grupy. Liczą się grupy, nie żetony.
reference-test-step-3 = Dodaj jedno do drugiego: to zagrożenie.
reference-test-step-4 = Rzuć kością i dodaj 1 za każdy aktywny gen budowy. Każdy może za punkt losu wymusić przerzut.
reference-test-step-5 = Odejmij wynik od zagrożenia.
reference-test-step-6 = Ile zostanie powyżej zera, o tyle rośnie twoje napromieniowanie.
reference-test-example = Siła 4 i dwie grupy to zagrożenie 6. Przy wyniku 1 dostajesz 5, przy wyniku 4 tylko 2.
reference-test-open = Dokończenie testów tej fazy, gdy ktoś już odpadł, jest założeniem. Tak samo to, że Fala połączona z innym obszarem ma w teście siłę obu razem.

reference-absorption = Wchłonięcie i rozpad
reference-absorption-charge = Po testach ładują się wszystkie grupy obok obszarów, o ile nie są większe od siły obszaru.
reference-absorption-decay = Potem każdy obszar traci 1 kostkę. Bez kostek przestaje istnieć.
reference-absorption-open = Ładowanie grupy stojącej w pomieszczeniu samego obszaru jest założeniem.

## Zasoby

reference-fate = Los
reference-fate-reroll = Przerzut: 1 punkt zmusza dowolnego gracza do powtórzenia dowolnego rzutu, także ciebie.
reference-fate-strength = Walka: 1 punkt to +1 do siły, zanim padną kości.
reference-fate-gene = Gen: raz na rundę 1 punkt zastępuje dowolny gen, poza walką.
reference-fate-recovery = Odzyskanie: we własnej turze energia za 1 punkt losu. Energii kosztuje to { $recovery-energy }.
reference-fate-score = Niewydany punkt losu to na końcu 2 punkty.
reference-fate-open =
    { $recovery ->
        [round] Największa liczba punktów losu, { $fate-max }, i odzyskanie raz na rundę to założenia.
       *[turn] Największa liczba punktów losu, { $fate-max }, i odzyskanie raz na turę to założenia.
    }

reference-trophies = Trofea
reference-trophies-source = To cudze żetony, głównie z wygranych walk, czasem z akcji specjalnych.
reference-trophies-energy = We własnej turze oddaj trofeum właścicielowi, a dostaniesz { $trophy-energy }.
reference-trophies-score = Zatrzymane trofeum to na końcu 1 punkt.

reference-charge = Ładowanie
reference-charge-sources = Grupy ładują się w Impulsie i przy wchłonięciu energii, zawsze tylko te nie większe od siły obszaru.
reference-charge-spend = Rozładowujesz je, płacąc energią, zawsze całą grupą.
reference-charge-stay = Rozładowana grupa zostaje w grze, tylko nie da energii, dopóki znów się nie naładuje.
reference-charge-new = Żetony położone Przyrostem w pustych pomieszczeniach są rozładowane.

## Koniec

reference-elimination = Eliminacja gracza
reference-elimination-cause = Odpada ten, czyje napromieniowanie przekroczy { $irradiation-limit }, albo kto straci wszystkie żetony na planszy.
reference-elimination-last = Każdy inny, kto nie spasował, ma jeszcze jedną turę, zgodnie z ruchem wskazówek zegara. Potem liczycie punkty.
reference-elimination-loses = Kto odpadł, ten przegrywa, bez względu na punkty.
reference-elimination-open = Utrata ostatniego żetonu na planszy oraz ostatnia tura gracza, który właśnie gra, to założenia.

reference-scoring = Punktacja
reference-scoring-when = Liczycie, gdy skończą się rundy, albo po turach, które następują po odpadnięciu gracza.
reference-scoring-tokens = Plus 1 za każdy swój żeton na planszy.
reference-scoring-trophies = Plus 1 za każde trofeum.
reference-scoring-fate = Plus 2 za każdy punkt losu.
reference-scoring-irradiation = Minus poziom napromieniowania.
reference-scoring-tie = Remis na pierwszym miejscu: wygrywają wszyscy remisujący.

reference-open = Czego instrukcja nie mówi
reference-open-options = Założenia, od których zależą liczby, są opcjami gry: zmienicie je przy zakładaniu nowej gry. Co z czym sąsiaduje na planszy, ocenia stół.
reference-open-prices = Koszt Przyrostu i Ewolucji sprawdźcie na swoich planszach, a gen na każdej ściance kości na planszy pomocniczej.
reference-open-die = Wyniki na kości: od 1 do { $die }. W przykładach instrukcji padają tylko takie, jakie ma kość czworościenna. Można grać sześcienną.
reference-open-species = Nazwy dwóch gatunków i większość ich akcji nie są znane. Wpiszcie własne.
reference-open-table = W razie sporu decyduje stół: każdą liczbę można poprawić ręcznie.
