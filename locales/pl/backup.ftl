### Wszystko w jednym pliku: gry, gracze, ustawienia, przypomnienia.

backup-title = Wszystko w jednym pliku
backup-save = Zapisz wszystko
backup-save-note = Wszystkie gry, gracze, ustawienia i przypomnienia: na kopię albo na inne urządzenie
# $count (number) gier
backup-saving =
    { $count ->
        [0] Zapisywanie…
        [one] Zapisywanie… { $count } gra
        [few] Zapisywanie… { $count } gry
        [many] Zapisywanie… { $count } gier
       *[other] Zapisywanie… { $count } gry
    }
backup-restore = Wczytaj z pliku
backup-restore-note = Dodaje to, czego tu brakuje; niczego nie zmienia ani nie usuwa
# $count (number) gier
backup-restoring =
    { $count ->
        [0] Wczytywanie…
        [one] Wczytywanie… { $count } gra
        [few] Wczytywanie… { $count } gry
        [many] Wczytywanie… { $count } gier
       *[other] Wczytywanie… { $count } gry
    }

# $games (text) części, na przykład restore-added
restore-done = Wczytano: { $games }.
restore-nothing = Nie wczytano żadnej gry.
# $count (number) gier
restore-added =
    { $count ->
        [one] { $count } nowa gra
        [few] { $count } nowe gry
        [many] { $count } nowych gier
       *[other] { $count } nowej gry
    }
# $count (number) gier
restore-longer =
    { $count ->
        [one] { $count } gra rozegrana dalej
        [few] { $count } gry rozegrane dalej
        [many] { $count } gier rozegranych dalej
       *[other] { $count } gry rozegranej dalej
    }
# $count (number) gier
restore-copied =
    { $count ->
        [one] { $count } gra, która tu potoczyła się inaczej, jako osobna
        [few] { $count } gry, które tu potoczyły się inaczej, jako osobne
        [many] { $count } gier, które tu potoczyły się inaczej, jako osobne
       *[other] { $count } gry, która tu potoczyła się inaczej, jako osobna
    }
# $count (number) gier
restore-here =
    { $count ->
        [one] { $count }, która już tu była
        [few] { $count }, które już tu były
        [many] { $count }, które już tu były
       *[other] { $count }, która już tu była
    }
restore-stopped = Reszty pliku tu jeszcze nie ma: wczytaj go jeszcze raz, a dojdzie tylko to, czego brakuje.
restore-cut = Plik jest ucięty: wczytano tylko to, co jest przed ucięciem. Zapisz go jeszcze raz tam, skąd pochodzi.
# $count (number) gier
restore-damaged =
    { $count ->
        [one] Plik jest uszkodzony: jednej części nie dało się wczytać albo tylko jej początek.
        [few] Plik jest uszkodzony: { $count } części nie dało się wczytać albo tylko ich początki.
        [many] Plik jest uszkodzony: { $count } części nie dało się wczytać albo tylko ich początki.
       *[other] Plik jest uszkodzony: { $count } części nie dało się wczytać albo tylko jej początek.
    } Zapisz go jeszcze raz tam, skąd pochodzi.
# $count (number) gier
restore-refused =
    { $count ->
        [one] Pominięto jedną grę z pliku
        [few] Pominięto { $count } gry z pliku
        [many] Pominięto { $count } gier z pliku
       *[other] Pominięto { $count } gry z pliku
    }: to Petri nie zna tej gry albo jej zasady nie pozwalają na to, co jest w pliku.
store-archive-unreadable = Z tego pliku nic nie da się odczytać: nie pochodzi z Petri albo jest uszkodzony. Wybierz inny.

cli-backup = Zapisz wszystko w jednym pliku: gry, graczy, ustawienia, przypomnienia. Stoły otwarte dla telefonów nie wchodzą w to. Plik o tej nazwie zostanie zastąpiony.
cli-backup-short = Zapisz wszystkie gry, graczy i ustawienia w jednym pliku.
# $games (number) zapisanych
# $file (text) nazwa pliku
cli-backup-done =
    W pliku { $file } { $games ->
        [0] nie ma gier, są gracze i ustawienia.
        [one] jest { $games } gra, gracze i ustawienia.
        [few] są { $games } gry, gracze i ustawienia.
        [many] jest { $games } gier, gracze i ustawienia.
       *[other] jest { $games } gry, gracze i ustawienia.
    }
cli-restore = Wczytaj to, co zapisano w jednym pliku tutaj albo w aplikacji. Dodaje to, czego brakuje; niczego nie zmienia ani nie usuwa.
cli-restore-short = Wczytaj taki plik.
# $file (text) nazwa pliku
# $reason (text) nazwa błędu według systemu
cli-file-unwritable = Pliku { $file } nie da się zapisać ({ $reason }); sprawdź nazwę i miejsce na dysku.
