### Ściąga z zasad, własnymi słowami.
### Rozdział to tytuł i krótkie wiersze; wiersz „-open” mówi, co jest założeniem, a nie zasadą z instrukcji.

reference-title = Ściąga: Primordial Soup

reference-section-course = Przebieg gry
reference-section-round = Fazy
reference-section-genes = Geny
reference-section-end = Punktacja i koniec

## Przebieg gry

reference-setup = Przygotowanie
reference-setup-cubes = Na każde pole po { $starting-cubes } kostki pożywienia każdego koloru. Przy trzech graczach czwarty kolor zostaje w pudełku.
reference-setup-points = Każdy: { $starting-points } punkty biologiczne i { $amoebas } ponumerowanych ameb.
reference-setup-genes = Rozłóżcie karty genów. Przy trzech graczach tylko te z trójką, więc bez Oszczędności i Pasożytnictwa. Kart Substytucji przy czterech graczach: { $substitution-copies }.
reference-setup-ladder = Każdy rzuca dwiema kośćmi: od najwyższej sumy wybieracie pola drabiny, 1–4, przy trzech graczach 1–3.
reference-setup-card = Odkryjcie jedną kartę środowiska: mówi, dokąd dryfuje pierwsza runda.
reference-setup-amoebas = Pierwsze ameby stawiacie w kolejności rosnącej, drugie w malejącej, każdą na pustym polu.
reference-setup-wound = Przy czterech graczach pierwsza ameba zaczyna z 1 obrażeniem.
reference-setup-open =
    { $cards ->
        [eleven] Całe przygotowanie i jedenaście kart środowiska pochodzą z innych źródeł niż instrukcja, podobnie jak { $spaces } pól, według których aplikacja liczy zasoby kostek.
       *[any] Całe przygotowanie pochodzi z innych źródeł niż instrukcja, podobnie jak { $spaces } pól, według których aplikacja liczy zasoby kostek. Odkryć można dowolną kartę środowiska.
    }

reference-round = Runda
reference-round-step-1 =
    { $ascending ->
        [first-first] Ruch i pożywienie, kolejność rosnąca: zaczyna pierwszy na drabinie.
       *[last-first] Ruch i pożywienie, kolejność rosnąca: zaczyna ostatni na drabinie.
    }
reference-round-step-2 =
    { $environment-order ->
        [ascending] Środowisko: nowa karta, potem w kolejności rosnącej płaci każdy, kto ma za dużo punktów mutacji.
       *[descending] Środowisko: nowa karta, potem w kolejności malejącej płaci każdy, kto ma za dużo punktów mutacji.
    }
reference-round-step-3 =
    { $ascending ->
        [first-first] Nowe geny, kolejność malejąca: zaczyna ostatni na drabinie.
       *[last-first] Nowe geny, kolejność malejąca: zaczyna pierwszy na drabinie.
    }
reference-round-step-4 = Podział komórek, kolejność malejąca: po { $division-points } punktów, potem nowe ameby.
reference-round-step-5 =
    { $deaths-order ->
        [ascending] Śmierć naturalna, kolejność rosnąca.
       *[descending] Śmierć naturalna, kolejność malejąca.
    }
reference-round-step-6 = Punktacja, kolejność malejąca.
reference-round-step-7 = Koniec gry albo następna runda.
reference-round-app = Aplikacja pamięta kolejność z początku każdej fazy.
reference-round-open = Co znaczy kolejność rosnąca i jakie są kolejności w fazach 2 i 5, to założenia. Wszystkie trzy są opcjami.

## Fazy

reference-movement = Ruch
reference-movement-order = Twoje ameby działają według numerów: każda się rusza, potem je, dopiero wtedy następna.
reference-movement-drift = Dryf: tam, gdzie wskazuje karta, za darmo.
reference-movement-own =
    { $move-price ->
        [0] Ruch własny: rzuć kością, nic nie płacisz.
        [one] Ruch własny: zapłać { $move-price } punkt i rzuć kością.
        [few] Ruch własny: zapłać { $move-price } punkty i rzuć kością.
        [many] Ruch własny: zapłać { $move-price } punktów i rzuć kością.
       *[other] Ruch własny: zapłać { $move-price } punktu i rzuć kością.
    }
reference-movement-die = 1 zachód, 2 północ, 3 wschód, 4 południe, 5 zostań, 6 wybierz.
reference-movement-wall = Przy brzegu lub skale ameba zostaje na miejscu, a co zapłacone, przepada.
reference-movement-genes = Z Ruchem I rzucasz dwiema kośćmi, z Ruchem II wcale. Z Szybkością ruszasz się dwa razy, z Opływowością nie płacisz, z Chwytem zostajesz albo płyniesz za kimś.
reference-movement-before =
    { $following ->
        [after] O zabraniu kostek z Mackami decydujesz, zanim znany jest kierunek, o płynięciu za kimś z Chwytem dopiero potem.
       *[before] O płynięciu za kimś z Chwytem i o zabraniu kostek z Mackami decydujesz, zanim znany jest kierunek.
    }
reference-movement-open = Cena ruchu, ścianki kości i chwila decyzji o płynięciu za kimś to założenia. Pierwsza i ostatnia rzecz to opcje.

reference-food = Pożywienie
reference-food-four =
    { $own-colour ->
        [true] Przy czterech graczach ameba je po jednej kostce trzech kolorów, także swojego.
       *[false] Przy czterech graczach ameba je po jednej kostce każdego koloru oprócz swojego.
    }
reference-food-three =
    { $own-colour ->
        [true] Przy trzech graczach dwie kostki jednego koloru i jedną innego, także swojego.
       *[false] Przy trzech graczach dwie kostki jednego koloru i jedną drugiego, nigdy swojego.
    }
reference-food-excrete =
    { $excretion ->
        [0] Potem nic nie wydala.
        [one] Potem wydala { $excretion } kostkę swojego koloru.
        [few] Potem wydala { $excretion } kostki swojego koloru.
        [many] Potem wydala { $excretion } kostek swojego koloru.
       *[other] Potem wydala { $excretion } kostki swojego koloru.
    }
reference-food-starve = Bez całego posiłku nie je nic i dostaje 1 obrażenie.
reference-food-substitution =
    { $uneven-substitution ->
        [true] Substytucja: o kolor mniej, o kostkę więcej, przy czterech graczach także 3 + 1. Oszczędność: o kostkę mniej.
       *[false] Substytucja: o kolor mniej, o kostkę więcej. Oszczędność: o kostkę mniej.
    }
reference-food-parasitism = Pasożytnictwo: o kostkę mniej, gdy na tym samym polu stoi obca ameba, a jej właściciel ma punkt; ten punkt idzie do banku. Obrony nie ma.
reference-food-open = Czy je się swój kolor i ile się wydala, to założenia. Oba są opcjami.

reference-attack = Atak
reference-attack-when = Walka o byt: ameba, której brakuje jedzenia, za { $fight-price } punkt atakuje inną na swoim polu.
reference-attack-succeeds = Atak zawsze się udaje, chyba że ofiara ma Obronę, Ucieczkę albo Pancerz.
reference-attack-eaten = Ofiara zostaje zjedzona. Zamiast wydalania na pole trafia po { $attack-cubes } kostce każdego koloru.
reference-attack-defense =
    Obrona: zapłać { $fight-price } punkt, po jednej kości. Wygrywa wyższa, remis jeszcze raz. Napastnik, który przegra, głoduje{ $losing-attacker ->
        [starves-in-phase-1] , ale tylko w fazie 1.
       *[starves] .
    } { $defence-cubes ->
        [false] Ofiara po przegranej nie zostawia kostek.
       *[true] Ofiara po przegranej też zostawia kostki.
    }
reference-attack-escape =
    Ucieczka: zapłać { $fight-price } punkt i spróbuj odpłynąć, na ile pozwalają geny ruchu. Gdy się uda, napastnik głoduje, chyba że popłynął za ofiarą z Chwytem.{ $answers ->
        [both] { " " }Obrona i Ucieczka mogą odpowiedzieć obie.
       *[single] { " " }Po Obronie nie ma Ucieczki.
    }
reference-attack-persistence = Wytrwałość: raz druga próba za darmo. Odparty atak i przegraną obronę rzuca się ponownie; po ucieczce można zaatakować dowolną amebę z pola. Kto ucieka, traci drugą obronę.
reference-attack-aggression = Agresja: w fazie 5, po śmierciach naturalnych, jedna z twoich ameb za { $fight-price } punkt zabija obcą na swoim polu. W jej miejsce po { $death-cubes } kostki każdego koloru.
reference-attack-armor = Pancerz: w fazie 1 nie do ruszenia, w fazie 5 obrażenie zamiast śmierci.
reference-attack-open = Granice Wytrwałości to założenia. Opcje: obie odpowiedzi czy jedna; czy przegrana walka zostawia kostki; czy pokonany napastnik głoduje także w fazie 5.

reference-environment = Środowisko i selekcja genetyczna
reference-environment-card = Odkryjcie kartę: nowy dryf i nowa warstwa ozonowa.
reference-environment-debt = Masz więcej punktów mutacji niż warstwa ozonowa? Różnica to twój dług.
reference-environment-points =
    { $gene-value ->
        [price] Płacisz po 1 punkcie biologicznym albo odrzucasz geny, które płacą swoją ceną.
       *[mutation] Płacisz po 1 punkcie biologicznym albo odrzucasz geny, które płacą swoimi punktami mutacji.
    }
reference-environment-excess =
    { $debt ->
        [recomputed] Odrzucony gen już się nie liczy: dług liczy się na nowo bez niego.
       *[fixed] { $excess ->
            [returned] Nadpłata genem wraca jako punkty.
           *[lost] Nadpłata genem przepada.
        }
    }
reference-environment-ray =
    { $debt ->
        [recomputed] Ochrona radiacyjna liczy się jako { $ray-points }.
       *[fixed] { $gene-value ->
            [price] Ochrona radiacyjna liczy się jako { $ray-points }.
           *[mutation] Ochrona radiacyjna liczy się jako { $ray-points }, a odrzucona płaci { $ray-value }.
        }
    }
reference-environment-cheapest = Aplikacja znajduje najtańszą zapłatę i ją proponuje. Wybór należy do ciebie.
reference-environment-open = Kiedy liczy się dług, ile płaci gen i co z nadpłatą, to założenia. Każde jest opcją.

reference-market = Kupowanie genów
reference-market-order = W kolejności malejącej każdy kupuje, na co starczy mu punktów.
reference-market-once =
    { $duplicates ->
        [true] Ten sam gen można mieć dwa razy.
       *[false] Żadnego genu dwa razy.
    }
reference-market-advanced =
    { $same-round ->
        [true] Gen wyższy kosztuje swoją cenę i odrzucony gen podstawowy, nawet kupiony w tej rundzie.
       *[false] Gen wyższy kosztuje swoją cenę i odrzucony gen podstawowy, który masz od wcześniejszej rundy.
    }
reference-market-back =
    { $buying-back ->
        [true] Ten gen podstawowy można kupić ponownie.
       *[false] Tego genu podstawowego nie kupisz ponownie, dopóki masz wyższy.
    }
reference-market-ozone = Przy każdym genie aplikacja pokazuje, ile będzie cię kosztował ozon, który dopiero przyjdzie.
reference-market-open = Te trzy zasady o powtórkach, tej samej rundzie i odkupowaniu to założenia, każde jest opcją.

reference-division = Podział komórek
reference-division-points = Każdy dostaje { $division-points } punktów biologicznych.
reference-division-price = Nowa ameba kosztuje { $amoeba-price } punktów, z Tempem podziału { $cheap-amoeba-price }.
reference-division-place =
    { $spores-own-colour ->
        [true] Staje obok twojej, nie po skosie, na polu bez ameby twojego koloru. Z Zarodnikami na dowolnym polu.
       *[false] Staje obok twojej, nie po skosie, na polu bez ameby twojego koloru. Z Zarodnikami na dowolnym takim polu.
    }
reference-division-chain = Nowa może stanąć obok dopiero co postawionej.
reference-division-none =
    Gdy nie masz żadnej ameby, jedna staje gdziekolwiek{ $first-amoeba-free ->
        [false] { " " }za punkty.
       *[true] , za darmo.
    } Druga jest za punkty i staje { $second-anywhere ->
        [false] obok niej.
       *[true] też gdziekolwiek.
    }
reference-division-open = Co się dzieje bez ameb i z jedną, to założenia. Obie rzeczy są opcjami.

reference-deaths = Śmierć naturalna
reference-deaths-two = Ameba z { $fatal-wounds } obrażeniami ginie, z Długowiecznością dopiero z { $lasting-fatal-wounds }.
reference-deaths-cubes = W jej miejsce po { $death-cubes } kostki każdego koloru.
reference-deaths-aggression = Potem może zaatakować, kto ma Agresję.
reference-deaths-supply =
    { $cube-supply ->
        [false] Kostki, których brakuje w zasobach, zastępuje się czymś innym.
       *[true] Kostek, których brakuje w zasobach, nie kładzie się ani nie zastępuje.
    }
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
reference-scoring-amoebas = Ameby: 3 dają { $amoeba-steps-3 } krok, 4 dają { $amoeba-steps-4 }, 5 daje { $amoeba-steps-5 }, 6 daje { $amoeba-steps-6 }, wszystkie { $amoebas } daje { $amoeba-steps-7 }.
reference-scoring-cards = Karty genów: 3 dają { $card-steps-3 } krok, 4 dają { $card-steps-4 }, 5 daje { $card-steps-5 }, 6 i więcej daje { $card-steps-6 }.
reference-scoring-advanced =
    { $advanced-as-two ->
        [false] Gen wyższy liczy się za jedną kartę, Ochrona radiacyjna za żadną.
       *[true] Gen wyższy liczy się za dwie karty, Ochrona radiacyjna za żadną.
    }
reference-scoring-order =
    { $leapfrog ->
        [false] Znaczniki ruszają się po kolei, zaczyna pierwszy na drabinie. Zajęte pola też się liczą.
       *[true] Znaczniki ruszają się po kolei, zaczyna pierwszy na drabinie. Zajęte pola się przeskakuje i nie liczy.
    }
reference-scoring-open = Przeskakiwania i wartości genu wyższego nie ma w skrócie instrukcji. Oba są opcjami.

reference-end = Koniec gry
reference-end-zone = Gdy po punktacji czyjś znacznik stoi w ciemnej strefie, od pola { $finish-zone }, gra się kończy.
reference-end-card = Kończy się też po punktacji rundy, w której odkryto ostatnią kartę środowiska.
reference-end-winner = Wygrywa, kto jest najdalej na drabinie.
