### Ściąga z zasad Chromosome, własnymi słowami.
### Rozdział to tytuł i krótkie wiersze; wiersz „-open” mówi, co jest założeniem, a nie zapisem instrukcji.

reference-chromosome = Ściąga: Chromosome
reference-search = Szukaj w ściądze
reference-none = Brak rozdziału z tym słowem. Spróbuj krótszego.
reference-assumption = Założenie

reference-section-course = Przebieg
reference-section-turn = Twoja tura
reference-section-actions = Akcje
reference-section-radiation = Promieniowanie
reference-section-stores = Zasoby
reference-section-end = Koniec

## Przebieg

reference-chromosome-setup = Przygotowanie gry
reference-chromosome-setup-rounds = Liczba rund: 6 na dwóch graczy, 5 na trzech, 4 na czterech.
reference-chromosome-setup-genes = Każdy zaczyna z dwoma genami akcji i jednym genem telepatii, wszystkie są aktywne.
reference-chromosome-setup-fate = Każdy ma 4 punkty losu. Znacznik napromieniowania czeka obok toru aż do pierwszej dawki.
reference-chromosome-setup-rooms = Układając własną planszę, dopilnujcie, by każde pole startowe stykało się z polem o sterylności 1.
reference-chromosome-setup-open = Dwa naładowane żetony na polu startowym i dowolny wybór pierwszego gracza to założenia.

reference-chromosome-round = Runda
reference-chromosome-round-phases = Trzy fazy: przygotowanie, tury graczy, promieniowanie. W pierwszej rundzie przygotowania nie ma.
reference-chromosome-round-preparation = Przygotowanie: zegar schodzi o 1, odkrywacie wydarzenie, geny pasywne wracają do aktywnych, żeton losu odwraca się na stronę aktywną.
reference-chromosome-round-clock = Gdy zegar miałby zejść poniżej 1, gra się kończy.
reference-chromosome-round-turns = Tury graczy: kolejno zgodnie z ruchem wskazówek zegara, dopóki wszyscy nie spasują.
reference-chromosome-round-radiation = Promieniowanie: testy odporności, wchłonięcie energii, rozpad.
reference-chromosome-round-starter = Od drugiej rundy zaczyna ten, kto ma najmniej żetonów na planszy, gdy rusza faza tur. Przy remisie: remisujący najbliżej po lewej od poprzednio zaczynającego.

reference-chromosome-events = Wydarzenia
reference-chromosome-events-card = W przygotowaniu odkrywacie jedną kartę i stosujecie jej tekst.
reference-chromosome-events-holes = Po usuniętym polu zostaje dziura: nie da się przez nią chodzić ani atakować.
reference-chromosome-events-split = Karta, która rozcięłaby planszę na dwie części, nie działa.
reference-chromosome-events-variant = Mniej losowo: grajcie bez kart wydarzeń.

## Twoja tura

reference-chromosome-turn = Tura
reference-chromosome-turn-move = Możesz wykonać jeden ruch, przed akcją albo po niej.
reference-chromosome-turn-fate = Możesz oddać 3 punkty energii za 1 punkt losu.
reference-chromosome-turn-genes = Możesz odrzucić geny budowy, żeby zmniejszyć napromieniowanie.
reference-chromosome-turn-action = Musisz wykonać dokładnie jedną akcję z dziewięciu: pięć głównych i cztery specjalne.
reference-chromosome-turn-open = Odzyskanie losu raz na turę oraz 1 poziom napromieniowania za każdy gen budowy to założenia.

reference-chromosome-moving = Ruch i sterylność
reference-chromosome-moving-step = Bierzesz dowolnie wiele żetonów z jednej grupy i stawiasz je razem na jednym sąsiednim polu.
reference-chromosome-moving-group = Na polu mieści się jedna grupa, najwyżej 3 żetony.
reference-chromosome-moving-blocked = Na pole z cudzymi żetonami nie wejdziesz. Pole radioaktywne nie przeszkadza.
reference-chromosome-moving-merge = Naładowane połączone z rozładowanymi: cała grupa jest rozładowana.
reference-chromosome-moving-sterility = Wchodząca grupa musi być co najmniej tak duża, jak sterylność pola (1–3).
reference-chromosome-moving-shrunk = Jeśli grupa zmaleje już na miejscu, może zostać, ale po wyjściu wróci dopiero, gdy urośnie.

reference-chromosome-costs = Płacenie
reference-chromosome-costs-genes = Gen: przełóż go z aktywnych na pasywne. Geny pasywne nie płacą.
reference-chromosome-costs-fate = Raz na rundę punkt losu zastąpi dowolny gen, byle nie w trakcie walki. Odwróć wtedy żeton losu.
reference-chromosome-costs-energy = Energia, tylko we własnej turze: rozładuj całą grupę, 1 punkt za żeton. Nadwyżka przepada.
reference-chromosome-costs-trophies = Albo oddaj trofeum właścicielowi: 2 punkty energii.
reference-chromosome-costs-hint = Duża grupa, mały koszt? Najpierw podziel ją ruchem, potem rozładuj mniejszą część.

## Akcje

reference-chromosome-growth = Przyrost
reference-chromosome-growth-stack = Dołóż żetony do jednej grupy, do trzech w sumie. Stan naładowania się nie zmienia.
reference-chromosome-growth-spread = Albo połóż po jednym rozładowanym żetonie na pustych polach obok swoich grup. Sterylność obowiązuje.
reference-chromosome-growth-empty = Bez żetonów w zasobach tej akcji nie ma.
reference-chromosome-growth-open = Jeden gen akcji za każdy żeton i dowolne własne grupy jako sąsiedzi to założenia.

reference-chromosome-evolution = Ewolucja
reference-chromosome-evolution-choice = Wybrany gen: energii tyle, ile masz już genów tego rodzaju, i jeszcze 1. Trzeci gen akcji kosztuje więc 3.
reference-chromosome-evolution-die = Gen z rzutu: 1 punkt energii. Co wskaże kość, to bierzesz.
reference-chromosome-evolution-active = Nowy gen jest od razu aktywny.
reference-chromosome-evolution-limit = Genów może być najwyżej 8, aktywnych i pasywnych razem. Z ośmioma nie ma Ewolucji.
reference-chromosome-evolution-open = Jeden gen akcji jako dodatkowy koszt i ta sama reguła ceny dla wszystkich rodzajów to założenia. Gen na każdej ściance ustalacie sami.

reference-chromosome-spark = Iskra
reference-chromosome-spark-cost = Atak za 1 gen akcji i 1 punkt energii za każde pole między grupami. Pola obrońcy nie licz.
reference-chromosome-spark-adjacent = Atak na sąsiednie pole nie kosztuje energii.
reference-chromosome-spark-own = Własnych grup nie wolno atakować.

reference-chromosome-combat = Walka krok po kroku
reference-chromosome-combat-step-1 = Atakujący wskazuje obie grupy i płaci.
reference-chromosome-combat-step-2 = Siła atakującego: wielkość grupy, plus 1 za każdy wyczerpany gen walki, plus 1 za każdy wydany punkt losu.
reference-chromosome-combat-step-3 = Obrońca liczy swoją siłę tak samo, znając już siłę atakującego.
reference-chromosome-combat-step-4 = Atakujący rzuca. Każdy przy stole może za punkt losu wymusić przerzut, także kilka razy.
reference-chromosome-combat-step-5 = Obrońca rzuca, przerzuty jak wyżej.
reference-chromosome-combat-step-6 = Do siły dochodzi wynik kości i premie z akcji specjalnych.
reference-chromosome-combat-step-7 = Wyższa suma wygrywa. Przegrany zdejmuje z grupy tyle żetonów, ile wynosi różnica.
reference-chromosome-combat-step-8 = Zdjęte żetony są trofeami zwycięzcy.
reference-chromosome-combat-step-9 = Remis: każdy bierze jeden żeton z grupy przeciwnika jako trofeum.
reference-chromosome-combat-late = Genów walki i losu na siłę nie dołożysz po rzucie.
reference-chromosome-combat-open = To, że przegrany traci najwyżej całą walczącą grupę, jest założeniem.

reference-chromosome-impulse = Impuls
reference-chromosome-impulse-cost = Kosztuje 1 gen telepatii. Wybierz jedno z dwojga.
reference-chromosome-impulse-make = Dwie kostki promieniowania na dowolne pole, nawet zajęte. Potem możesz naładować swoje sąsiednie grupy nie większe od siły obszaru.
reference-chromosome-impulse-stack = Kostki na polu, które już promieniuje, zwiększają siłę tego samego obszaru.
reference-chromosome-impulse-draw = Albo naładuj swoje grupy przy istniejącym obszarze, też nie większe od jego siły. Obszar traci potem 1 kostkę.

reference-chromosome-pass = Pas
reference-chromosome-pass-out = Do końca rundy nie masz już tur. Ruch przed pasem albo po nim jest dozwolony.
reference-chromosome-pass-defence = Zaatakowany broni się normalnie i w walce może używać losu.
reference-chromosome-pass-genes = Genami budowy nie obniżysz już napromieniowania, bo to robi się we własnej turze.
reference-chromosome-pass-all = Gdy spasują wszyscy, zaczyna się promieniowanie.

reference-chromosome-special = Akcje specjalne
reference-chromosome-special-source = Koszty i opisy są na planszach graczy. Tu są tylko wyjaśnienia z instrukcji.
reference-chromosome-special-fusion = Fuzja (Ferox): 2 geny telepatii i 1 punkt energii. Wolno łączyć dowolne grupy, nawet same cudze.
reference-chromosome-special-saturation = Nasycenie (Cadum): napromienia wszystkich, Cadum też.
reference-chromosome-special-wave = Fala (Cadum): przesuwa obszar i od razu wywołuje przy nim test odporności z jego siłą. Żetony, które ktoś przy tym straci, Cadum bierze jako trofea.
reference-chromosome-special-supergene = Supergen: jeden gen pasywny znów jest aktywny, a potem wykonujesz następną akcję. Drugiego ruchu nie ma.
reference-chromosome-special-conversion = Zamiana: nowy gen jest aktywny albo pasywny tak jak ten, który zastąpił.
reference-chromosome-special-takeover = Przejęcie: cudzy żeton staje się twoim trofeum, a w jego miejsce kładziesz swój.
reference-chromosome-special-domination = Dominacja: przy remisie bierzesz trofeum, a sam nic nie oddajesz.
reference-chromosome-special-concentration = Koncentracja: kostki kładzie się według zwykłych zasad obszarów.
reference-chromosome-special-teleportation = Teleportacja: przenosi żetony dowolnego gracza i nie zważa na sterylność.
reference-chromosome-special-outbreak = Ognisko: tu sterylność obowiązuje.
reference-chromosome-special-giant = Gigant: wróg i tak oddaje ci jeden żeton z walczącej grupy.
reference-chromosome-special-open = Założenia: Gigant działa tak przy remisie, a żetony tracone przy Fali rozliczacie sami. Koszty poza Fuzją wpisujecie ze swoich plansz.

## Promieniowanie

reference-chromosome-test = Test odporności
reference-chromosome-test-order = Obszary po kolei od najsilniejszego. Przy równej sile wybiera gracz rozpoczynający.
reference-chromosome-test-who = Testuje każdy, kto ma grupę obok obszaru albo na jego polu.
reference-chromosome-test-step-1 = Policz kostki: to siła obszaru.
reference-chromosome-test-step-2 = Policz swoje sąsiednie grupy. Liczą się grupy, nie żetony.
reference-chromosome-test-step-3 = Dodaj jedno do drugiego: to zagrożenie.
reference-chromosome-test-step-4 = Rzuć kością i dodaj 1 za każdy aktywny gen budowy. Każdy może za punkt losu wymusić przerzut.
reference-chromosome-test-step-5 = Odejmij wynik od zagrożenia.
reference-chromosome-test-step-6 = Ile zostanie powyżej zera, o tyle rośnie twoje napromieniowanie.
reference-chromosome-test-example = Siła 4 i dwie grupy to zagrożenie 6. Przy wyniku 1 dostajesz 5, przy wyniku 4 tylko 2.
reference-chromosome-test-open = Dokończenie testów tej fazy, gdy ktoś już odpadł, jest założeniem.

reference-chromosome-absorption = Wchłonięcie i rozpad
reference-chromosome-absorption-charge = Po testach ładują się wszystkie grupy obok obszarów, o ile nie są większe od siły obszaru.
reference-chromosome-absorption-decay = Potem każdy obszar traci 1 kostkę. Bez kostek przestaje istnieć.
reference-chromosome-absorption-open = Ładowanie grupy stojącej na polu samego obszaru jest założeniem.

## Zasoby

reference-chromosome-fate = Los
reference-chromosome-fate-reroll = Przerzut: 1 punkt zmusza dowolnego gracza do powtórzenia dowolnego rzutu, także ciebie.
reference-chromosome-fate-strength = Walka: 1 punkt to 1 do siły, zanim padną kości.
reference-chromosome-fate-gene = Gen: raz na rundę 1 punkt zastępuje dowolny gen, poza walką.
reference-chromosome-fate-recovery = Odzyskanie: we własnej turze 3 punkty energii za 1 punkt losu.
reference-chromosome-fate-score = Niewydany punkt losu to na końcu 2 punkty.
reference-chromosome-fate-open = Najwyżej 4 punkty losu i odzyskanie raz na turę to założenia.

reference-chromosome-trophies = Trofea
reference-chromosome-trophies-source = To cudze żetony, głównie z wygranych walk, czasem z akcji specjalnych.
reference-chromosome-trophies-energy = We własnej turze oddaj trofeum właścicielowi, a dostaniesz 2 punkty energii.
reference-chromosome-trophies-score = Zatrzymane trofeum to na końcu 1 punkt.

reference-chromosome-charge = Ładowanie
reference-chromosome-charge-sources = Grupy ładują się w Impulsie i przy wchłonięciu energii, zawsze tylko te nie większe od siły obszaru.
reference-chromosome-charge-spend = Rozładowujesz je, płacąc energią, zawsze całą grupą.
reference-chromosome-charge-new = Żetony położone Przyrostem na pustych polach są rozładowane.

## Koniec

reference-chromosome-elimination = Odpadnięcie gracza
reference-chromosome-elimination-cause = Odpada ten, kogo napromieniowanie przekroczy 7, albo kto straci wszystkie żetony na planszy.
reference-chromosome-elimination-last = Każdy inny, kto nie spasował, ma jeszcze jedną turę, zgodnie z ruchem wskazówek zegara. Potem liczycie punkty.
reference-chromosome-elimination-loses = Kto odpadł, ten przegrywa, bez względu na punkty.
reference-chromosome-elimination-open = Dokładna granica napromieniowania, utrata ostatniego żetonu oraz ostatnia tura gracza, który właśnie gra, to założenia.

reference-chromosome-scoring = Punktacja
reference-chromosome-scoring-when = Liczycie, gdy skończą się rundy albo po turach, które następują po odpadnięciu gracza.
reference-chromosome-scoring-tokens = Plus 1 za każdy swój żeton na planszy.
reference-chromosome-scoring-trophies = Plus 1 za każde trofeum.
reference-chromosome-scoring-fate = Plus 2 za każdy punkt losu.
reference-chromosome-scoring-irradiation = Minus poziom napromieniowania.
reference-chromosome-scoring-tie = Remis na szczycie: wygrywają wszyscy remisujący.

reference-chromosome-open = Czego instrukcja nie mówi
reference-chromosome-open-options = Każde założenie jest opcją gry. Zmienicie je przy zakładaniu nowej gry.
reference-chromosome-open-prices = Koszt Przyrostu i Ewolucji oraz gen na każdej ściance kości sprawdźcie na swoich planszach.
reference-chromosome-open-die = Kość ma cztery ścianki, bo tylko takie wyniki padają w przykładach. Można grać sześcienną.
reference-chromosome-open-species = Nazwy dwóch gatunków i większość ich akcji nie są znane. Wpiszcie własne.
reference-chromosome-open-table = W razie sporu decyduje stół: każdą liczbę można poprawić ręcznie.
