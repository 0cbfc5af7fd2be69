### Faza 4: dziesięć punktów, potem nowe ameby.

# $count (number) punkty biologiczne
division-received =
    { $count ->
        [0] bez nowych punktów
        [one] właśnie doszedł { $count } punkt
        [few] właśnie doszły { $count } punkty
        [many] właśnie doszło { $count } punktów
       *[other] właśnie doszło { $count } punktu
    }
division-nobody = Nikt więcej się nie dzieli
division-together = Ameby się dzielą
division-one-each = Wszyscy po jednej
# $count (number) ameby na planszy, $most (number) ile może ich być
division-on-board =
    { $count ->
        [0] Ani jednej ameby na planszy
        [one] { $count } z { $most } ameb na planszy
        [few] { $count } z { $most } ameb na planszy
        [many] { $count } z { $most } ameb na planszy
       *[other] { $count } z { $most } ameb na planszy
    }
division-none = Pierwsza jest za darmo.
division-number = Który numer
division-where = Gdzie może stanąć
division-anywhere-first = Na dowolnym polu, bo nie masz żadnej ameby na planszy.
division-anywhere-second = Na dowolnym polu bez twojego koloru, bo na planszy masz tylko jedną.
division-spores = Dzięki Zarodnikom na dowolnym polu bez twojego koloru.
division-spores-own = Dzięki Zarodnikom na dowolnym polu.
division-beside = Obok jednej z twoich ameb, przez bok, na polu bez twojego koloru.
division-chain = Także obok ameby postawionej przed chwilą.
# $count (number) punkty biologiczne
division-new =
    { $count ->
        [0] Nowa ameba za darmo
        [one] Nowa ameba: { $count } punkt
        [few] Nowa ameba: { $count } punkty
        [many] Nowa ameba: { $count } punktów
       *[other] Nowa ameba: { $count } punktu
    }
# $count (number) punkty biologiczne za kolejną amebę, najkrócej
division-price =
    { $count ->
        [0] ameba za darmo
        [one] { $count } za amebę
        [few] { $count } za amebę
        [many] { $count } za amebę
       *[other] { $count } za amebę
    }
# $number (number) na amebie, $count (number) punkty biologiczne
division-new-number =
    { $count ->
        [0] Nowa ameba { $number } za darmo
        [one] Nowa ameba { $number }: { $count } punkt
        [few] Nowa ameba { $number }: { $count } punkty
        [many] Nowa ameba { $number }: { $count } punktów
       *[other] Nowa ameba { $number }: { $count } punktu
    }

## Labels of the journal

label-divide = { $player }: nowa ameba { $number }, { label-price }
label-divide-short = { $player }: nowa ameba
label-divide-back = { $player } cofa amebę

## Refusals

no-amoeba-left = { $player } ma na planszy wszystkie ameby, czyli { $most }. Wskażcie kogoś innego.
