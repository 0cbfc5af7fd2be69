# Karty genów: ich nazwy i działanie, naszymi słowami.

gene-intelligence = Inteligencja
gene-movement-1 = Ruch I
gene-spores = Zarodniki
gene-speed = Szybkość
gene-defense = Obrona
gene-escape = Ucieczka
gene-substitution = Substytucja
gene-ray-protection = Ochrona radiacyjna
gene-streamlining = Opływowość
gene-tentacle = Macki
gene-holding = Chwyt
gene-longevity = Długowieczność
gene-frugality = Oszczędność
gene-struggle = Walka o byt
gene-parasitism = Pasożytnictwo
gene-division-rate = Tempo podziału
gene-persistence = Wytrwałość
gene-movement-2 = Ruch II
gene-aggression = Agresja
gene-armor = Pancerz

gene-intelligence-effect = Na planszy nie robi nic, ale liczy się w punktacji.
gene-movement-1-effect = Przy ruchu własnym rzuć dwiema kośćmi i wybierz wynik.
gene-spores-effect =
    { $spores-own-colour ->
        [true] Nowa ameba może stanąć na dowolnym polu.
       *[false] Nowa ameba może stanąć na dowolnym polu bez ameby twojego koloru.
    }
gene-speed-effect = Drugi ruch własny za darmo. Nigdy dwa dryfy ani dryf i ruch.
gene-defense-effect = Zapłać { $fight-price } punkt, a atak zmieni się w walkę: po jednej kości, remis jeszcze raz. Wygrasz, napastnik głoduje.
gene-escape-effect = Zapłać { $fight-price } punkt i spróbuj uciec przed atakiem, z genami ruchu, które masz.
gene-substitution-effect =
    { $uneven-substitution ->
        [true] Pomiń jeden kolor i zjedz o jedną kostkę więcej: 2+2 albo 3+1, a przy trzech graczach 4.
       *[false] Pomiń jeden kolor i zjedz o jedną kostkę więcej: 2+2, a przy trzech graczach 4.
    }
gene-ray-protection-effect = Liczy się jako { $ray-points } punkty mutacji, a odrzucona płaci { $ray-value }. W punktacji to nie karta.
gene-streamlining-effect = Ruch własny nic nie kosztuje, ucieczka też nie.
gene-tentacle-effect = Zabierz do { $carried-four } kostek, gdy płyniesz lub dryfujesz, a przy trzech graczach do { $carried-three }.
gene-holding-effect =
    { $following ->
        [after] Zostań na miejscu albo popłyń za amebą, która opuszcza twoje pole, gdy znany jest jej kierunek.
       *[before] Zostań na miejscu albo popłyń za amebą, która opuszcza twoje pole; powiedz to, zanim znany jest kierunek.
    }
gene-longevity-effect = Twoje ameby giną dopiero od { $lasting-fatal-wounds } obrażeń, nie od { $fatal-wounds }.
gene-frugality-effect = Jedz o jedną kostkę mniej; kolor wybierasz za każdym razem. Wydalasz jak zwykle.
gene-struggle-effect = Gdy ameba miałaby głodować, zapłać { $fight-price } punkt: zje inną ze swojego pola, także twoją.
gene-parasitism-effect = Na polu z obcą amebą, której właściciel ma jeszcze punkt, jedz o jedną kostkę mniej; on płaci { $host-price } punkt.
gene-division-rate-effect = Nowa ameba kosztuje { $cheap-amoeba-price } punkty zamiast { $amoeba-price }.
gene-persistence-effect = Jak Szybkość. Do tego druga próba za darmo, gdy nie uda się atak, obrona albo agresja.
gene-movement-2-effect = Wybierasz kierunek każdego ruchu własnego, bez kości.
gene-aggression-effect = Jak Walka o byt. Do tego w fazie 5 jedna z twoich ameb może za { $fight-price } punkt zabić obcą na swoim polu.
gene-armor-effect = W fazie 1 nikt nie zaatakuje twoich ameb. W fazie 5 atak daje im tylko obrażenie.
