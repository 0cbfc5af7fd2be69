# Wiersz poleceń: bazy danych z grami.

cli-option-store = Baza danych, w której są gry zamiast w folderze, np. postgresql://użytkownik@serwer/nazwa; można ją też podać w zmiennej PETRI_STORE.
cli-store-or-data = Gry są w jednym miejscu: podaj albo --store, albo --data.
cli-store = Baza danych z grami: przygotowanie, aktualizacja, sprawdzenie, kopiowanie gier do niej i z powrotem.
cli-store-short = Przygotowanie, aktualizacja, sprawdzenie i kopiowanie bazy gier.
cli-store-init = Przygotuj pustą bazę PostgreSQL na gry.
cli-store-upgrade = Zaktualizuj do tej wersji bazę, którą przygotowała starsza; najpierw zrób kopię poleceniem pg_dump.
cli-store-check = Przeczytaj wszystkie gry w bazie i powiedz, które są uszkodzone.
cli-store-copy = Skopiuj wszystkie gry i ustawienia z folderu do bazy albo z powrotem; niczego nie nadpisuje, a usunięte gry pomija.
cli-store-from = Folder albo baza, z której się kopiuje.
cli-store-to = Folder albo baza, do której się kopiuje.
cli-store-made = { $database } jest gotowa na gry.
cli-store-there = { $database } była już gotowa; niczego nie zmieniono.
cli-store-upgraded = { $database } jest teraz w tej wersji.
cli-store-no-source = Nie ma folderu { $folder }: podaj ten, w którym są gry, albo bazę danych.
cli-store-checked =
    { $games ->
        [0] Brak gier
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $rows ->
        [0] brak wpisów
        [one] { $rows } wpis
        [few] { $rows } wpisy
        [many] { $rows } wpisów
       *[other] { $rows } wpisu
    }: { $problems ->
        [0] wszystko w porządku.
        [one] { $problems } problem.
        [few] { $problems } problemy.
        [many] { $problems } problemów.
       *[other] { $problems } problemu.
    }
cli-store-copied =
    Skopiowano: { $games ->
        [0] żadnych gier
        [one] { $games } grę
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $values ->
        [0] żadnych ustawień
        [one] { $values } ustawienie
        [few] { $values } ustawienia
        [many] { $values } ustawień
       *[other] { $values } ustawienia
    }.
