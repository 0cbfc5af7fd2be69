# Wiersz poleceń. Zdania mówią na końcu, co dalej.

cli-help = Aplikacja, która leży na stole, gdy gracie w planszówki o mikrobach i mutantach. Bez polecenia uruchamia aplikację.
cli-help-usage = Użycie:
cli-help-options = Opcje:
cli-help-commands = Polecenia:
cli-help-some-options = [OPCJE]
cli-help-some-command = POLECENIE [ARGUMENTY]…
cli-help-required = wymagane
# $value (text) co obowiązuje bez tej opcji
cli-help-default = domyślnie: { $value }
cli-help-help = Pokaż tę stronę.
cli-help-version = Pokaż wersję.
cli-help-desktop = Otwórz aplikację we własnym oknie.
cli-help-language = Mów w tym języku zamiast w języku systemu.

cli-serve = Uruchom aplikację pod adresem tego komputera, aż naciśniesz Ctrl+C, i otwórz ją w przeglądarce.
cli-serve-short = Uruchom aplikację i otwórz ją w przeglądarce.
cli-desktop = Otwórz aplikację we własnym oknie; zamknięcie okna ją kończy.
cli-desktop-short = Otwórz aplikację we własnym oknie.
cli-option-host = Adres, pod którym słuchać; domyślnie 127.0.0.1 (tylko ten komputer), 0.0.0.0 dla całej sieci.
cli-option-port = Port; domyślnie 8420 albo następny wolny.
cli-option-data = Folder, w którym są gry.
cli-option-name = Dodatkowa nazwa, pod którą odpowiada serwer, na przykład publiczna, gdy stoi za proxy; można podać kilka razy.
cli-option-proxy = Sieć odwrotnego proxy, któremu wierzyć co do adresów, na przykład 10.0.0.0/8; można podać kilka razy.
cli-option-public = Pod tym publicznym adresem, np. https://petri.example, każdy może zakładać stoły i gospodarzy tylko swoim.
cli-option-keep-days = Usuwaj zakończone gry po tylu dniach; domyślnie zostają na zawsze.
cli-option-keep-unfinished-days = Usuwaj niezakończone gry, których nikt nie ruszał od tylu dni; domyślnie zostają na zawsze.
cli-option-operator-token = Plik z tokenem, który otwiera /operator i /metrics.
cli-option-log = Jak pisać dziennik: text dla ludzi, json dla programów.
cli-option-certificate = Plik z własnym certyfikatem (PEM), przez który telefony łączą się po https; razem z --key.
cli-option-key = Plik z kluczem prywatnym certyfikatu (PEM, bez hasła).
cli-option-certificate-name = Nazwa komputera z certyfikatu; pokaże ją kod QR.
cli-option-no-open = Nie otwieraj przeglądarki.

cli-serving = Petri działa pod adresem { $url } (Ctrl+C kończy).
cli-port-in-use = Port { $port } zajmuje inny program; podaj inny po --port albo pomiń --port.
cli-port-forbidden = Port { $port } jest tu niedozwolony; podaj po --port numer większy niż 1023.
cli-host-unknown = { $host } nie jest adresem tego komputera; pomiń --host albo podaj 0.0.0.0 dla całej sieci.
cli-other-flet = Zainstalowany jest Flet { $installed }, a Petri działa tylko z Fletem { $needed }; zainstaluj Petri od nowa w osobnym środowisku.
cli-no-web = To Petri nie potrafi służyć przeglądarkom: zainstaluj je jako petri-companion[web].
cli-certificate-alone = Certyfikat wymaga obu plików: podaj je po --certificate i --key.
cli-certificate-unreadable = Nie da się odczytać { $file } albo { $key }: sprawdź nazwy i uprawnienia.
cli-certificate-unfit = { $file } i { $key } do siebie nie pasują: podaj certyfikat i jego własny klucz, oba w PEM i bez hasła.

cli-window-no-display = Nie ma tu ekranu, na którym można otworzyć okno; użyj „companion serve” i przeglądarki na innym komputerze.
cli-window-no-client = Okna Fleta nie da się tu uruchomić, więc aplikacja otwiera się w oknie { $browser }.
cli-window-browser-only = Nie ma tu ani okna Fleta, ani Chromium, Chrome czy Edge, więc aplikacja otwiera się w przeglądarce.

cli-no-such-command = Nie ma polecenia „{ $name }”; wszystkie pokaże „companion --help”.
cli-no-such-language = Petri nie mówi w języku „{ $name }”; mówi w tych: { $languages }.
cli-no-such-option = Nie ma opcji { $option }; wszystkie pokaże „{ $program } --help”.
cli-missing = Brakuje: { $name }; „{ $program } --help” pokaże, jak to napisać.
cli-bad-value = Ta wartość nie pasuje do { $name }; „{ $program } --help” pokaże, co można podać.
cli-option-without-value = Po { $option } musi stać wartość; „{ $program } --help” pokaże jaka.
cli-no-network = „{ $network }” to nie jest sieć: napisz na przykład 10.0.0.0/8 albo 10.1.2.3.
cli-no-public = „{ $address }” to nie jest publiczny adres: podaj go na przykład jako https://petri.example.
cli-token-unreadable = Nie można odczytać { $file }: zapisz token operatora w pliku i podaj jego nazwę.
cli-no-token = W { $file } nie ma tokenu: zapisz tam co najmniej { $shortest } liter i cyfr.
cli-bad-usage = To za dużo albo za mało dla tego polecenia; „{ $program } --help” pokaże, jak je napisać.

cli-output-closed = Nie ma gdzie tego wypisać, bo wyjście jest zamknięte: zostaw je otwarte albo skieruj do pliku.
cli-output-full = Zabrakło miejsca tam, gdzie to miało trafić, więc wynik jest niepełny: zwolnij trochę miejsca i spróbuj jeszcze raz.
cli-output-failed = Nie udało się wypisać wszystkiego ({ $reason }): sprawdź, dokąd idzie wynik, i spróbuj jeszcze raz.
odds-cli = Policz dokładne szanse bez rozgrywki.
odds-cli-short = Policz dokładne szanse.
cli-odds-exact = Podaj dokładne ułamki.
cli-odds-number = { $field }, od { $low } do { $high }
cli-odds-unknown = { $field }, od { $low } do { $high }; bez tej opcji nieznane
cli-odds-default = { $field }; domyślnie { $value }
cli-odds-off = { $field }: nie
cli-odds-choice = { $field }; { $choices }
cli-odds-list = { $field }: potrzebne są liczby całkowite rozdzielone przecinkami, na przykład 9,10.
cli-odds-no-choice = { $field }: każda pozycja musi być jedną z: { $choices }.
