### Meals.

## Tura

# $patterns (text) liczby kostek, $own (text) yes, jeśli ameby jedzą własny kolor
meal-plain =
    { $own ->
        [yes] Posiłek: { $patterns }, każda liczba to inny kolor.
       *[no] Posiłek: { $patterns }, każda liczba to inny kolor, nigdy własny.
    }
# $cubes (text) kostki po kolorach, słowami
meal = Posiłek: { $cubes }.
# $patterns (text) liczby kostek, na przykład 2+1 albo 4; $colours (text); $different (text) yes, jeśli posiłek ma kilka kolorów
meal-of =
    { $different ->
        [no] Posiłek: { $patterns } jednego koloru: { $colours }.
       *[yes] Posiłek: { $patterns }, każda liczba to inny kolor: { $colours }.
    }
meal-hosted = Z Pasożytnictwem: { $patterns }, a właściciel drugiej ameby płaci 1 punkt.
# $count (number) kostki
meal-or-damage =
    { $count ->
        [0] Je albo dostaje obrażenie. Niczego nie wydala.
        [one] Je i wydala { $count } kostkę swojego koloru albo dostaje obrażenie.
        [few] Je i wydala { $count } kostki swojego koloru albo dostaje obrażenie.
        [many] Je i wydala { $count } kostek swojego koloru albo dostaje obrażenie.
       *[other] Je i wydala { $count } kostki swojego koloru albo dostaje obrażenie.
    }

## Jedzenie

meal-larger = Więcej, niż trzeba
# $colour (text) kolor kostek, $count (number)
meal-cubes =
    { $count ->
        [0] { $colour }: nic
        [one] { $count } × { $colour }
        [few] { $count } × { $colour }
        [many] { $count } × { $colour }
       *[other] { $count } × { $colour }
    }
# $cubes (text) kostki słowami
meal-eaten = Je: { $cubes }
meal-host = Pasożytnictwo: o kostkę mniej, czyim kosztem
meal-no-host = nikogo
meal-host-pays = { $player }, płaci 1 punkt
# $cubes (text) kostki według kolorów
meal-as-last = jak ostatnio: { $cubes }
meal-rest-all = Wszystkie dryfują i jedzą
# $count (number) ameby
meal-rest =
    { $count ->
        [0] Nikt nie jest głodny
        [one] { $count } dryfuje i je
        [few] Wszystkie ({ $count }) dryfują i jedzą
        [many] Wszystkie ({ $count }) dryfują i jedzą
       *[other] Wszystkie ({ $count }) dryfują i jedzą
    }
meal-rest-eat =
    { $count ->
        [0] Nikt nie jest głodny
        [one] { $count } je
        [few] Wszystkie ({ $count }) jedzą
        [many] Wszystkie ({ $count }) jedzą
       *[other] Wszystkie ({ $count }) jedzą
    }
# $moved, $drifting (number) ameby po ruchu i przed ruchem
meal-rest-both =
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

## Labels of the journal

# $host (text) czyja ameba płaci punkt przy Pasożytnictwie, albo none
label-eat =
    { $host ->
        [none] { $player }: ameba { $number } je
       *[other] { $player }: ameba { $number } je, { $host } płaci 1 punkt
    }
label-starve = { $player }: ameba { $number } głoduje
label-feed-rest =
    { $count ->
        [0] { $player }: nikt nie jest głodny
        [one] { $player }: { $count } ameba dryfuje i je
        [few] { $player }: { $count } ameby dryfują i jedzą
        [many] { $player }: { $count } ameb dryfuje i je
       *[other] { $player }: { $count } ameby dryfuje i je
    }

## Refusals

no-meal = { $player }: te kostki to nie posiłek. Wskażcie inne.
nobody-hungry = { $player }: wszystkie ameby już jadły albo głodują. Grajcie dalej.
say-the-meal = { $player }: powiedzcie, które kostki zjada ameba.
starves-after-attack = { $player }: ofiara ameby { $number } uciekła, więc ta nie je. Dodajcie jej obrażenie.
