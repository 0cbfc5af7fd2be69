### Ściąga z zasad, własnymi słowami.
### Rozdział to tytuł i krótkie wiersze; wiersz „-open” mówi, co jest założeniem, a nie zapisem instrukcji.

reference-title = Ściąga: Karnomorfy

reference-section-course = Przebieg
reference-section-bag = Woreczek i spotkania
reference-section-intruders = Intruzi
reference-section-characters = Postacie
reference-section-goals = Cele i ucieczka
reference-section-end = Koniec

## Przebieg

reference-setup = Przygotowanie gry
reference-setup-ship = Plansza stroną podstawową. Zakryte pomieszczenia „2”, potem „1”, na każdym żeton eksploracji. Losowa karta koordynat obok Kokpitu, znacznik destynacji na B.
reference-setup-pods = Dobieracie losowo kapsuły: 2 dla jednej lub dwóch osób, 3 dla trzech lub czterech, 4 dla pięciu. Najniższy numer do sektora A, następny do B i tak na zmianę, wszystkie zamknięte.
reference-setup-engines = Do każdego silnika dwa żetony, uszkodzony i sprawny, potasowane i zakryte. Liczy się wierzchni, nikt ich nie podgląda.
reference-setup-board = Plansza karnomorfów: { $eggs } jaj i 3 losowe zakryte adaptacje, a na nich powłóczący, ścierwojad i rzeźnik.
reference-setup-bag = Do kolonii: 1 pusty żeton, 2 niebieskich i 2 czerwonych metażerców oraz po 1 czerwonym za każdą osobę.
reference-setup-decks = Tasujecie przedmioty, wydarzenia, ataki, skażenie, mutacje i głębokie rany. Znacznik czasu na zielone pole.
reference-setup-numbers = Karty pomocy od 1 do liczby graczy, losowo: numer to kolejność wyboru postaci. Potem wymieniacie je na karty z Karnomorfów.
reference-setup-objectives = Odkładacie cele z liczbą większą niż liczba graczy. Każdy dostaje jeden cel korporacyjny i jeden osobisty.
reference-setup-characters = Dopiero teraz postacie: gracz 1 odkrywa dwie, jedną zachowuje, drugą wtasowuje. Potem gracz 2 i kolejni.
reference-setup-player = Dla każdego: plansza, figurka w Hibernatorium, potasowane akcje, broń z amunicją, dwa nieaktywne przedmioty osobiste.
reference-setup-start = Gracz 1 bierze znacznik pierwszego gracza. W Hibernatorium leży niebieskie ciało.
reference-setup-open = Że w pudełkach jest 12 żetonów powłóczących, 3 ścierwojadów i 1 rzeźnika, to założenie: większość pochodzi z gry podstawowej.

reference-round = Runda
reference-round-phases = Dwie fazy: graczy i wydarzeń.
reference-round-players = Tury idą jak w grze podstawowej, aż wszyscy spasują. Aplikacja pokazuje, czyja kolej, ale niczego nie wymusza.
reference-round-hand =
    { $hand-size ->
        [one] W nowej rundzie każdy dobiera do { $hand-size } karty. 
        [few] W nowej rundzie każdy dobiera do { $hand-size } kart. 
        [many] W nowej rundzie każdy dobiera do { $hand-size } kart. 
       *[other] W nowej rundzie każdy dobiera do { $hand-size } karty. 
    }{ $first-player-moves ->
        [true] Znacznik pierwszego gracza idzie w lewo.
       *[false] Znacznik pierwszego gracza nie wędruje.
    }
reference-round-time =
    { $time-track ->
        [one] Tor czasu: { $time-track } runda. Znacznik przesuwa się w fazie wydarzeń; aplikacja mówi, kiedy zaczyna się ostatnia.
        [few] Tor czasu: { $time-track } rundy. Znacznik przesuwa się w fazie wydarzeń; aplikacja mówi, kiedy zaczyna się ostatnia.
        [many] Tor czasu: { $time-track } rund. Znacznik przesuwa się w fazie wydarzeń; aplikacja mówi, kiedy zaczyna się ostatnia.
       *[other] Tor czasu: { $time-track } rundy. Znacznik przesuwa się w fazie wydarzeń; aplikacja mówi, kiedy zaczyna się ostatnia.
    }
reference-round-destruct =
    { $self-destruct-track ->
        [one] Samozniszczenie ma { $self-destruct-track } pole; jego znacznik idzie razem z czasem. Żółte od { $self-destruct-yellow }: nie można przerwać, wszystkie kapsuły się otwierają. Na końcu statek wybucha.
        [few] Samozniszczenie ma { $self-destruct-track } pola; jego znacznik idzie razem z czasem. Żółte od { $self-destruct-yellow }: nie można przerwać, wszystkie kapsuły się otwierają. Na końcu statek wybucha.
        [many] Samozniszczenie ma { $self-destruct-track } pól; jego znacznik idzie razem z czasem. Żółte od { $self-destruct-yellow }: nie można przerwać, wszystkie kapsuły się otwierają. Na końcu statek wybucha.
       *[other] Samozniszczenie ma { $self-destruct-track } pola; jego znacznik idzie razem z czasem. Żółte od { $self-destruct-yellow }: nie można przerwać, wszystkie kapsuły się otwierają. Na końcu statek wybucha.
    }
reference-round-last = Gdy minie czas, na pokładzie nie ma już nikogo albo nie ma statku, następuje sprawdzanie skażenia.
reference-round-open = Długość obu torów, początek niebieskich i żółtych pól, liczba kart na ręce i to, czy znacznik pierwszego gracza wędruje, to założenia. Wszystkie są opcjami.

reference-events = Faza wydarzeń
reference-events-step-1 = Tor czasu: znacznik czasu o jedno pole dalej, a jeśli trwa samozniszczenie, to jego znacznik także.
reference-events-step-2 = Atak intruzów – żer: intruzi w walce atakują, pozostali żerują, jeśli mają na czym.
reference-events-step-3 = Skutki pożarów: każdy intruz w płonącym pomieszczeniu dostaje 1 obrażenie.
reference-events-step-4 = Karta wydarzenia: dobieracie jedną i wykonujecie.
reference-events-step-5 = Kolonia intruzów: dobieracie jeden żeton i wykonujecie jego efekt.
reference-events-fire = Do obrażenia od ognia też dobieracie kartę ataku: może zabić.
reference-events-card = Rzeźnik, którego wydarzenie kieruje do korytarzy technicznych, zostaje na miejscu.
reference-events-order = Aplikacja prowadzi przez pięć kroków. Pokazuje, co już zrobiła, i wymienia, co zostaje dla rąk.

## Woreczek i spotkania

reference-bag = Kolonia intruzów
reference-bag-start = Na początku 5 żetonów i po 1 za każdą osobę.
reference-bag-add = „Dołóż żeton metażercy” to zawsze czerwony, dopóki jest, a potem niebieski.
reference-bag-leave = Niebieski metażerca i rzeźnik dobrani w fazie wydarzeń nie wracają do kolonii. Pozostałe żetony wracają.
reference-bag-figures = Figurki z czerwonego żetonu, z żeru albo po śmierci intruza nie zabierają żetonów z kolonii.
reference-bag-hidden = Stół może ukryć liczby: wtedy nikt nie widzi zawartości kolonii ani szans.
reference-bag-open = Gdy zabraknie żetonów metażerców obu kolorów, dołożenie nic nie robi: założenie. Żadna zasada nie dokłada tu ścierwojadów ani rzeźnika; jeśli robi to karta, poprawcie woreczek.

reference-tokens = Żetony w fazie wydarzeń
reference-tokens-blue = Niebieski metażerca: wszyscy wykonują rzut na szmery. Żeton nie wraca, dokładacie żeton metażercy.
reference-tokens-red = Czerwony metażerca: figurka metażercy wszędzie tam, gdzie jest metażerca lub ciężki obiekt, także w walce albo w rękach, oraz w odkrytym, niezniszczonym gnieździe. Żeton wraca.
reference-tokens-shambler = Powłóczący: żeton wraca, wszyscy wykonują rzut na szmery.
reference-tokens-fleshbeast = Ścierwojad: tak samo.
reference-tokens-butcher = Rzeźnik: trafia do postaci ze śluzem. Gdy jest ich kilka: do tej, która ma najmniej kart, potem do wcześniejszej w kolejności. Gdy nie ma żadnej: do pierwszego gracza. Spotkanie; żeton nie wraca.
reference-tokens-blank = Pusty: żeton wraca. Powłóczący bez postaci w pomieszczeniu znikają z planszy, ich żetony wracają. Dokładacie żeton metażercy, potem wszyscy: rzut na szmery.
reference-tokens-open = Gdy brakuje figurek, a także czy gniazdo liczy się podwójnie, decyduje stół. Przy pustym żetonie wraca najwyżej tyle żetonów powłóczących, ile leży obok: założenie.

reference-encounter = Spotkanie
reference-encounter-draw = Zdejmujecie szmery wokół pomieszczenia, dobieracie żeton i stawiacie tego intruza przy postaci.
reference-encounter-surprise = Na ręce mniej kart niż liczba na żetonie: atak z zaskoczenia.
reference-encounter-metagorger = Metażerca po ataku od razu znika, zob. jego atak. To i tak jest spotkanie.
reference-encounter-token = Żeton intruza, który przyszedł, zostaje poza kolonią, jak w grze podstawowej.
reference-encounter-blank = Pusty żeton: szmery w każdym korytarzu tego pomieszczenia. Jeśli był ostatni, dołóżcie żeton metażercy. Potem pusty wraca do kolonii.
reference-encounter-first = Pierwszy intruz na planszy oznacza, że każdy wybiera cel.
reference-encounter-open = Liczby na żetonach należą do gry podstawowej: porównujecie je przy stole i mówicie aplikacji, kto zaatakował.

reference-noise = Rzut na szmery
reference-noise-who = W kolejności rozgrywania rzuca każdy, kto nie jest zaangażowany w walkę.
reference-noise-number = Liczba: szmery w tym korytarzu. Jeśli już tam są: spotkanie.
reference-noise-danger = Niebezpieczeństwo: wchodzą intruzi z sąsiedztwa, którzy nie walczą. Gdy ich nie ma, szmery w każdym korytarzu, w którym ich brakuje.
reference-noise-silence = Cisza: nic się nie dzieje.
reference-noise-slime = Ze śluzem cisza jest niebezpieczeństwem.
reference-noise-open = Kość jest z gry podstawowej: od 1 do 4 po dwa razy, niebezpieczeństwo i cisza. Tak liczone są szanse.

## Intruzi

reference-kinds = Cztery rodzaje
reference-kinds-levels = Według poziomu: metażerca, powłóczący, ścierwojad, rzeźnik. Żerując, każdy staje się następnym.
reference-kinds-words = „Intruz” na kartach gry podstawowej to każdy karnomorf.
reference-kinds-figures = W pudełku jest 8 metażerców, 8 powłóczących, 3 ścierwojady i 1 rzeźnik. Aplikacja liczy, ile figurek zostało.
reference-kinds-butcher = Rzeźnik nie mieści się w korytarzach technicznych: zostaje w pomieszczeniu.
reference-kinds-larva = Larwy nie ma. Na jej polu na planszy postaci leżą znaczniki mutacji.
reference-kinds-open = „Usuńcie tylko obrażenia” przy rzeźniku, a po jego śmierci przy ścierwojadzie, czytamy tak, że i one żywią się (założenie).

reference-feeding = Żer
reference-feeding-who = Żeruje intruz, który nie walczy, a w jego pomieszczeniu jest ciężki obiekt albo inny metażerca.
reference-feeding-order = Kolejność w pomieszczeniu: rzeźnik, ścierwojad, powłóczący, metażerca.
reference-feeding-step-1 = Leczenie: zdejmujecie wszystkie jego obrażenia.
reference-feeding-step-2 = Ewolucja: zamieniacie figurkę na następny poziom.
reference-feeding-step-3 = Żywienie: usuwacie z pomieszczenia jedną rzecz do zjedzenia.
reference-feeding-food = Kolejność pożywienia: { $food }.
reference-feeding-blocked = Nie ma wolnej figurki następnego poziomu: bez ewolucji, ale leczy się i je.
reference-feeding-butcher = Rzeźnik nie ewoluuje. Po jego śmierci ścierwojad zostaje ścierwojadem.
reference-feeding-once = Każdy żeruje raz. Zjedzony metażerca nie żeruje i nie zostawia zwłok. Wyższe poziomy nigdy nie są pożywieniem.
reference-feeding-voracious =
    Przy odkrytych „Żarłocznych” intruzi w walce żerują przed atakiem. { $carried-food ->
        [true] Żywią się też tym, co niosą postacie.
       *[false] Tym, co niosą postacie, się nie żywią.
    }
reference-feeding-open = „Każdy raz” wynika z przykładu. O kolejności pomieszczeń, gdy brakuje figurek, decyduje stół. Że intruz, który atakiem zakończył walkę, żeruje jeszcze w tym kroku, to założenie.

reference-nest = Gniazdo i jaja
reference-nest-eggs =
    { $nest-in-combat ->
        [true] Dopóki na planszy karnomorfów są jaja, każdy intruz w gnieździe, także w walce, żywi się jednym w kroku ataku.
       *[false] Dopóki na planszy karnomorfów są jaja, każdy intruz w gnieździe, który nie walczy, żywi się jednym w kroku ataku.
    }
reference-nest-destroyed = Bez jaj na planszy gniazdo jest zniszczone: intruzi mogą do tego doprowadzić, żerując.
reference-nest-first =
    { $nest-food ->
        [egg] W gnieździe jajo z planszy idzie nawet przed czerwonym ciałem.
       *[corpse] W gnieździe czerwone ciało idzie nawet przed jajem z planszy.
    }
reference-nest-open = W instrukcji jest dosłownie: najpierw jajo. Kolejność jest opcją, podobnie jak to, czy jajami żywią się tam też intruzi w walce.

reference-examples = Trzy przykłady
reference-examples-first = Dwóch metażerców samych w pomieszczeniu: jeden żywi się drugim, zostaje jeden powłóczący.
reference-examples-second = Ścierwojad i metażerca w gnieździe, na planszy 6 jaj: każdy żywi się jajem. Zostają rzeźnik, powłóczący i 4 jaja.
reference-examples-third = Powłóczący i metażerca, a przy nich zwłoki intruza i czerwone ciało: powłóczący żywi się ciałem, metażerca zwłokami. Zostają ścierwojad i powłóczący, bez pożywienia.
reference-examples-blue = Niebieskie ciało idzie na końcu, ale może zostać zjedzone. Wtedy jednego z celów nie da się już zrealizować.

reference-attack = Atak intruza
reference-attack-order = Postać i intruz w jednym pomieszczeniu są w walce. W kroku ataku atakuje każdy intruz w walce.
reference-attack-metagorger = Metażerca nie dobiera karty ataku. Zamiast niej: 1 karta mutacji, 1 karta skażenia i 1 powierzchowna rana.
reference-attack-card = Kto już ma kartę mutacji, bierze tylko kartę skażenia i ranę.
reference-attack-token = W obu przypadkach figurka znika, a do kolonii trafia żeton powłóczącego.
reference-attack-others = Pozostali atakują kartą, jak w grze podstawowej.
reference-attack-open = Tryb szybki nie zna pomieszczeń: spotkanie to jedna walka tej postaci, aż skończy ją atak metażercy albo śmierć intruza (założenie).

reference-death = Obrażenia i śmierć
reference-death-injury = Gdy intruz dostaje obrażenia, dobieracie jedną kartę ataku i patrzycie na jej dwie liczby.
reference-death-number = Górna dotyczy metażercy, dolna pozostałych. Nie większa niż obrażenia: intruz ginie.
reference-death-small = Metażerca: { $metagorger-leaves }. Powłóczący: { $shambler-leaves }.
reference-death-fleshbeast = Ścierwojad: { $fleshbeast-leaves }.
reference-death-butcher = Rzeźnik: { $butcher-leaves }. Nigdy nie wraca.
reference-death-bag = Woreczek zostaje bez zmian.
reference-death-open = Rzeźnik, który już stoi na planszy po ewolucji, nie przychodzi drugi raz: żeton odchodzi bez figurki (założenie).

reference-adaptations = Adaptacje
reference-adaptations-start = Trzy z ośmiu kart leżą zakryte, po jednej dla powłóczącego, ścierwojada i rzeźnika.
reference-adaptations-reveal =
    { $reveal ->
        [leaving] Kartę odkrywacie, gdy schodzi z niej figurka: przy pierwszym spotkaniu tego rodzaju, przez ewolucję albo po śmierci intruza.
       *[encounter] Kartę odkrywacie przy pierwszym spotkaniu tego rodzaju.
    }
reference-adaptations-effect = Odkryta działa na wszystkich intruzów, dopóki jej nie odrzucicie.
reference-adaptations-discard = Zbadajcie jej obiekt w Laboratorium: karta wypada z gry.
reference-adaptations-objects = Badać można ciało członka załogi, zwłoki intruza albo jajo intruza.
reference-adaptations-voracious = „Żarłoczni”: intruzi w walce najpierw żerują, potem atakują. Aplikacja to uwzględnia.
reference-adaptations-open = Teksty wymieniają tylko „Żarłocznych”. Nazwę, efekt i obiekt każdej innej wpisujecie raz, aplikacja je pamięta. Że odkrywa ją też ewolucja i śmierć, wynika ze skrótu zasad i jest opcją.

## Postacie

reference-mutation = Karta mutacji
reference-mutation-draw = Dobierasz dwie, jedną zachowujesz zakrytą, drugą wtasowujesz.
reference-mutation-secret = Nikt jej nie widzi aż do pierwszego użycia. Aplikacja pokazuje ją tylko temu, kto ją ma.
reference-mutation-one = Nigdy drugiej: mając kartę, już nie dobierasz.
reference-mutation-lose = Pozbywa się jej Komora dekontaminacyjna albo Antidotum.
reference-mutation-open = Jeśli żaden kafelek nie nazywa się Komorą dekontaminacyjną, o które pomieszczenie chodzi, ustala stół: założenie.

reference-markers = Znaczniki mutacji
reference-markers-without = Bez karty mutacji zamiast znacznika dobierasz tę kartę.
reference-markers-place = Z kartą kładziesz znacznik tam, gdzie w grze podstawowej stoi larwa.
reference-markers-fourth =
    { $mutant-corpse ->
        [blue] Znacznik numer { $fatal-markers } zabija: w pomieszczeniu postaci pojawia się powłóczący i niebieskie ciało.
       *[red] Znacznik numer { $fatal-markers } zabija: w pomieszczeniu postaci pojawia się powłóczący i czerwone ciało.
    }
reference-markers-stay = Znaczniki zostają do końca gry, nawet gdy karta zniknie.
reference-markers-open = Koloru tego ciała instrukcja nie podaje: czerwony albo niebieski to opcja.

reference-action = Akcja mutacji
reference-action-step-1 = Wybierz z ręki kartę skażenia i zeskanuj ją.
reference-action-step-2 = Połóż znacznik mutacji, niezależnie od wyniku.
reference-action-step-3 = Wykonaj ten efekt karty mutacji, który pasuje do wyniku.
reference-action-infected = ZARAŻENIE: karta skażenia idzie na stos kart odrzuconych.
reference-action-clean = BRAK ZARAŻENIA: usuwasz ją, a na stos kart odrzuconych kładziesz nową kartę skażenia.
reference-action-reveal = Za pierwszym razem odkryj kartę mutacji, tak by wszyscy ją widzieli.
reference-action-example = Gdy do znacznika numer { $fatal-markers } brakuje jednego, to ostatnia rzecz, jaką robi postać: zabija ją.

reference-contamination = Skażenie i skanowanie
reference-contamination-source = Daje je atak metażercy, a także karty i pomieszczenia gry podstawowej.
reference-contamination-scan = Skanujecie przez Odpoczynek, w Kantynie i w Prysznicach, jak w grze podstawowej.
reference-contamination-infected = ZARAŻENIE: znacznik mutacji zamiast larwy. Bez karty mutacji: ta karta zamiast znacznika.
reference-contamination-clean = Reszta zasad tych kart jest taka jak w grze podstawowej.

reference-objects = Ciężkie obiekty
reference-objects-which = Ciało członka załogi, zwłoki intruza, jajo intruza.
reference-objects-carry = Są pożywieniem tam, gdzie leżą. Czerwony żeton liczy też te, które ktoś niesie.
reference-objects-blue = Niebieskie ciało to ciało jak każde inne. Intruzi jedzą je na końcu.
reference-objects-use = W Laboratorium badacie je, żeby odrzucać adaptacje.

## Cele i ucieczka

reference-objectives = Pierwsze spotkanie
reference-objectives-deal = Każdy zaczyna z dwoma celami.
reference-objectives-choose = Gdy na planszy pojawi się pierwszy intruz, każdy zachowuje jeden, a drugi odrzuca bez pokazywania.
reference-objectives-vanished = Także wtedy, gdy metażerca zaatakuje z zaskoczenia i od razu zniknie.
reference-objectives-secret = Aplikacja pokazuje cele tylko temu, czyje są: na własnym telefonie albo gdy palec przytrzymuje ekran.

reference-clarified = Cztery wyjaśnione cele
reference-clarified-field = Ekstremalna biologia terenowa: odrzucone są co najmniej dwie adaptacje.
reference-clarified-hunt = Wielkie polowanie: wysłany sygnał i zabity rzeźnik.
reference-clarified-ovo = Ab ovo: odrzucona jest adaptacja, której obiektem jest jajo intruza.
reference-clarified-necroscopy = Nekropsja: wysłany sygnał i odrzucona adaptacja, której obiektem są zwłoki intruza.
reference-clarified-blue = Uwaga na niebieskie ciało: intruz może je zjeść, a razem z nim przepada cel.
reference-clarified-open = Czy wybuch, w którym ginie rzeźnik, spełnia Wielkie łowy, decyduje stół: karta z gry podstawowej na to pozwala.

reference-modes = Solo i kooperacja
reference-modes-solo = Solo: dwa cele solo/kooperacja, po pierwszym spotkaniu zostaje jeden. Trzeba go zrealizować i przeżyć.
reference-modes-crew = Kooperacja: jeden cel na gracza, odkryte. Wszystkie zrealizowane i choć jedna żywa postać: wygrywa cała załoga.
reference-modes-list = Jest ich siedem. Ziemia; niebieskie ciało w Komorze dekontaminacyjnej; dwie adaptacje; zabrane jajo; z sygnałem: rzeźnik, gniazdo, wszystkie pomieszczenia.
reference-modes-signal = Kilka celów z sygnałem: do każdego sygnał innej postaci.
reference-modes-items = Solo: w pomieszczeniach jest połowa przedmiotów, w górę.
reference-modes-revive = Kooperacja: ciało zaniesione do sprawnego Ambulatorium bez intruzów wraca do gry w następnej turze, bez powierzchownych ran, głębokie są opatrzone.
reference-modes-open = Teksty dodatku nie mają tych trybów. Są z gry podstawowej, ze źródeł publicznych; adaptacje zamiast słabości i rzeźnik zamiast królowej to założenie.

reference-pods = Kapsuły i hibernacja
reference-pods-count = Dwie, trzy albo cztery kapsuły, zależnie od liczby graczy, w sektorach A i B.
reference-pods-unlock = Wszystkie kapsuły otwiera pierwsza śmierć postaci albo samozniszczenie na żółtym polu (gra podstawowa).
reference-pods-table =
    { $hibernation-opens ->
        [one] Hibernować się można, gdy do końca czasu zostaje { $hibernation-opens } pole.
        [few] Hibernować się można, gdy do końca czasu zostają { $hibernation-opens } pola.
        [many] Hibernować się można, gdy do końca czasu zostaje { $hibernation-opens } pól.
       *[other] Hibernować się można, gdy do końca czasu zostaje { $hibernation-opens } pola.
    } Kto może wejść do kapsuły i czego wymaga start, określa gra podstawowa. Aplikacji podajcie, co się stało.
reference-pods-saved = Na końcu żyje, kto jest w hibernacji albo w kapsule, która odleciała.
reference-pods-open = Kapsuły mają numery od 1, chyba że wpiszecie wylosowane. Kto siedzi w kapsule, nie stoi w żadnym pomieszczeniu: bez spotkań, rzutów i ataków; ciało leży tam, skąd postać weszła do kapsuły. To założenia.

## Koniec

reference-check = Sprawdzanie skażenia
reference-check-who = Sprawdza każda żywa postać: w hibernacji albo w kapsule, która odleciała.
reference-check-step-1 = Masz kartę mutacji: od razu krok 4.
reference-check-step-2 = Skanujesz wszystkie karty skażenia ze stosu akcji, stosu odrzuconych i z ręki.
reference-check-step-3 =
    { $infected-check ->
        [everybody] Choć jedno ZARAŻENIE: dobierasz kartę mutacji.
       *[holders] Choć jedno ZARAŻENIE: dobierasz kartę mutacji. Kto jej nadal nie ma, skończył.
    }
reference-check-step-4 =
    Tasujesz wszystkie karty akcji i skażenia, dobierasz { $checked-cards }. Każda karta skażenia, zarażona czy nie, to znacznik mutacji.{ $marker-as-card ->
        [true] { " " }Bez karty mutacji pierwsza staje się tą kartą.
       *[false] { "" }
    }
reference-check-markers = Znaczniki: { $fatal-markers } lub więcej, razem z wcześniejszymi, i postać umiera.
reference-check-example = Dwa znaczniki i dziesięć kart, w tym dwie skażenia: zabija dobranie obu, czyli 2 przypadki na 15.
reference-check-open = Kto dobiera te karty, każdy czy tylko posiadacze karty mutacji, i czy pierwszy znacznik staje się tą kartą, to opcje.

reference-winning = Kto wygrał
reference-winning-alive = Kto zginął przed sprawdzaniem skażenia albo w jego trakcie, przegrał.
reference-winning-objective = Pozostali odczytują swój cel i mówią, czy jest zrealizowany. Aplikacja pyta właściciela celu.
reference-winning-together = Wygrać może kilka osób albo nikt. Punktów nie ma.
reference-winning-end = Co stało się ze statkiem, kursem i silnikami, ustalacie przy stole według gry podstawowej.

reference-chances = Szanse
reference-chances-bag = Przy kolonii: jak prawdopodobny jest każdy żeton jako następny.
reference-chances-noise = Przed rzutem na szmery: szansa na spotkanie przy szmerach, które już leżą.
reference-chances-survival = Przed sprawdzaniem skażenia: dokładna szansa przeżycia z liczby kart, znaczników i karty mutacji.
reference-chances-rest = Jeszcze jeden Odpoczynek: ile daje karta skażenia mniej, po odjęciu tego, czym grozi samo skanowanie.
reference-chances-hidden = Kto ukrywa liczby w kolonii, ukrywa też jego szanse.

reference-open = Czego nie mówi instrukcja
reference-open-options = Założenia, od których zależą liczby, są opcjami; można je zmieniać także w czasie gry.
reference-open-nest = Pożywienie w gnieździe: najpierw jajo albo najpierw ciało.
reference-open-combat = Czy intruz w walce żywi się jajem w gnieździe.
reference-open-carried = Czy przy „Żarłocznych” niesiony obiekt jest pożywieniem dla intruza w walce.
reference-open-intruders = Czy adaptację odkrywa też ewolucja i śmierć oraz jaki kolor ma ciało po ostatnim znaczniku.
reference-open-check = Kto dobiera karty na koniec, czy pierwszy znacznik to karta mutacji i czy zeskanowana zarażona karta opuszcza talię.
reference-open-tracks = Jak długie są tory, gdzie zaczynają się pola niebieskie i żółte i czy znacznik pierwszego gracza wędruje.
reference-open-table = W razie wątpliwości decyduje stół: każdą liczbę można poprawić ręcznie.

reference-base = Co jest z gry podstawowej
reference-base-missing = Dodatek zmienia tylko część zasad. Resztę znajdziecie w instrukcji do gry podstawowej.
reference-base-turns = Akcje, tury, pasowanie, ruch, przeszukiwanie, drzwi i awarie: przy stole.
reference-base-numbers = Liczby na żetonach, skutki ran, kość szmerów, długość torów: wpisujecie je albo potwierdzacie.
reference-base-cards = Tekstów kart tu nie ma. Nazwy i efekty można wpisać.
reference-base-rooms = Aplikacja zna nazwy pomieszczeń z gry podstawowej i pamięta wasze; planszy nie zna.
reference-base-pods = Start kapsuł, hibernacja, silniki, koordynaty: podaje je stół.
