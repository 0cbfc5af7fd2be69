# Wiersz poleceń. Zdania mówią na końcu, co dalej.

cli-help = Aplikacja, która leży na stole, gdy gracie w planszówki o mikrobach i mutantach. Bez polecenia uruchamia aplikację.
cli-help-usage = Użycie:
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-help = Pokaż tę stronę.
cli-help-version = Pokaż wersję.
cli-help-desktop = Otwórz aplikację we własnym oknie.

cli-serve = Uruchom aplikację pod adresem tego komputera, aż naciśniesz Ctrl+C, i otwórz ją w przeglądarce.
cli-serve-short = Uruchom aplikację i otwórz ją w przeglądarce.
cli-desktop = Otwórz aplikację we własnym oknie; zamknięcie okna ją kończy.
cli-desktop-short = Otwórz aplikację we własnym oknie.
cli-option-host = Adres, pod którym słuchać; domyślnie 127.0.0.1 (tylko ten komputer), 0.0.0.0 dla całej sieci.
cli-option-port = Port; domyślnie 8420 albo następny wolny.
cli-option-data = Folder, w którym są gry.
cli-option-no-open = Nie otwieraj przeglądarki.

cli-serving = Petri działa pod adresem { $url } (Ctrl+C kończy).
cli-port-in-use = Port { $port } zajmuje inny program; podaj inny po --port albo pomiń --port.
cli-port-forbidden = Port { $port } jest tu niedozwolony; podaj po --port numer większy niż 1023.
cli-host-unknown = { $host } nie jest adresem tego komputera; pomiń --host albo podaj 0.0.0.0 dla całej sieci.

cli-window-no-display = Nie ma tu ekranu, na którym można otworzyć okno; użyj „companion serve” i przeglądarki na innym komputerze.
cli-window-no-client = Okna Fleta nie da się tu uruchomić, więc aplikacja otwiera się w oknie { $browser }.
cli-window-browser-only = Nie ma tu ani okna Fleta, ani Chromium, Chrome czy Edge, więc aplikacja otwiera się w przeglądarce.

cli-no-such-command = Nie ma polecenia „{ $name }”; wszystkie pokaże „companion --help”.
cli-no-such-option = Nie ma opcji { $option }; wszystkie pokaże „{ $program } --help”.
cli-missing = Brakuje: { $name }; „{ $program } --help” pokaże, jak to napisać.
cli-bad-value = Ta wartość nie pasuje do { $name }; „{ $program } --help” pokaże, co można podać.
cli-option-without-value = Po { $option } musi stać wartość; „{ $program } --help” pokaże jaka.
cli-bad-usage = To za dużo albo za mało dla tego polecenia; „{ $program } --help” pokaże, jak je napisać.
