### Przygotowanie, gdy wszyscy już siedzą.

setup-by-app = robi to aplikacja
setup-spaces = Pola drabiny
setup-spaces-roll = Każdy rzuca dwiema kośćmi: od najwyższej sumy wybieracie pola. Po rzucie prawdziwymi kośćmi wybierzcie pola od razu.
setup-spaces-how = Wybór od najwyższej sumy. Nisko na drabinie to pierwszy ruch, wysoko to pierwsze geny.
# $total (number) suma dwóch kostek
setup-rolled = { $player }, rzut { $total }
setup-space = { $player }: pole { $space }
setup-card = Pierwsza karta środowiska
setup-card-how = Mówi, dokąd dryfuje pierwsza runda.
setup-card-lies =
    { $direction ->
        [stay] Leży: bez dryfu, ozon { $ozone }.
       *[other] Leży: dryf { $way }, ozon { $ozone }.
    }
setup-amoebas = Pierwsze ameby
# $count (number) punkty biologiczne na początek
setup-points =
    { $count ->
        [0] Nikt nie zaczyna z punktami.
        [one] Każdy bierze { $count } punkt biologiczny.
        [few] Każdy bierze { $count } punkty biologiczne.
        [many] Każdy bierze { $count } punktów biologicznych.
       *[other] Każdy bierze { $count } punktu biologicznego.
    }
# $number (number) numer ameby, $players (text) imiona w kolejności, $count (number) obrażenia na początek
setup-first =
    { $count ->
        [0] Ameba { $number }, bez obrażeń, na puste pole: { $players }
        [one] Ameba { $number } z { $count } obrażeniem na puste pole: { $players }
        [few] Ameba { $number } z { $count } obrażeniami na puste pole: { $players }
        [many] Ameba { $number } z { $count } obrażeniami na puste pole: { $players }
       *[other] Ameba { $number } z { $count } obrażenia na puste pole: { $players }
    }
setup-second = Potem ameba { $number }, bez obrażeń, na puste pole: { $players }
setup-first-own =
    { $count ->
        [0] Pierwsza ameba, bez obrażeń, na puste pole: { $players }
        [one] Pierwsza ameba z { $count } obrażeniem na puste pole: { $players }
        [few] Pierwsza ameba z { $count } obrażeniami na puste pole: { $players }
        [many] Pierwsza ameba z { $count } obrażeniami na puste pole: { $players }
       *[other] Pierwsza ameba z { $count } obrażenia na puste pole: { $players }
    }
setup-second-own = Potem druga ameba, bez obrażeń, na puste pole: { $players }
setup-numbers = Zacznijcie innymi numerami
# $which (text) first albo second
setup-number =
    { $which ->
        [first] { $player }: pierwsza ameba
       *[second] { $player }: druga ameba
    }
setup-amoebas-later = Gdy wszyscy wybiorą pola, tu będzie kolejność stawiania ameb.

## Labels of the journal

label-start-game = Początek gry, osoby: { $count }
# $player (text) kto pierwszy wybiera pole, albo none przed rzutem
label-roll-order =
    { $player ->
        [none] Rzut o drabinę
       *[other] Rzut o drabinę: pierwszy wybór ma { $player }
    }
label-choose-space = { $player } zaczyna na polu { $space }
label-choose-numbers = { $player } zaczyna amebami { $first } i { $second }
label-begin-play = Początek pierwszej rundy

## Refusals

numbers-unfit = Każdy zaczyna z dwiema różnymi amebami. Wybierzcie inny numer.
# $count (number) ile osób gra
order-dice = Rzućcie po dwie kości za każdego gracza, a graczy jest { $count }.
order-rolled = Rzut o drabinę już był. Wybierzcie pola.
order-tied = Dwie sumy są równe: rzućcie jeszcze raz.
space-taken = Pole { $space } jest zajęte: { $player }. Wybierzcie inne.
space-too-far = Znaczniki zaczynają na polach od 1 do { $most }. Wybierzcie jedno z nich.
# $who (text) single albo several
spaces-missing =
    { $who ->
        [single] { $players } nie ma jeszcze pola na drabinie. Najpierw je wybierzcie.
       *[several] Pola na drabinie nie mają jeszcze: { $players }. Najpierw je wybierzcie.
    }
