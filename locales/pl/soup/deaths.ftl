### Faza 5: śmierć naturalna i Agresja.

deaths-rule = Ameba ginie od dwóch obrażeń, z Długowiecznością od trzech.
deaths-quick = Zdejmijcie martwe ameby
# $count (number) kostki każdego koloru
deaths-cubes =
    { $count ->
        [0] Bez kostek w ich miejsce.
        [one] Za każdą po { $count } kostce każdego koloru, póki są w zasobach.
        [few] Za każdą po { $count } kostki każdego koloru, póki są w zasobach.
        [many] Za każdą po { $count } kostek każdego koloru, póki są w zasobach.
       *[other] Za każdą po { $count } kostki każdego koloru, póki są w zasobach.
    }
deaths-instead = Za każdą martwą amebę
# $colours (text) kolory, których brakuje
deaths-short = W zasobach brakuje: { $colours }.
# $count (number) ameby
deaths-count =
    { $count ->
        [0] W tej rundzie nikt nie ginie
        [one] Ginie { $count } ameba
        [few] Giną { $count } ameby
        [many] Ginie { $count } ameb
       *[other] Ginie { $count } ameby
    }
# $numbers (text) numery ameb, $count (number) ile ich jest
deaths-who =
    { $count ->
        [0] { $player }: bez ameb
        [one] { $player }: ameba { $numbers }
        [few] { $player }: ameby { $numbers }
        [many] { $player }: ameby { $numbers }
       *[other] { $player }: ameby { $numbers }
    }
deaths-less = { $player }: o amebę mniej
deaths-more = { $player }: o amebę więcej
deaths-aggression-quick = Potem Agresja: jej ofiary też schodzą z planszy.
deaths-aggression = Agresja
# $count (number) punkty biologiczne
deaths-aggression-how =
    { $count ->
        [0] Jedna ameba może za darmo zabić obcą na swoim polu.
        [one] Jedna ameba może za { $count } punkt zabić obcą na swoim polu.
        [few] Jedna ameba może za { $count } punkty zabić obcą na swoim polu.
        [many] Jedna ameba może za { $count } punktów zabić obcą na swoim polu.
       *[other] Jedna ameba może za { $count } punktu zabić obcą na swoim polu.
    }
deaths-attacker = { $player }: która ameba atakuje?
deaths-done = Martwe ameby zdjęte

## Labels of the journal

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

## Refusals

buried-already = Śmierć naturalna w tej rundzie jest już rozegrana. Grajcie dalej.
