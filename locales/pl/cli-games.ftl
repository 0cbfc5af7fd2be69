# Wiersz poleceń: zapisane gry.

cli-games = Zapisane gry: lista, eksport, import, usunięcie, odtworzenie.
cli-games-short = Lista, eksport, import, usuwanie i odtworzenie gier.
cli-games-list = Wypisz gry, najnowsze na początku.
cli-games-export = Wypisz grę jako czytelny JSON: na kopię albo do zgłoszenia błędu.
cli-games-import = Przyjmij wyeksportowaną grę i wypisz jej identyfikator.
cli-games-delete = Usuń grę na dobre, razem z każdą jej kopią; trwająca gra zniknie ze wszystkich ekranów.
cli-games-deleted = Grę { $id } usunięto na dobre.
cli-games-replay = Odtwórz dziennik z pliku gry albo zapisanej gry o danym identyfikatorze i wypisz stan, do którego prowadzi.
cli-option-json = Wypisz JSON dla programów.
cli-games-none = Nie ma tu jeszcze żadnych gier.
cli-games-finished = skończona
cli-games-open = trwa
cli-games-bad-row = Wpis { $row } tego dziennika nie należy do tej gry; plik zmieniono albo pochodzi z innej wersji.
cli-file-unreadable = Nie można odczytać pliku { $file }; sprawdź nazwę.
cli-replay-entries =
    { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }
cli-replay-winners = Wygrana: { $players }
