# Zapisane gry. Każde zdanie mówi, co się stało i co teraz zrobić.

store-full = Zabrakło miejsca, więc tego nie zapisano: zwolnij trochę miejsca i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
store-not-remembered = To się liczy; tylko na następną grę nie dało się tego zapamiętać.
store-denied = Petri nie ma prawa odczytać ani zapisać pliku { $file }: zmień uprawnienia folderu z danymi i spróbuj jeszcze raz.
store-failed = Pliku { $file } nie dało się odczytać ani zapisać ({ $reason }): sprawdź dysk i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
store-busy = Folderu { $folder } używa już inne okno Petri: graj dalej tam albo najpierw je zamknij.
store-no-locks = Dysk z folderem { $folder } nie potrafi pilnować, żeby dwa programy nie pisały naraz: wybierz folder na innym dysku opcją --data.
store-folder = W folderze { $folder } nie da się trzymać gier: wybierz taki, w którym możesz zapisywać.

store-missing = Nie ma gry { $id }: wybierz grę z listy.
store-in-use = Inny program ma otwarty plik { $file }, na przykład skaner antywirusowy albo OneDrive: spróbuj za chwilę; wszystko, co zapisano wcześniej, jest bezpieczne.
store-replaced = Inny program podstawił inny plik { $file }: to dotknięcie nie zostało zapisane, a gra otworzy się tak, jak jest w tamtym pliku. To, co było tutaj, leży obok.
store-closed = Tę grę zamknięto albo usunięto: otwórz ją ponownie z listy partii.
store-behind = Ktoś inny przy tym stole był odrobinę szybszy: sprawdź, co się zmieniło, i w razie potrzeby powtórz.
store-unreachable = Nie ma teraz połączenia z grami, więc tego nie przyjęto: poczekaj, aż wróci, sprawdź i spróbuj jeszcze raz; wcześniejsze zapisy są bezpieczne.
store-outcome-unknown = Połączenie z grami zerwało się w trakcie i nie wiadomo, czy to zapisano: poczekaj, aż wróci, sprawdź i powtórz, jeśli tego brakuje.
store-unstorable = Jest tu coś, czego nie da się zapisać: wpisz to inaczej i spróbuj jeszcze raz.
store-journal-full = Ta gra ma już { $rows } wpisów i więcej się nie zmieści: zapisz ją do pliku i zacznij nową.

store-newer = Plik { $file } pochodzi z nowszej wersji Petri i pozostał nietknięty: zaktualizuj Petri, żeby go otworzyć.
store-damaged = Pliku { $file } nie da się naprawić; został zachowany jako { $quarantined }: wczytaj kopię tej gry z pliku, jeśli ją masz.
store-foreign = Plik { $file } nie jest grą z Petri; został zachowany jako { $quarantined }: przenieś go tam, gdzie jego miejsce.
store-misnamed = W pliku { $file } jest gra o innej nazwie; plik został zachowany jako { $quarantined }: wczytaj z niego grę, żeby w nią zagrać.
store-replaced-kept = Inny program podmienił plik otwartej gry; gra taka, jaka była tutaj, została zachowana jako { $quarantined }: wczytaj ten plik, żeby grać z niego dalej.
store-recovered = Brakowało pliku { $file }, więc wczytano jego poprzednią kopię: sprawdź ostatni wpis tej gry.
store-restored = Plik { $file } był uszkodzony, więc wczytano jego poprzednią kopię: sprawdź ostatni wpis tej gry; uszkodzony plik został zachowany jako { $quarantined }.
store-restored-backup = Plik { $file } był uszkodzony, więc wczytano najnowszą kopię zapasową: wpisz ponownie to, co zdarzyło się później; uszkodzony plik został zachowany jako { $quarantined }.
store-torn = Ostatni wpis w pliku { $file } nie zapisał się do końca i przepadł: sprawdź, co wpisano w tej grze na końcu.
store-cut = Plik { $file } był uszkodzony, więc gra kończy się na ostatnim dobrym wpisie: wpisz ponownie to, co zdarzyło się później; uszkodzony plik został zachowany jako { $quarantined }.
store-mended = Plik { $file } był uszkodzony i został naprawiony z kopii, więc niczego nie brakuje; uszkodzony plik został zachowany jako { $quarantined }.
store-moved = { $games ->
    [one] Jedną grę przeniesiono do pliku nowego rodzaju; stary plik zostaje
    [few] { $games } gry przeniesiono do plików nowego rodzaju; stare pliki zostają
    [many] { $games } gier przeniesiono do plików nowego rodzaju; stare pliki zostają
   *[other] { $games } gry przeniesiono do plików nowego rodzaju; stare pliki zostają
} w folderze { $folder } do następnego uruchomienia Petri.
store-shorter = Plik { $file } ma mniej wpisów, niż gdy ostatnio pokazano jego grę na liście: jeśli nie jest to starsza kopia, którą ktoś tam umieścił, wczytaj najnowszą z folderu backups.
store-copy-shown = Plik { $file } jest uszkodzony, więc pokazano jego ostatnią dobrą kopię; w folderze tylko do odczytu niczego nie da się naprawić.
store-unreadable = Plik { $file } jest uszkodzony, a w folderze tylko do odczytu niczego nie da się naprawić: skopiuj folder i otwórz kopię.
store-preferences = Ustawienia były uszkodzone i zostały zachowane jako { $quarantined }: sprawdź ustawienia i zapamiętanych graczy.

store-import-not-json = Ten plik nie jest zapisaną grą albo jest ucięty: wybierz plik zapisany w Petri.
store-import-foreign = Ten plik nie pochodzi z Petri: wybierz plik zapisany w Petri.
store-import-newer = Tę grę zapisała nowsza wersja Petri: zaktualizuj Petri i wczytaj ją jeszcze raz.
store-import-head = Początek gry z tego pliku, czyli kto gra i od kiedy, jest uszkodzony albo zmieniono go ręcznie: zapisz ją do pliku jeszcze raz tam, skąd pochodzi.
store-import-row = Wpis { $row } gry z tego pliku jest uszkodzony albo zmieniono go ręcznie: zapisz ją do pliku jeszcze raz tam, skąd pochodzi.
store-import-rules = Wpis { $row } gry z tego pliku jest niezgodny z zasadami: zapisz ją do pliku jeszcze raz tam, skąd pochodzi.
store-import-game = W tym pliku jest gra, której to Petri nie ma: zainstaluj ją albo zaktualizuj Petri i wczytaj plik jeszcze raz.
store-import-played-newer = W ten plik grano w nowszej wersji gry: zaktualizuj grę albo Petri i wczytaj plik jeszcze raz.
store-import-damaged = Gra z tego pliku jest uszkodzona: zapisz ją do pliku jeszcze raz tam, skąd pochodzi.
store-import-empty = W tym pliku nikt jeszcze nie zaczął grać: wybierz inny.
store-import-too-large = Ten plik ma ponad { $megabytes } milionów znaków, więcej niż jakakolwiek gra: wybierz plik zapisany w Petri.
