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
cli-games-check = Wypisz, czego brakuje grze tej aplikacji: poleceń, ekranów, zdań; dla kogoś, kto dodaje grę.
cli-check-whole = { $game }: niczego nie brakuje.
# $languages (text) kody
cli-check-languages = W tych językach gra mówi po angielsku: { $languages }.
cli-check-screens = W companion/ui/games.py nie ma wiersza dla { $game }.
# $reason (text) komunikat Pythona
cli-check-class = Nie da się utworzyć gry: { $reason }
# $count (number) of commands
cli-check-begins = Grę zaczyna dokładnie jedno polecenie, a nie { $count }.
# $rules (text) klucz
# $screens (text) inny klucz
cli-check-key = W zasadach gra nazywa się { $rules }, a na ekranach { $screens }.
# $field (text) pole klasy
cli-check-field = Ekranom brakuje wartości { $field }.
# $chapter (text) nazwa w programie
cli-check-glyph = Rozdział { $chapter } nie ma rysunku.
# $number (number) liczone od 1
# $command (text) nazwa w programie
cli-check-sample = Przykładowa gra staje na poleceniu { $number }, { $command }: zasady go nie przyjmują.
cli-check-sample-open = Przykładowa gra urywa się przed końcem.
# $sentence (text) klucz
cli-check-sentence = Słowom w języku { $language } brakuje zdania { $sentence }.
# $sentence (text) klucz
cli-check-unreadable = Zdania { $sentence } w języku { $language } nie da się odczytać: łamie reguły Fluenta.

# Gra z osobnego pakietu, którą pominięto: jedno zdanie w dzienniku albo w terminalu.
# $game (text) klucz gry
# $package (text) pakiet z tą grą
# $reason (text) komunikat Pythona
package-broken = Pominięto grę { $game } z pakietu { $package }, bo pakiet jest zepsuty: { $reason }
# $game (text) klucz gry
# $package (text) pakiet z tą grą
# $holder (text) inny pakiet albo Petri
package-clash = Pominięto grę { $game } z pakietu { $package }: grę o tej nazwie ma też { $holder }.
# $game (text) klucz gry
# $package (text) pakiet z tą grą
package-for-newer-petri = Pominięto grę { $game } z pakietu { $package }: wymaga nowszej wersji Petri. Zaktualizuj Petri.
# $game (text) klucz gry
# $package (text) pakiet z tą grą
package-for-older-petri = Pominięto grę { $game } z pakietu { $package }: napisano ją dla starszej wersji Petri. Zaktualizuj pakiet.
