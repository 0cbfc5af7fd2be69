### Faza 1: ameby płyną, jedzą, głodują i atakują.

## Tura

movement-by-hand = Na planszy
movement-each = Według numerów: każda ameba płynie i je, zanim ruszy następna.
movement-rest-all = Wszystkie dryfują i jedzą
movement-together = Wszystkie ameby ruszają i jedzą
movement-each-together = Z góry na dół, według numerów: każda ameba płynie, potem je.
# $player (text) czyje ruchy
movement-less = { $player }: o ruch własny mniej
movement-more = { $player }: o ruch własny więcej
# $patterns (text) liczby kostek, $own (text) yes, jeśli ameby jedzą własny kolor
movement-meal-plain =
    { $own ->
        [yes] Posiłek: { $patterns }, każda liczba to inny kolor.
       *[no] Posiłek: { $patterns }, każda liczba to inny kolor, nigdy własny.
    }
# $cubes (text) kostki po kolorach, słowami
movement-meal = Posiłek: { $cubes }.
# $patterns (text) liczby kostek, na przykład 2+1 albo 4; $colours (text); $different (text) yes, jeśli posiłek ma kilka kolorów
movement-meal-of =
    { $different ->
        [no] Posiłek: { $patterns } jednego koloru: { $colours }.
       *[yes] Posiłek: { $patterns }, każda liczba to inny kolor: { $colours }.
    }
movement-meal-hosted = Z Pasożytnictwem: { $patterns }, a właściciel drugiej ameby płaci 1 punkt.
# $count (number) kostki
movement-eats =
    { $count ->
        [0] Je albo dostaje obrażenie. Niczego nie wydala.
        [one] Je i wydala { $count } kostkę swojego koloru albo dostaje obrażenie.
        [few] Je i wydala { $count } kostki swojego koloru albo dostaje obrażenie.
        [many] Je i wydala { $count } kostek swojego koloru albo dostaje obrażenie.
       *[other] Je i wydala { $count } kostki swojego koloru albo dostaje obrażenie.
    }
movement-paid = Ruchy własne
# $count (number) punkty biologiczne
movement-price =
    { $count ->
        [0] za darmo
        [one] po { $count } punkcie, dryf za darmo
        [few] po { $count } punkty, dryf za darmo
        [many] po { $count } punktów, dryf za darmo
       *[other] po { $count } punktu, dryf za darmo
    }
movement-free = Ruchy własne nic nie kosztują.
movement-pay-title = Zapłata
# $purpose (text) attack, defend, escape albo host, $points (number) punkty biologiczne
movement-pay =
    { $purpose ->
        [attack] { $player } atakuje: { label-price }
        [defend] { $player } się broni: { label-price }
        [escape] { $player } ucieka: { label-price }
       *[host] { $player } żywi pasożyta: { label-price }
    }
# $count (number) ile razy w tej fazie
movement-pay-paid = zapłacono: { $count }
movement-eaten = Zjedzone w Walce o byt
# $count (number) po jedzeniu albo głodne, $all (number) na planszy
movement-fed =
    { $all ->
        [0] bez ameb na planszy
        [one] gotowe: { $count } z { $all } ameby
        [few] gotowe: { $count } z { $all } ameb
        [many] gotowe: { $count } z { $all } ameb
       *[other] gotowe: { $count } z { $all } ameb
    }
movement-all-fed = Wszystkie ameby już po jedzeniu.
# $number (number) numer, $wounds (number) obrażenia, $meal (text) ate, starved albo waits
movement-amoeba =
    { $meal ->
        [ate] Ameba { $number }, obrażenia: { $wounds }, najedzona
        [starved] Ameba { $number }, obrażenia: { $wounds }, głodna
       *[waits] Ameba { $number }, obrażenia: { $wounds }
    }

## Ruch

# $way (text) kierunek słowami
movement-drift =
    { $direction ->
        [stay] Bez dryfu
       *[other] Dryfuje: { $way }
    }
movement-stay = Zostaje w miejscu
# $count (number) punkty biologiczne
movement-move =
    { $count ->
        [0] Ruch własny za darmo
        [one] Ruch własny: { $count } punkt
        [few] Ruch własny: { $count } punkty
        [many] Ruch własny: { $count } punktów
       *[other] Ruch własny: { $count } punktu
    }
# $count (number) kostki do gry
movement-dice =
    { $count ->
        [0] Ruch II: kierunek do wyboru
        [one] aplikacja rzuca { $count } kostką
        [few] aplikacja rzuca { $count } kostkami, jedna do wyboru
        [many] aplikacja rzuca { $count } kostkami, jedna do wyboru
       *[other] aplikacja rzuca { $count } kostki, jedna do wyboru
    }
movement-own-dice = Rzut na stole
# $number (number) która kostka, $count (number) z ilu
movement-enter-die =
    { $count ->
        [0] Na kostce
        [one] Na kostce
        [few] Na kostce { $number } z { $count }
        [many] Na kostce { $number } z { $count }
       *[other] Na kostce { $number } z { $count }
    }
movement-die = { $face } na kostce
movement-again = Szybkość
movement-second = Drugi ruch za darmo
# $players (text) kto ma Chwyt, $when (text) before albo after
movement-holding =
    { $when ->
        [after] Chwyt może popłynąć za amebą, która opuszcza jego pole: { $players }.
       *[before] Zanim znany jest kierunek: czy ktoś płynie z nią dzięki Chwytowi? { $players }.
    }
# $count (number) kostki
movement-tentacle =
    { $count ->
        [0] Macki niczego nie zabierają.
        [one] Zanim znany jest kierunek: Macki zabierają do { $count } kostki.
        [few] Zanim znany jest kierunek: Macki zabierają do { $count } kostek.
        [many] Zanim znany jest kierunek: Macki zabierają do { $count } kostek.
       *[other] Zanim znany jest kierunek: Macki zabierają do { $count } kostki.
    }
# $cubes (text) po kolorach, słowami
movement-load-chip = Macki: { $cubes }
movement-load = Macki zabierają
movement-load-of = Macki, ameba { $number } zabiera
# $most (number) kostki
movement-load-most =
    { $most ->
        [0] Nic.
        [one] Najwyżej { $most } kostkę, zanim znany jest kierunek.
        [few] Najwyżej { $most } kostki, zanim znany jest kierunek.
        [many] Najwyżej { $most } kostek, zanim znany jest kierunek.
       *[other] Najwyżej { $most } kostki, zanim znany jest kierunek.
    }
# $cubes (text) jednego koloru, słowami
movement-load-one = Zabiera: { $cubes }
movement-load-none = bez kostek
# $followers (text) imiona z numerami albo nikt
movement-follow-chip = Chwyt: { $followers }
movement-follow-none = nikt
# $number (number) numer ameby, która odpływa
movement-follow = Chwyt: kto płynie z amebą { $number }?
# $when (text) before albo after
movement-follow-when =
    { $when ->
        [after] Tylko ameby z pola, które opuściła.
       *[before] Tylko ameby z jej pola, zanim znany jest kierunek.
    }
movement-follower = { $player }, ameba { $number } płynie z nią
# $cubes (text) słowami
movement-went-with = Zabiera: { $cubes }.
# $followers (text) imiona z numerami
movement-went-followed = Płyną z nią: { $followers }.
# $kind (text) drift albo own, $way (text) kierunek słowami
movement-went =
    { $direction ->
        [stay] Zostaje na miejscu.
       *[other] { $kind ->
            [drift] Dryf: { $way }.
           *[own] Ruch własny: { $way }.
        }
    }
movement-where = Dokąd płynie ameba { $number }?
movement-where-free = Ruch II: dokąd płynie ameba { $number }?
# $count (number) punkty biologiczne zapłacone za ruch
movement-blocked =
    { $count ->
        [0] Przy krawędzi albo skale zostaje na miejscu.
        [one] Przy krawędzi albo skale zostaje, a punkt przepada.
        [few] Przy krawędzi albo skale zostaje, a { $count } punkty przepadają.
        [many] Przy krawędzi albo skale zostaje, a { $count } punktów przepada.
       *[other] Przy krawędzi albo skale zostaje, a { $count } punktu przepada.
    }

## Jedzenie

movement-eats-what = Je
movement-larger-meals = Więcej, niż trzeba
# $colour (text) kolor kostek, $count (number)
movement-cubes =
    { $count ->
        [0] { $colour }: nic
        [one] { $count } × { $colour }
        [few] { $count } × { $colour }
        [many] { $count } × { $colour }
       *[other] { $count } × { $colour }
    }
# $cubes (text) kostki słowami
movement-eat-cubes = Je: { $cubes }
movement-host = Pasożytnictwo: o kostkę mniej, czyim kosztem
movement-no-host = nikogo
movement-host-pays = { $player }, płaci 1 punkt
# $count (number) ameby
movement-rest =
    { $count ->
        [0] Nikt nie jest głodny
        [one] { $count } dryfuje i je
        [few] Wszystkie ({ $count }) dryfują i jedzą
        [many] Wszystkie ({ $count }) dryfują i jedzą
       *[other] Wszystkie ({ $count }) dryfują i jedzą
    }
movement-rest-eat =
    { $count ->
        [0] Nikt nie jest głodny
        [one] { $count } je
        [few] Wszystkie ({ $count }) jedzą
        [many] Wszystkie ({ $count }) jedzą
       *[other] Wszystkie ({ $count }) jedzą
    }
# $moved, $drifting (number) ameby po ruchu i przed ruchem
movement-rest-both =
    { $moved ->
         [0] Żadna nie je
         [one] { $moved } je
         [few] { $moved } jedzą
         [many] { $moved } je
        *[other] { $moved } je
    }, { $drifting ->
         [0] żadna nie dryfuje
         [one] { $drifting } dryfuje i je
         [few] { $drifting } dryfują i jedzą
         [many] { $drifting } dryfuje i je
        *[other] { $drifting } dryfuje i je
    }
# $drifts (text) yes, jeśli jeszcze się nie ruszała
movement-eats-now =
    { $drifts ->
        [yes] Dryfuje i je
       *[no] Je
    }
movement-starves =
    { $drifts ->
        [yes] Dryfuje, głoduje
       *[no] Głoduje
    }

## Atak

# $count (number) punkty biologiczne
movement-attack =
    { $count ->
        [0] Za mało jedzenia? Atak za darmo
        [one] Za mało jedzenia? Atak: { $count } punkt
        [few] Za mało jedzenia? Atak: { $count } punkty
        [many] Za mało jedzenia? Atak: { $count } punktów
       *[other] Za mało jedzenia? Atak: { $count } punktu
    }
# $way (text) kierunek słowami, $count (number) punkty biologiczne
movement-attack-drifting =
    { $count ->
        [0] Dryf na { $way } i atak za darmo
        [one] Dryf na { $way } i atak: { $count } punkt
        [few] Dryf na { $way } i atak: { $count } punkty
        [many] Dryf na { $way } i atak: { $count } punktów
       *[other] Dryf na { $way } i atak: { $count } punktu
    }
movement-attack-poor = Nie ma punktu na atak.
movement-only-starves = Ofiara uciekła: ta ameba głoduje.
movement-attack-not = Bez ataku
movement-attack-whom = Wybierz, kogo
# $player (text) czyja ameba, $number (number) jej numer, $count (number) punkty biologiczne
movement-attack-now =
    { $count ->
        [0] Atak: { $player }, ameba { $number }, za darmo
        [one] Atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Atak: { $player }, ameba { $number }, za { $count } punktu
    }
# $way (text) kierunek słowami, reszta jak wyżej
movement-attack-now-drifting =
    { $count ->
        [0] Dryf na { $way } i atak: { $player }, ameba { $number }, za darmo
        [one] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkt
        [few] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punkty
        [many] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktów
       *[other] Dryf na { $way } i atak: { $player }, ameba { $number }, za { $count } punktu
    }
movement-victim = Która ameba na tym samym polu?
# $way (text) kierunek słowami
movement-victim-drifting = Dryfuje na { $way }: która ameba na tamtym polu?
movement-victim-of = { $player }, ameba { $number }
# $number, $other (number) numery ameb
movement-fight = { $attacker }, ameba { $number }, atakuje: { $victim }, ameba { $other }
movement-attacker = atakuje
movement-attacked = pod atakiem
movement-answer = { $player }, co robisz?
# $answer (text) defend albo escape
movement-answer-failed =
    { $answer ->
        [defend] Obrona się nie udała.
       *[escape] Ucieczka się nie udała.
    }
movement-if-defends = Jeśli będzie się bronić
movement-wins = Wygrywa { $player }
# $count (number) punkty biologiczne
movement-defend =
    { $count ->
        [0] Obrona za darmo
        [one] Obrona: { $count } punkt
        [few] Obrona: { $count } punkty
        [many] Obrona: { $count } punktów
       *[other] Obrona: { $count } punktu
    }
# $count (number) punkty biologiczne
movement-escape =
    { $count ->
        [0] Ucieczka za darmo
        [one] Ucieczka: { $count } punkt
        [few] Ucieczka: { $count } punkty
        [many] Ucieczka: { $count } punktów
       *[other] Ucieczka: { $count } punktu
    }
movement-yield = Poddaję się
movement-fight-dice = Broni się { $player }: po jednej kostce
movement-escape-dice = Ucieka { $player }
movement-fight-own-dice = Rzut na stole: najpierw napastnik
movement-tie = Remis: jeszcze raz.
movement-escaped = { $player }: ucieczka udana?
# $ways (text) kierunki
movement-escape-ways = Może popłynąć: { $ways }. Przy krawędzi albo skale zostaje i nie ucieka.
movement-escape-stays = Zostaje na miejscu: tym rzutem nie ucieka.
movement-got-away = Uciekła
movement-caught = Nie uciekła
# $result (text) killed, repelled albo escaped
movement-result =
    { $result ->
        [killed] Wygrywa { $attacker }
        [repelled] Wygrywa { $victim }
       *[escaped] Ucieka { $victim }
    }
movement-retry = { $player }: jeszcze raz dzięki Wytrwałości, za darmo
movement-again-attack = { $player }: drugi atak dzięki Wytrwałości, za darmo
movement-outcome-nothing = Nic się nie dzieje.
movement-outcome-followed = { $attacker }: ameba { $number } płynie za nią dzięki Chwytowi i może tam jeść.
movement-outcome-starves = { $attacker }, ameba { $number }: jedno obrażenie.
movement-outcome-armor = { $victim }, ameba { $number }: Pancerz, tylko jedno obrażenie.
# $count (number) kostki każdego koloru
movement-outcome-cubes =
    { $count ->
        [0] { $victim }: ameba { $number } schodzi z planszy, bez kostek.
        [one] { $victim }: za amebę { $number } po { $count } kostce każdego koloru.
        [few] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
        [many] { $victim }: za amebę { $number } po { $count } kostek każdego koloru.
       *[other] { $victim }: za amebę { $number } po { $count } kostki każdego koloru.
    }
movement-outcome-eaten = { $attacker }: ameba najedzona, niczego nie wydala.
