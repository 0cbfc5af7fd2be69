### Ściąga z zasad, własnymi słowami.
### Rozdział to tytuł i krótkie wiersze; wiersz „-open” mówi, co jest założeniem, a nie zasadą z instrukcji.

reference-title = Ściąga: Primordial Soup

reference-section-course = Przebieg gry
reference-section-round = Fazy
reference-section-genes = Geny
reference-section-end = Punktacja i koniec

## Przebieg gry

reference-setup = Przygotowanie
reference-setup-cubes = Na każde pole po dwie kostki pożywienia każdego koloru. Przy trzech graczach czwarty kolor zostaje w pudełku.
reference-setup-points = Każdy: 4 punkty biologiczne i 7 ponumerowanych ameb.
reference-setup-genes = Rozłóżcie karty genów. Przy trzech graczach tylko te z trójką, więc bez Oszczędności i Pasożytnictwa.
reference-setup-ladder = Każdy rzuca dwiema kośćmi: od najwyższej sumy wybieracie pola drabiny, 1–4, przy trzech graczach 1–3.
reference-setup-card = Odkryjcie jedną kartę środowiska: mówi, dokąd dryfuje pierwsza runda.
reference-setup-amoebas = Pierwsze ameby stawiacie w kolejności rosnącej, drugie w malejącej, każdą na pustym polu.
reference-setup-wound = Przy czterech graczach pierwsza ameba zaczyna z 1 obrażeniem.
reference-setup-open = Całe przygotowanie i jedenaście kart środowiska pochodzą z innych źródeł niż instrukcja.

reference-round = Runda
reference-round-step-1 = Ruch i pożywienie, kolejność rosnąca: zaczyna ostatni na drabinie.
reference-round-step-2 = Środowisko: nowa karta, potem płaci każdy, kto ma za dużo punktów mutacji.
reference-round-step-3 = Nowe geny, kolejność malejąca: zaczyna pierwszy na drabinie.
reference-round-step-4 = Podział komórek, kolejność malejąca: po 10 punktów, potem nowe ameby.
reference-round-step-5 = Śmierć naturalna.
reference-round-step-6 = Punktacja, kolejność malejąca.
reference-round-step-7 = Koniec gry albo następna runda.
reference-round-app = Aplikacja pamięta kolejność z początku każdej fazy.
reference-round-open = Co znaczy kolejność rosnąca i jakie są kolejności w fazach 2 i 5, to założenia. Wszystkie trzy są opcjami.

## Fazy

reference-movement = Ruch
reference-movement-order = Twoje ameby działają według numerów: każda się rusza, potem je, dopiero wtedy następna.
reference-movement-drift = Dryf: tam, gdzie wskazuje karta, za darmo.
reference-movement-own = Ruch własny: zapłać 1 punkt i rzuć kością.
reference-movement-die = 1 zachód, 2 północ, 3 wschód, 4 południe, 5 zostań, 6 wybierz.
reference-movement-wall = Przy brzegu lub skale ameba zostaje na miejscu, a punkt i tak jest zapłacony.
reference-movement-genes = Z Ruchem I rzucasz dwiema kośćmi, z Ruchem II wcale. Z Szybkością ruszasz się dwa razy, z Opływowością nie płacisz, z Chwytem zostajesz albo płyniesz za kimś.
reference-movement-before = O płynięciu za kimś z Chwytem i o zabraniu kostek z Mackami decydujesz, zanim znany jest kierunek.
reference-movement-open = Cena 1 punktu i ścianki kości to założenia.

reference-food = Pożywienie
reference-food-four = Przy czterech graczach ameba je po jednej kostce każdego koloru oprócz swojego.
reference-food-three = Przy trzech graczach dwie kostki jednego koloru i jedną drugiego, nigdy swojego.
reference-food-excrete = Potem wydala 2 kostki swojego koloru.
reference-food-starve = Bez całego posiłku nie je nic i dostaje 1 obrażenie.
reference-food-substitution = Substytucja: o kolor mniej, o kostkę więcej. Oszczędność: o kostkę mniej.
reference-food-parasitism = Pasożytnictwo: o kostkę mniej, gdy na tym samym polu stoi obca ameba, a jej właściciel ma punkt; ten punkt idzie do banku. Obrony nie ma.
reference-food-open = Że nie je się swojego koloru i wydala 2 kostki, to założenia. Oba są opcjami.

reference-attack = Atak
reference-attack-when = Walka o byt: ameba, której brakuje jedzenia, za 1 punkt atakuje inną na swoim polu.
reference-attack-succeeds = Atak zawsze się udaje, chyba że ofiara ma Obronę, Ucieczkę albo Pancerz.
reference-attack-eaten = Ofiara zostaje zjedzona. Zamiast wydalania na pole trafia po jednej kostce każdego koloru.
reference-attack-defense = Obrona: zapłać 1 punkt, po jednej kości. Wygrywa wyższa, remis jeszcze raz. Napastnik, który przegra, głoduje.
reference-attack-escape = Ucieczka: zapłać 1 punkt i spróbuj odpłynąć, na ile pozwalają twoje geny ruchu. Gdy ofiara ucieknie, napastnik głoduje, chyba że popłynął za nią dzięki Chwytowi.
reference-attack-persistence = Wytrwałość: kto przegra, może raz rzucić ponownie, za darmo.
reference-attack-aggression = Agresja: w fazie 5, po śmierciach naturalnych, jedna z twoich ameb za 1 punkt zabija obcą na swoim polu. W jej miejsce po dwie kostki każdego koloru.
reference-attack-armor = Pancerz: w fazie 1 nie do ruszenia, w fazie 5 obrażenie zamiast śmierci.
reference-attack-open = Opcje: na jeden atak odpowiadają Obrona i Ucieczka, każda raz, albo tylko jedna; czy przegrana walka zostawia kostki; czy pokonany napastnik głoduje także w fazie 5.

reference-environment = Środowisko i selekcja genetyczna
reference-environment-card = Odkryjcie kartę: nowy dryf i nowa warstwa ozonowa.
reference-environment-debt = Masz więcej punktów mutacji niż warstwa ozonowa? Różnica to twój dług.
reference-environment-points = Płacisz po 1 punkcie biologicznym albo odrzucasz geny, które płacą swoimi punktami mutacji.
reference-environment-excess = Nadpłata genem przepada.
reference-environment-ray = Ochrona radiacyjna liczy się jako −2, a odrzucona płaci 4.
reference-environment-cheapest = Aplikacja znajduje najtańszą zapłatę i ją proponuje. Wybór należy do ciebie.
reference-environment-open = To, że dług liczy się raz, przy odkryciu karty, i że nadpłata przepada, to założenia i opcje.

reference-market = Kupowanie genów
reference-market-order = W kolejności malejącej każdy kupuje, na co starczy mu punktów.
reference-market-once = Żadnego genu dwa razy.
reference-market-advanced = Gen wyższy kosztuje swoją cenę i odrzucony gen podstawowy, który masz od wcześniejszej rundy.
reference-market-back = Tego genu podstawowego nie kupisz ponownie, dopóki masz wyższy.
reference-market-ozone = Przy każdym genie aplikacja pokazuje, ile będzie cię kosztował ozon, który dopiero przyjdzie.
reference-market-open = Bez powtórek, od wcześniejszej rundy, bez odkupowania: założenia, każde jest opcją.

reference-division = Podział komórek
reference-division-points = Każdy dostaje 10 punktów biologicznych.
reference-division-price = Nowa ameba kosztuje 6 punktów, z Tempem podziału 4.
reference-division-place = Staje obok twojej, nie po skosie, na polu bez ameby twojego koloru. Z Zarodnikami na dowolnym takim polu.
reference-division-chain = Nowa może stanąć obok dopiero co postawionej.
reference-division-none = Gdy nie masz żadnej ameby, jedna jest za darmo i staje gdziekolwiek; druga też gdziekolwiek, ale za punkty.
reference-division-open = Co się dzieje bez ameb i z jedną, to założenia. Obie rzeczy są opcjami.

reference-deaths = Śmierć naturalna
reference-deaths-two = Ameba z 2 obrażeniami ginie, z Długowiecznością dopiero z 3.
reference-deaths-cubes = W jej miejsce po dwie kostki każdego koloru.
reference-deaths-aggression = Potem może zaatakować, kto ma Agresję.
reference-deaths-supply = Kostek, których brakuje w zasobach, nie kładzie się ani nie zastępuje.
reference-deaths-open = Ostatnie zdanie to założenie i opcja.

## Geny

reference-basic = Geny podstawowe
reference-basic-intelligence = { gene-intelligence }: { gene-intelligence-effect }
reference-basic-movement-1 = { gene-movement-1 }: { gene-movement-1-effect }
reference-basic-spores = { gene-spores }: { gene-spores-effect }
reference-basic-speed = { gene-speed }: { gene-speed-effect }
reference-basic-defense = { gene-defense }: { gene-defense-effect }
reference-basic-escape = { gene-escape }: { gene-escape-effect }
reference-basic-substitution = { gene-substitution }: { gene-substitution-effect }
reference-basic-ray-protection = { gene-ray-protection }: { gene-ray-protection-effect }
reference-basic-streamlining = { gene-streamlining }: { gene-streamlining-effect }
reference-basic-tentacle = { gene-tentacle }: { gene-tentacle-effect }
reference-basic-holding = { gene-holding }: { gene-holding-effect }
reference-basic-longevity = { gene-longevity }: { gene-longevity-effect }
reference-basic-frugality = { gene-frugality }: { gene-frugality-effect }
reference-basic-struggle = { gene-struggle }: { gene-struggle-effect }
reference-basic-parasitism = { gene-parasitism }: { gene-parasitism-effect }
reference-basic-division-rate = { gene-division-rate }: { gene-division-rate-effect }

reference-advanced = Geny wyższe
reference-advanced-persistence = { gene-persistence } (odrzuć Szybkość): { gene-persistence-effect }
reference-advanced-movement-2 = { gene-movement-2 } (odrzuć Ruch I): { gene-movement-2-effect }
reference-advanced-aggression = { gene-aggression } (odrzuć Walkę o byt): { gene-aggression-effect }
reference-advanced-armor = { gene-armor } (odrzuć Obronę albo Ucieczkę): { gene-armor-effect }

## Punktacja i koniec

reference-scoring = Punktacja
reference-scoring-amoebas = Ameby: 3 dają 1 krok, 4 dają 2, 5 daje 4, 6 daje 5, wszystkie 7 daje 6.
reference-scoring-cards = Karty genów: 3 dają 1 krok, 4 dają 2, 5 daje 3, 6 i więcej daje 4.
reference-scoring-advanced = Gen wyższy liczy się za dwie karty, Ochrona radiacyjna za żadną.
reference-scoring-order = Znaczniki ruszają się po kolei, zaczyna pierwszy na drabinie. Zajęte pola się przeskakuje i nie liczy.
reference-scoring-open = Przeskakiwania i dwóch kart za gen wyższy nie ma w skrócie instrukcji. Oba są opcjami.

reference-end = Koniec gry
reference-end-zone = Gdy po punktacji czyjś znacznik stoi w ciemnej strefie, czyli na ostatnich dziesięciu polach, gra się kończy.
reference-end-card = Kończy się też po punktacji rundy, w której odkryto ostatnią kartę środowiska.
reference-end-winner = Wygrywa, kto jest najdalej na drabinie.
