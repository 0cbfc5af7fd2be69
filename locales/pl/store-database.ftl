# Gry w bazie PostgreSQL. Każde zdanie mówi, co się stało i co zrobić; żadne nie podaje hasła.

store-database-slow = Baza danych odpowiadała zbyt długo, więc tego nie zapisano: spróbuj ponownie za chwilę; wcześniejsze zapisy są bezpieczne.
store-database-full = W bazie { $database } zabrakło miejsca, więc tego nie zapisano: zwolnij miejsce na jej serwerze i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
store-database-denied = Petri nie ma do tego prawa w { $database }: nadaj jego użytkownikowi prawo odczytu i zapisu i spróbuj jeszcze raz.
store-database-failed = Baza { $database } nie mogła tego zrobić ({ $reason }): zajrzyj do jej dziennika i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
store-database-address = { $database } nie jest adresem bazy danych: podaj go w postaci postgresql://użytkownik@serwer/nazwa.
store-database-driver = To Petri nie potrafi łączyć się z bazami danych: zainstaluj je jako petri-companion[club].
store-database-away = Pod adresem { $database } nikt nie odpowiada: sprawdź adres i to, czy działa tam PostgreSQL.
store-database-password = { $database } nie zna tego użytkownika albo tego hasła: sprawdź jedno i drugie.
store-database-missing = Pod adresem { $database } nie ma takiej bazy: sprawdź nazwę albo utwórz ją poleceniem createdb.
store-database-refused = { $database } nie wpuszcza Petri: sprawdź użytkownika, hasło i nazwę oraz to, na co pozwala pg_hba.conf.
store-database-settings = Przed adresem { $database } stoi pośrednik połączeń, taki jak PgBouncer, który nie przekazuje ustawień potrzebnych Petri: podaj adres samego PostgreSQL-a.
store-database-deaf = Przed adresem { $database } stoi pośrednik połączeń, taki jak PgBouncer, przez którego żadne Petri nie słyszy, co robią inne: podaj adres samego PostgreSQL-a.
store-database-encoding = { $database } nie przechowuje tekstów w UTF-8: utwórz bazę z kodowaniem UTF8.
store-database-empty = { $database } nie jest przygotowana dla Petri: uruchom najpierw companion store init.
store-database-older = { $database } przygotowała starsza wersja Petri: uruchom najpierw companion store upgrade.
store-database-newer = { $database } przygotowała nowsza wersja Petri i nic w niej nie zmieniono: zaktualizuj Petri, żeby z niej korzystać.
store-database-migrating = Ktoś inny właśnie przygotowuje albo aktualizuje { $database }: poczekaj, aż skończy, i spróbuj jeszcze raz.
store-database-game = Gra { $id } jest w bazie uszkodzona: odzyskaj ją z najnowszej kopii bazy.
store-database-game-newer = Grę { $id } zapisała nowsza wersja Petri i nic w niej nie zmieniono: zaktualizuj Petri, żeby ją otworzyć.
store-database-row = Wpis { $row } gry { $id } jest w bazie uszkodzony: odzyskaj tę grę z najnowszej kopii bazy.

store-copy-occupied = Tam, dokąd mają trafić, są już inne gry albo ustawienia, a niczego się nie nadpisuje: wybierz puste miejsce.
store-copy-taken = Tam, dokąd ma trafić gra { $id }, jest jej usunięta wersja, a niczego się nie nadpisuje: wybierz puste miejsce.
