### Dlaczego zasady mówią „nie”: stół, tury i fazy, karty środowiska, geny, podział, drabina i poprawki. Każdy
### klucz to kod odmowy.

amoeba-on-board = { $player }: ameba { $number } jest już na planszy.
amoebas-left =
    { $count ->
        [0] { $player }: żadna ameba nie czeka.
        [one] { $player }: { $count } ameba jeszcze nie je ani nie głoduje.
        [few] { $player }: { $count } ameby jeszcze nie jedzą ani nie głodują.
        [many] { $player }: { $count } ameb jeszcze nie je ani nie głoduje.
       *[other] { $player }: { $count } ameby jeszcze nie je ani nie głoduje.
    }
# $count (number) ameby, które mogą jeszcze wejść na planszę
amoebas-off-board =
    { $count ->
        [0] { $player } ma wszystkie ameby na planszy.
        [one] { $player } ma poza planszą tylko { $count } amebę.
        [few] { $player } ma poza planszą tylko { $count } ameby.
        [many] { $player } ma poza planszą tylko { $count } ameb.
       *[other] { $player } ma poza planszą tylko { $count } ameby.
    }
amoebas-on-board =
    { $count ->
        [0] { $player } nie ma na planszy żadnej ameby.
        [one] { $player } ma na planszy tylko { $count } amebę.
        [few] { $player } ma na planszy tylko { $count } ameby.
        [many] { $player } ma na planszy tylko { $count } ameb.
       *[other] { $player } ma na planszy tylko { $count } ameby.
    }
# $gene (text) gen wyższy
basic-missing =
    { $gene ->
        [persistence] { gene-persistence } wymaga odrzucenia genu { gene-speed }, a { $player } go nie ma.
        [movement-2] { gene-movement-2 } wymaga odrzucenia genu { gene-movement-1 }, a { $player } go nie ma.
        [aggression] { gene-aggression } wymaga odrzucenia genu { gene-struggle }, a { $player } go nie ma.
       *[armor] { gene-armor } wymaga odrzucenia genu { gene-defense } albo { gene-escape }, a { $player } go nie ma.
    }
# $basic (text) gen podstawowy, $gene (text) gen wyższy
basic-too-new = { $player } ma gen { label-basic } dopiero od tej rundy: na gen { label-gene } wymienisz go od następnej.
# $advanced (text) gen wyższy, który gracz ma
bought-back =
    { $advanced ->
        [persistence] { $player } ma gen { gene-persistence } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
        [movement-2] { $player } ma gen { gene-movement-2 } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
        [aggression] { $player } ma gen { gene-aggression } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
       *[armor] { $player } ma gen { gene-armor } w zamian za gen { label-gene }: tego genu teraz nie odkupi.
    }
buried-already = Śmierć naturalna w tej rundzie jest już rozegrana.
card-first = Najpierw odkryjcie kartę środowiska.
card-gone =
    { $direction ->
        [stay] Karty bez dryfu z ozonem { $ozone } nie ma wśród pozostałych.
       *[other] Karty { label-direction } z ozonem { $ozone } nie ma wśród pozostałych.
    }
card-turned = Karta środowiska jest już odkryta.
card-unknown = Wskażcie odkrytą kartę środowiska.
cards-foreign = Odkryta jest karta spoza jedenastu: gracie dalej z dowolnymi kartami.
# $copies (number) ile kart tego genu by było
copies-held =
    { $copies ->
        [0] { label-gene }: ktoś ma kartę tego genu, a nie byłoby żadnej.
        [one] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
        [few] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
        [many] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
       *[other] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
    }
# $who (text) single albo several
debts-left =
    { $who ->
        [single] { $players } ma jeszcze dług wobec ozonu.
       *[several] Dług wobec ozonu mają jeszcze: { $players }.
    }
game-is-over = Ta gra jest skończona.
gene-held = { $player } już ma gen { label-gene }.
gene-needless = { $player }: { label-gene } to gen odrzucany na darmo, reszta pokrywa cały dług.
gene-not-in-game = Przy trzech graczach nie ma genu { label-gene }.
gene-sold-out = Nie ma już karty genu { label-gene }.
has-turn-already = Tura już trwa: { $player }.
no-amoeba-left = { $player } ma na planszy wszystkie ameby, czyli { $most }.
no-card-left = Wszystkie karty środowiska są odkryte.
# $gene (text) kupowany gen
not-its-basic = { label-gene } nie wymaga oddania tego genu: wskażcie ten, którego wymaga.
# $phase (text) faza, która trwa
not-now =
    { $phase ->
        [setup] Trwa jeszcze przygotowanie gry.
        [movement] Trwa faza 1: ruch i pożywienie.
        [environment] Trwa faza 2: środowisko i selekcja genetyczna.
        [genes] Trwa faza 3: nowe geny.
        [division] Trwa faza 4: podział komórek.
        [deaths] Trwa faza 5: śmierć naturalna.
       *[scoring] Trwa faza 6: punktacja.
    }
nothing-changed = Nic się nie zmienia.
numbers-unfit = Każdy zaczyna z dwiema różnymi amebami.
options-unfit = Takie zasady stołu są niemożliwe. Sprawdźcie liczby.
# $count (number) ile osób gra
order-dice = Rzuca dwiema kostkami każdy, a graczy jest { $count }.
order-rolled = Rzut o drabinę już był.
order-tied = Dwie sumy są równe: rzućcie jeszcze raz.
owes-nothing = { $player } nie ma długu wobec ozonu.
ozone-out-of-range = Warstwa ozonowa ma od 0 do { $most }.
party-others-to-ask = O tym decydują wszyscy razem. Przy tym stole może to zrobić gospodarz.
place-out-of-range = { $player }: drabina w aplikacji ma pola od 1 do { $most }.
player-count = W Primordial Soup grają { $least } albo { $most } osoby, a nie { $count }.
points-out-of-range = { $player }: punktów biologicznych może być od 0 do { $most }.
say-the-basic = { $player } ma geny { gene-defense } i { gene-escape }: wskażcie ten, który odpada.
score-first = Najpierw przesuńcie znaczniki na drabinie.
scored-already = Znaczniki w tej rundzie są już przesunięte.
space-taken = Pole { $space } jest zajęte: { $player }.
space-too-far = Znaczniki zaczynają na polach od 1 do { $most }.
# $who (text) single albo several
spaces-missing =
    { $who ->
        [single] { $players } nie ma jeszcze pola na drabinie.
       *[several] Pola na drabinie nie mają jeszcze: { $players }.
    }
# $least, $most (number) kostki
supply-out-of-range = Kostki w zasobach, kolor: { $player }. Może ich być od { $least } do { $most }.
wounds-out-of-range = { $player }, ameba { $number }: obrażeń może być od 0 do { $most }.
