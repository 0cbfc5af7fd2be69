### What several parts of the rulebook say.

## Labels of the journal

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
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
label-eat-drifting =
    { $host ->
        [none] { $player }: ameba { $number } dryfuje { label-direction } i je
       *[other] { $player }: ameba { $number } dryfuje { label-direction } i je, { $host } płaci 1 punkt
    }
label-starve-drifting = { $player }: ameba { $number } dryfuje { label-direction } i głoduje
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
label-attack-drifting = { $player }: ameba { $number } dryfuje { label-direction } i atakuje, cel: { $victim }, ameba { $victim-number }, { label-price }
label-attack-drifting-ended = { label-attack-drifting }: { label-attack-end }
label-correct-gene-earlier = { $player } ma { label-gene } z wcześniejszej rundy

## Refusals

amoebas-not-kept = W zapisie szybkim nie prowadzi się każdej ameby z osobna. Zmieńcie zapis w menu.
attack-open = Najpierw dokończcie atak.
bury-first = Najpierw rozegrajcie śmierć naturalną.
dice-count =
    { $wanted ->
        [0] Nie rzucajcie: z genem { gene-movement-2 } wybierzcie kierunek.
        [one] Rzućcie tu jedną kością.
        [few] Rzućcie tu { $wanted } kośćmi.
        [many] Rzućcie tu { $wanted } kośćmi.
       *[other] Rzućcie tu { $wanted } kości.
    }
direction-open = Najpierw powiedzcie, dokąd płynie ameba.
each-amoeba-is-kept = W zapisie dokładnym każda ameba płaci za swój ruch. Ruszajcie je po kolei.
gene-missing = { $player } nie ma genu { label-gene }. Wybierzcie inny gen.
has-moved = { $player }: ameba { $number } ma już ruch za sobą. Wskażcie inną amebę.
no-host = { $player } nie może być żywicielem: potrzeba cudzej ameby na tym samym polu. Wskażcie kogoś innego.
no-such-amoeba = { $player } nie ma na planszy ameby { $number }. Wskażcie inną amebę.
not-enough-points =
    { $player } { $held ->
        [0] nie ma punktów biologicznych
        [one] ma tylko { $held } punkt biologiczny
        [few] ma tylko { $held } punkty biologiczne
        [many] ma tylko { $held } punktów biologicznych
       *[other] ma tylko { $held } punktu biologicznego
    }, a potrzeba { $points }. Wybierzcie coś innego.
not-your-turn = { $player } musi zaczekać. Grajcie po kolei.
amoeba-on-board = { $player }: ameba { $number } jest już na planszy. Wskażcie inną amebę.
# $count (number) ameby, które mogą jeszcze wejść na planszę
amoebas-off-board =
    { $count ->
        [0] { $player } ma wszystkie ameby na planszy.
        [one] { $player } ma poza planszą tylko { $count } amebę.
        [few] { $player } ma poza planszą tylko { $count } ameby.
        [many] { $player } ma poza planszą tylko { $count } ameb.
       *[other] { $player } ma poza planszą tylko { $count } ameby.
    } Wskażcie mniej albo poprawcie liczbę.
amoebas-on-board =
    { $count ->
        [0] { $player } nie ma na planszy żadnej ameby.
        [one] { $player } ma na planszy tylko { $count } amebę.
        [few] { $player } ma na planszy tylko { $count } ameby.
        [many] { $player } ma na planszy tylko { $count } ameb.
       *[other] { $player } ma na planszy tylko { $count } ameby.
    } Wskażcie mniej albo poprawcie liczbę.
card-first = Najpierw odkryjcie kartę środowiska.
game-is-over = Ta gra jest skończona. Cofnijcie koniec, żeby grać dalej.
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
    } Najpierw to dokończcie.
nothing-changed = Nic się nie zmienia. Wybierzcie coś innego.
player-count = W Primordial Soup grają { $least } albo { $most } osoby, a nie { $count }. Zmieńcie liczbę miejsc.
