### The company of an amoeba: Tentacle and Holding.

# $cubes (text) po kolorach, słowami
company-load-chip = Macki: { $cubes }
company-load = Macki zabierają
company-load-of = Macki, ameba { $number } zabiera
# $most (number) kostki
company-load-most =
    { $most ->
        [0] Nic.
        [one] Najwyżej { $most } kostkę, zanim znany jest kierunek.
        [few] Najwyżej { $most } kostki, zanim znany jest kierunek.
        [many] Najwyżej { $most } kostek, zanim znany jest kierunek.
       *[other] Najwyżej { $most } kostki, zanim znany jest kierunek.
    }
# $cubes (text) jednego koloru, słowami
company-load-one = Zabiera: { $cubes }
company-load-none = bez kostek
# $followers (text) imiona z numerami albo nikt
company-follow-chip = Chwyt: { $followers }
company-follow-none = nikt
# $number (number) numer ameby, która odpływa
company-follow = Chwyt: kto płynie z amebą { $number }?
# $when (text) before albo after
company-follow-when =
    { $when ->
        [after] Tylko ameby z pola, które opuściła.
       *[before] Tylko ameby z jej pola, zanim znany jest kierunek.
    }
company-follower = { $player }, ameba { $number } płynie z nią
# $cubes (text) słowami
company-with = Zabiera: { $cubes }.
# $followers (text) imiona z numerami
company-followed = Płyną z nią: { $followers }.

## Labels of the journal

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

## Refusals

follows-itself = { $player }: ameba { $number } nie popłynie sama za sobą. Wskażcie inną amebę.
load-unfit =
    { $most ->
        [0] { $player }: { gene-tentacle } niczego nie zabierają. Nie wskazujcie kostek.
        [one] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostkę i tylko taką, która leży na planszy. Wskażcie mniej.
        [few] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostki i tylko takie, które leżą na planszy. Wskażcie mniej.
        [many] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostek i tylko takie, które leżą na planszy. Wskażcie mniej.
       *[other] { $player }: { gene-tentacle } zabierają najwyżej { $most } kostki i tylko takie, które leżą na planszy. Wskażcie mniej.
    }
not-left = { $player }: ameba { $number } nie opuszcza teraz swojego pola. Wskażcie inną amebę.
