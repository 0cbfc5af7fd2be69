# Aplikacja do zainstalowania: polecenie, które ją buduje, i to, co jej strona mówi przed aplikacją i wokół niej.

cli-pack = Zbuduj Petri jako aplikację webową, która działa bez serwera i bez sieci: folder plików, który udostępni każdy hosting.
cli-pack-short = Zbuduj aplikację webową do zainstalowania.
cli-option-pack-out = Folder, w którym ma powstać aplikacja; wcześniejsza w tym miejscu zostanie zastąpiona.
cli-option-pack-with = Dołącz też grę z zainstalowanego pakietu: jej klucz albo nazwa pakietu; opcję można podać kilka razy.
cli-option-pack-brotli = Zapisz każdy duży plik także skompresowany metodą brotli, dla hostingów, które takie pliki podają.

pack-fetching = Pobieram pakiety z pliku blokady…
pack-compiling = Kompiluję kod Pythona…
pack-done = { $folder } jest gotowy: { $megabytes } MB, z czego pierwsza wizyta pobiera { $first } MB po kompresji brotli.
pack-part = { $megabytes } MB po kompresji brotli: { $name }

pack-no-lock = W tej kopii Petri brakuje pliku uv.lock; zainstaluj ją ponownie albo pobierz repozytorium.
pack-bad-lock = Plik uv.lock jest uszkodzony albo należy do czegoś innego; pobierz go jeszcze raz stamtąd, skąd masz Petri.
pack-no-wheel = W pliku blokady nie ma pakietu { $package } dla przeglądarki; wybierz inną wersję w uv.
pack-no-client = Brakuje tu klienta webowego Fleta { $version }; zainstaluj Petri ponownie ze wszystkim, czego potrzebuje.
pack-no-node = Brakuje Node.js, który kompiluje kod Pythona; zainstaluj go (nodejs.org albo pakiet „nodejs” w systemie) i spróbuj jeszcze raz.
pack-download-failed = Nie wszystko dało się pobrać ({ $reason }); sprawdź sieć i pip, potem spróbuj jeszcze raz.
pack-script-failed = Nie powiodło się { $script } ({ $reason }); zgłoś to, proszę.
pack-folder-taken = W folderze { $folder } jest coś innego; podaj po --out folder pusty albo nowy.
pack-not-written = W folderze { $folder } nie da się zapisać ({ $reason }); podaj inny po --out albo zwolnij miejsce.
# $name (text) jak wpisano
# $known (text) gry z zainstalowanych pakietów
pack-no-package = Nie ma tu gry ani pakietu { $name }; zainstalowane są: { $known }.
# $package (text) pakiet z grą
# $needs (text) dalsze pakiety
pack-needs-more = { $package } wymaga pakietów, których przeglądarka nie dostaje: { $needs }. Spakować można tylko gry, którym wystarcza samo Petri.
# $package (text) pakiet z grą
pack-no-folder = { $package } nie jest zwykłym folderem z plikami; zainstaluj pakiet z pliku wheel.

# Strona wokół aplikacji. Nie może pytać o zmienne.
pack-boot-fetching = Pobieram Petri, tylko ten jeden raz…
pack-boot-starting = Uruchamiam…
pack-boot-too-old = Ta przeglądarka jest za stara na Petri albo nie przechowuje niczego dla stron: zaktualizuj ją albo otwórz Petri w aktualnym Chrome, Edge, Firefoksie lub Safari, nie w oknie prywatnym.
pack-boot-other-tab = Petri jest otwarte w innej karcie lub innym oknie: graj dalej tam albo zamknij tamto okno, a Petri ruszy tutaj.
pack-boot-broken = Plik dotarł uszkodzony albo właśnie pojawia się nowa wersja: pobierz aplikację od nowa. Twoje gry są bezpieczne.
pack-boot-altered = Ten serwer zmienia pliki Petri: Petri tu działa, ale nie bez sieci. Ważne gry zapisz do plików.
pack-boot-blocked = Ta sieć nie przepuszcza jednego z plików Petri, jak to bywa w szkołach i firmach: spróbuj w innej sieci. Twoje gry są bezpieczne.
pack-boot-cut-off = Reszta Petri nie dotarła: sprawdź sieć i odśwież stronę. Twoje gry są bezpieczne.
pack-boot-failed = Petri nie dało się uruchomić. Twoje gry są bezpieczne: pobierz aplikację od nowa, a jeśli to się powtórzy, zgłoś to.
pack-boot-afresh = Pobierz od nowa
pack-boot-reload = Odśwież
pack-boot-update = Jest nowa wersja Petri. Twoje gry zostaną takie, jakie są.
pack-boot-dismiss = Później
pack-boot-not-kept = Gdy na urządzeniu zabraknie miejsca, przeglądarka może usunąć gry z Petri: dodaj Petri do ekranu głównego albo zapisz ważne gry do plików.
pack-boot-cache-full = Zabrakło miejsca na samo Petri: teraz działa, ale bez sieci nie ruszy. Zwolnij trochę miejsca i odśwież stronę.
pack-boot-storage-refused = Ta przeglądarka nie przechowuje niczego dla Petri, może dlatego, że okno jest prywatne: gry znikną razem z tą stroną. Zapisz do pliku, co ważne.
pack-boot-storage-full = Na tym urządzeniu nie ma już miejsca na gry: znikną razem z tą stroną. Zwolnij miejsce i wczytaj stronę jeszcze raz; zapisz do pliku, co ważne.
pack-boot-storage-busy = Gier w Petri używa inna strona: zamknij ją i odśwież tę; to, co tu teraz zagrasz, nie zostanie zapisane.
pack-boot-storage-low = Prawie nie ma już miejsca na gry: zwolnij trochę na urządzeniu albo zapisz gry do plików i je usuń.
pack-boot-storage-damaged = Części tego, co tu zapisano, nie dało się odczytać; cała reszta jest. Sprawdź ostatnie gry.
pack-boot-storage-newer = Nowsza wersja Petri zapisała tu gry, których ta nie umie odczytać. Są nietknięte: pobierz aplikację od nowa, żeby do nich wrócić. To, co teraz zagrasz, zniknie razem z tą stroną.
pack-boot-storage-cleared = Przeglądarka usunęła to, co przechowywało Petri. Twoje gry były tu jeszcze otwarte i są już zapisane na nowo; odśwież stronę, żeby Petri znów działało bez sieci.
pack-boot-storage-lost = Przeglądarka usunęła gry z Petri i nic już nie da się zapisać: zapisz do pliku, co ważne, zanim opuścisz tę stronę.
