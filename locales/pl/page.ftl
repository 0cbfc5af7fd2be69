### What the page around the served app says by itself.

page-opening = Jeszcze chwila: Petri się otwiera…
page-lost = Połączenie przerwane. Łączę ponownie…
page-lasting = Nadal brak połączenia. Czy Petri jeszcze działa, a to urządzenie ma sieć, w domu to samo Wi-Fi? Wtedy stół wróci sam; jeśli nie, otwórz jeszcze raz zaproszenie albo adres.
page-moving = Petri uruchamia się ponownie, stół zaraz wróci…
page-unsent = To dotknięcie nie zostało wysłane. Łączę ponownie…
page-doubtful = Ostatnie dotknięcie mogło nie dotrzeć.
page-check = Połączono ponownie. Ostatnie dotknięcie mogło nie dotrzeć: sprawdź i w razie czego powtórz.
page-large = Ten plik jest za duży na tę stronę. Kopię wszystkiego da się wczytać inaczej: zamknij Petri na jego komputerze i uruchom tam „companion restore” z tym plikiem.
page-no-script = Petri potrzebuje JavaScriptu.
page-unkept = Ta przeglądarka nie zapisuje danych witryn. Po zamknięciu lub ponownym wczytaniu strony zapomni twoje miejsce przy stole i ustawienia; gry zostają u gospodarza.
page-chosen = wybrane
page-unchosen = niewybrane

## What a browser shows when it installs the app

page-description = Aplikacja, która leży na stole, gdy znajomi grają w planszówki o mikrobach i mutantach.
page-picture-table = Chromosome: stół
page-picture-battle = Chromosome: walka i jej szanse
page-picture-wide = Chromosome na szerokim ekranie
