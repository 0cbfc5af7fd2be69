### Nowa gra: kto gra, ile zapisuje aplikacja, zasady stołu.

# $seat (number) które miejsce, $name (text) imię
new-chair = Miejsce { $seat }: { $name }
new-detail-quick = Zapis szybki
new-detail-quick-note = punkty, drabina, geny, ozon, punktacja
new-detail-full = Zapis dokładny
new-detail-full-note = także każda ameba: ruch, pożywienie, obrażenia, walki

## Zasady stołu

rule-group-order = Kolejność
rule-group-food = Ruch i pożywienie
rule-group-fights = Ataki
rule-group-genes = Geny
rule-group-ozone = Ozon
rule-group-ladder = Drabina ewolucji
rule-ascending = Kolejność rosnąca zaczyna się od
rule-ascending-last-first = ostatniego na drabinie
rule-ascending-first-first = pierwszego na drabinie
rule-environment-order = Kolejność w fazie 2, środowisko
rule-environment-order-ascending = rosnąca
rule-environment-order-descending = malejąca
rule-deaths-order = Kolejność w fazie 5, śmierć naturalna
rule-deaths-order-ascending = rosnąca
rule-deaths-order-descending = malejąca
rule-move-price = Punkty za ruch własny
rule-own-colour = Ameby jedzą kostki swojego koloru
rule-excretion = Kostki, które ameba wydala
rule-uneven-substitution = Substytucja przy czterech graczach także jako 3+1
rule-cube-supply = Brakujących kostek się nie dokłada
rule-spaces = Pola planszy
rule-following = Decyzja o płynięciu za kimś z Chwytem
rule-following-before = przed poznaniem kierunku
rule-following-after = po poznaniu kierunku
rule-losing-attacker = Napastnik, który przegra, głoduje
rule-losing-attacker-starves = w fazach 1 i 5
rule-losing-attacker-starves-in-phase-1 = tylko w fazie 1
rule-defence-cubes = Pokonany obrońca zostawia kostki
rule-duplicates = Dwa razy ten sam gen
rule-same-round = Gen z tej rundy można odrzucić za gen wyższy
rule-buying-back = Gen podstawowy można odkupić obok wyższego
rule-substitution-copies = Karty Substytucji przy czterech graczach
rule-substitution-copies-1 = 1
rule-substitution-copies-2 = 2
rule-spores-own-colour = Zarodniki także na pole z amebą swojego koloru
rule-debt = Dług wobec ozonu
rule-debt-fixed = stały od odkrycia karty
rule-debt-recomputed = liczony od nowa
rule-gene-value = Odrzucony gen płaci
rule-gene-value-mutation = punktami mutacji
rule-gene-value-price = ceną
rule-excess = Nadpłata genem
rule-excess-lost = przepada
rule-excess-returned = wraca w punktach
rule-cards = Karty środowiska
rule-cards-eleven = jedenaście znanych
rule-cards-any = dowolne
rule-leapfrog = Zajęte pola drabiny się przeskakuje
rule-advanced-as-two = Gen wyższy liczy się jak dwie karty
