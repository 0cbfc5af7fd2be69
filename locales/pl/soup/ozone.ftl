### Phase 2: the environment card, and debts to the ozone.

## Karta

environment-turn = Odkryjcie kartę środowiska
environment-turn-note = Mówi, dokąd od teraz wszystko dryfuje i jak gruba jest warstwa ozonowa.
environment-own-card = Odkryta na stole: która?
environment-chance = Szansa na dług przy tej karcie
environment-chance-note = Każda nieodkryta karta jest tak samo prawdopodobna.
environment-no-chance = Po żadnej z pozostałych kart nikt nie ma długu.
# $owed (number) największy dług, $payment (text) czym się go spłaca
environment-worst = w najgorszym razie { $owed }, najtaniej: { $payment }
# $count (number) punkty mutacji
environment-may-owe =
    { $count ->
        [0] { $player }, bez punktów mutacji
        [one] { $player }, { $count } punkt mutacji
        [few] { $player }, { $count } punkty mutacji
        [many] { $player }, { $count } punktów mutacji
       *[other] { $player }, { $count } punktu mutacji
    }

## Kto ma dług

environment-debt-note = Za każdy punkt mutacji ponad ozon trzeba zapłacić: punktami albo genami.
environment-who = Kto ma dług
environment-settled = spłacone
# $count (number) dług, $points (number) punkty biologiczne gracza
environment-owes =
    { $count ->
        [0] { $player }: bez długu
        [one] { $player }: dług { $count }, punkty biologiczne: { $points }
        [few] { $player }: dług { $count }, punkty biologiczne: { $points }
        [many] { $player }: dług { $count }, punkty biologiczne: { $points }
       *[other] { $player }: dług { $count }, punkty biologiczne: { $points }
    }

## Labels of the journal

# $points (number) co jest zapłacone poza odrzuconymi genami
# $back (number) ile punktów wraca
label-rest =
    { $back ->
        [0] { $points ->
            [0] i nic nie dopłaca
            [one] i płaci { $points } punkt
            [few] i płaci { $points } punkty
            [many] i płaci { $points } punktów
           *[other] i płaci { $points } punktu
        }
        [one] i odzyskuje { $back } punkt
        [few] i odzyskuje { $back } punkty
        [many] i odzyskuje { $back } punktów
       *[other] i odzyskuje { $back } punktu
    }
# $direction (text) kierunek karty albo none, zanim jest odkryta
label-turn-card =
    { $direction ->
        [none] Karta środowiska
        [stay] Karta środowiska: bez dryfu, ozon { $ozone }
       *[other] Karta środowiska: { label-direction }, ozon { $ozone }
    }
# $count (number) odrzucone geny
# $gene (text) jedyny odrzucony gen albo none, gdy jest ich więcej
label-settle =
    { $count ->
        [0] { $player } płaci za ozon: { $points ->
            [0] nic
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }
        [one] { $player } odrzuca gen { label-gene } { label-rest }
        [few] { $player } odrzuca { $count } geny { label-rest }
        [many] { $player } odrzuca { $count } genów { label-rest }
       *[other] { $player } odrzuca { $count } genu { label-rest }
    }

## Refusals

card-gone =
    { $direction ->
        [stay] Karty bez dryfu z ozonem { $ozone } nie ma wśród pozostałych.
       *[other] Karty { label-direction } z ozonem { $ozone } nie ma wśród pozostałych.
    } Wskażcie inną.
card-turned = Karta środowiska jest już odkryta. Grajcie dalej.
card-unknown = Wskażcie odkrytą kartę środowiska.
gene-needless = { $player }: { label-gene } to gen odrzucany na darmo, reszta pokrywa cały dług. Zachowajcie go.
no-card-left = Wszystkie karty środowiska są odkryte. Cofnijcie, jeśli to pomyłka.
owes-nothing = { $player } nie ma długu wobec ozonu. Grajcie dalej.
ozone-out-of-range = Warstwa ozonowa ma od 0 do { $most }. Wybierzcie liczbę z tego zakresu.
