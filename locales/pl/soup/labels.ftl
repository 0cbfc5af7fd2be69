### Jak nazywają się wpisy dziennika: na przycisku cofania i w historii.

## Co nazywa kilka z nich

# $gene (text) kod genu albo none
label-gene =
    { $gene ->
        [intelligence] { gene-intelligence }
        [movement-1] { gene-movement-1 }
        [spores] { gene-spores }
        [speed] { gene-speed }
        [defense] { gene-defense }
        [escape] { gene-escape }
        [substitution] { gene-substitution }
        [ray-protection] { gene-ray-protection }
        [streamlining] { gene-streamlining }
        [tentacle] { gene-tentacle }
        [holding] { gene-holding }
        [longevity] { gene-longevity }
        [frugality] { gene-frugality }
        [struggle] { gene-struggle }
        [parasitism] { gene-parasitism }
        [division-rate] { gene-division-rate }
        [persistence] { gene-persistence }
        [movement-2] { gene-movement-2 }
        [aggression] { gene-aggression }
       *[armor] { gene-armor }
    }
# $basic (text) kod genu podstawowego, który można odrzucić
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $direction (text) west, north, east, south albo stay
label-direction =
    { $direction ->
        [west] na zachód
        [north] na północ
        [east] na wschód
        [south] na południe
       *[stay] zostaje
    }
# $points (number) zapłacone punkty biologiczne
label-price =
    { $points ->
        [0] za darmo
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
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

## Cała gra

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
label-set-options = Zmiana zasad stołu
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
label-rename = { $player } to teraz { $name }
label-end-game = Koniec gry

## Tury i fazy

label-end-turn = { $player } kończy turę
# $phase (text) faza, która się kończy
label-end-phase =
    { $phase ->
        [movement] Dalej: środowisko
        [environment] Dalej: nowe geny
        [genes] Dalej: podział komórek
        [division] Dalej: śmierć naturalna
        [deaths] Dalej: punktacja
       *[scoring] Koniec rundy
    }
label-take-turn = Teraz { $player }

## Ruch, pożywienie, ataki

label-drift =
    { $direction ->
        [stay] { $player }: ameba { $number } zostaje, bo karta nie ma dryfu
       *[other] { $player }: ameba { $number } dryfuje { label-direction }
    }
label-stay-put = { $player }: ameba { $number } zostaje
label-roll-move =
    { $dice ->
        [none] { $player }: ameba { $number }, ruch własny, { label-price }
       *[other] { $player }: ameba { $number }, ruch własny ({ $dice }), { label-price }
    }
# $cubes (text) czyjego są koloru i ile ich jest, albo none
label-load =
    { $cubes ->
        [none] { $player }: ameba { $number } nie zabiera kostek
       *[other] { $player }: ameba { $number } zabiera kostki, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes albo no; $cubes (text) jak wyżej; $leader (text) czyja ameba odpływa, $leader-number (number) jej numer
label-follow =
    { $follows ->
        [no] { $player }: ameba { $number } zostaje
       *[yes] { $cubes ->
            [none] { $player }: ameba { $number } płynie z amebą { $leader-number } ({ $leader }), { gene-holding }
           *[other] { $player }: ameba { $number } płynie z amebą { $leader-number } ({ $leader }), { gene-holding }, i zabiera kostki ({ $cubes })
        }
    }
label-choose-direction =
    { $direction ->
        [stay] { $player }: ameba { $number } zostaje
       *[other] { $player }: ameba { $number } płynie { label-direction }
    }
# $back (text) yes albo no: czy ruchy są cofnięte
label-pay-moves =
    { $back ->
        [yes] { $player }: { $points ->
            [0] żaden ruch nie wraca
            [one] ruch cofnięty, wraca { $points } punkt
            [few] ruch cofnięty, wracają { $points } punkty
            [many] ruch cofnięty, wraca { $points } punktów
           *[other] ruch cofnięty, wraca { $points } punktu
        }
       *[no] { $player }: { $count ->
            [0] bez ruchu
            [one] { $count } ruch własny
            [few] { $count } ruchy własne
            [many] { $count } ruchów własnych
           *[other] { $count } ruchu własnego
        }, { label-price }
    }
# $purpose (text) attack, defend, escape albo host
label-pay =
    { $purpose ->
        [attack] { $player }: atak, { label-price }
        [defend] { $player }: obrona, { label-price }
        [escape] { $player }: ucieczka, { label-price }
       *[host] { $player }: żywiciel, { gene-parasitism }, { label-price }
    }
# $host (text) czyja ameba płaci punkt przy Pasożytnictwie, albo none
label-eat =
    { $host ->
        [none] { $player }: ameba { $number } je
       *[other] { $player }: ameba { $number } je, { $host } płaci 1 punkt
    }
label-eat-drifting =
    { $host ->
        [none] { $player }: ameba { $number } dryfuje { label-direction } i je
       *[other] { $player }: ameba { $number } dryfuje { label-direction } i je, { $host } płaci 1 punkt
    }
label-starve = { $player }: ameba { $number } głoduje
label-starve-drifting = { $player }: ameba { $number } dryfuje { label-direction } i głoduje
label-feed-rest =
    { $count ->
        [0] { $player }: nikt nie jest głodny
        [one] { $player }: { $count } ameba dryfuje i je
        [few] { $player }: { $count } ameby dryfują i jedzą
        [many] { $player }: { $count } ameb dryfuje i je
       *[other] { $player }: { $count } ameby dryfuje i je
    }
label-feed-rest-moved =
    { $player }: { $moved ->
         [0] żadna ameba nie je
         [one] { $moved } ameba je
         [few] { $moved } ameby jedzą
         [many] { $moved } ameb je
        *[other] { $moved } ameby je
    }{ $drifting ->
         [0] { "" }
         [one] , { $drifting } dryfuje i je
         [few] , { $drifting } dryfują i jedzą
         [many] , { $drifting } dryfuje i je
        *[other] , { $drifting } dryfuje i je
    }
label-attack = { $player }: ameba { $number } atakuje, cel: { $victim }, ameba { $victim-number }, { label-price }
label-attack-drifting = { $player }: ameba { $number } dryfuje { label-direction } i atakuje, cel: { $victim }, ameba { $victim-number }, { label-price }
label-answer-attack =
    { $answer ->
        [yield] { $player }: ameba { $number } zjedzona
        [defend] { $player }: ameba { $number } broni się, { label-price }
       *[escape] { $player }: ameba { $number } ucieka, { label-price }
    }
label-roll-fight =
    { $dice ->
        [none] { $attacker } kontra { $victim }: rzut walki
       *[other] { $attacker } kontra { $victim }: rzut walki ({ $dice })
    }
label-retry-fight =
    { $dice ->
        [none] { $player } rzuca jeszcze raz, { gene-persistence }
       *[other] { $player } rzuca jeszcze raz, { gene-persistence } ({ $dice })
    }
label-roll-escape =
    { $dice ->
        [none] { $victim }: rzut ucieczki
       *[other] { $victim }: rzut ucieczki ({ $dice })
    }
label-tell-escape =
    { $escaped ->
        [yes] { $victim }: ucieczka ameby { $victim-number } udana
       *[no] { $victim }: ucieczka ameby { $victim-number } nieudana
    }
label-close-fight =
    { $result ->
        [killed] { $victim }: ameba { $victim-number } zjedzona
        [repelled] { $victim }: ameba { $victim-number } odpiera atak
       *[escaped] { $victim }: ameba { $victim-number } ucieka
    }

## Środowisko, geny, podział, śmierć, punktacja

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
# $given-up (text) odrzucony gen podstawowy albo none
label-buy-gene =
    { $given-up ->
        [none] { $player } kupuje: { label-gene }, { label-price }
        [speed] { $player } kupuje: { label-gene }, odrzuca: { gene-speed }, { label-price }
        [movement-1] { $player } kupuje: { label-gene }, odrzuca: { gene-movement-1 }, { label-price }
        [struggle] { $player } kupuje: { label-gene }, odrzuca: { gene-struggle }, { label-price }
        [defense] { $player } kupuje: { label-gene }, odrzuca: { gene-defense }, { label-price }
       *[escape] { $player } kupuje: { label-gene }, odrzuca: { gene-escape }, { label-price }
    }
label-divide = { $player }: nowa ameba { $number }, { label-price }
label-divide-back = { $player } cofa amebę
label-bury =
    { $count ->
        [0] Śmierć naturalna: nikt nie ginie
        [one] Śmierć naturalna: { $count } ameba
        [few] Śmierć naturalna: { $count } ameby
        [many] Śmierć naturalna: { $count } ameb
       *[other] Śmierć naturalna: { $count } ameby
    }
label-lose-amoebas =
    { $back ->
        [yes] { $player }: { $count ->
            [0] żadna ameba nie wraca
            [one] wraca { $count } ameba
            [few] wracają { $count } ameby
            [many] wraca { $count } ameb
           *[other] wraca { $count } ameby
        }
       *[no] { $player }: { $count ->
            [0] żadna ameba nie ginie
            [one] ginie { $count } ameba
            [few] giną { $count } ameby
            [many] ginie { $count } ameb
           *[other] ginie { $count } ameby
        }
    }
label-score = Punktacja, runda { $round }

## Poprawki

# $what (text) points, place albo amoebas
label-correct =
    { $what ->
        [points] { $player }: punkty biologiczne { $delta }
        [place] { $player }: drabina { $delta }
       *[amoebas] { $player }: ameby { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player }: ameba { $number } na planszy
       *[no] { $player }: ameba { $number } poza planszą
    }
label-correct-wounds = { $player }: ameba { $number }, obrażenia { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } ma gen: { label-gene }
       *[no] { $player } nie ma genu: { label-gene }
    }
label-correct-gene-earlier = { $player } ma { label-gene } z wcześniejszej rundy
label-correct-supply = { $player }: kostki w zasobach { $delta }
