### Partie: lista, co z niej wynika, i co można z partią zrobić.

games-title = Partie
games-list = Lista
games-statistics = Statystyki
games-statistics-of = Statystyki: { $game }
games-none = Nie ma jeszcze żadnej partii.
games-open = W toku
games-finished = Zakończone
# $game (text) zwycięzca i dzień
games-more = Więcej: { $game }
games-open-it = Otwórz
games-export = Zapisz do pliku
games-delete = Usuń
games-keep = Zostaw
games-delete-really = Usunąć tę partię?
games-delete-note = Zniknie z listy i ze statystyk. Kopia zostanie w kopiach zapasowych.
games-deleted = Partia usunięta.
# $begin (text) dzień, $end (text) późniejszy dzień
games-stretch = { $begin } – { $end }

games-csv = Wyniki jako CSV
games-csv-note = Wszystkie zakończone partie w pliku do arkusza kalkulacyjnego.

stats-none = Statystyki pojawią się po pierwszej zakończonej partii.
# $count (number) ile partii
stats-games =
    { $count ->
        [one] zakończona partia
        [few] zakończone partie
        [many] zakończonych partii
       *[other] zakończonej partii
    }
# $player (text) imię
stats-best = najlepszy wynik: { $player }
# $count (number) finished games
stats-entered =
    { $count ->
        [one] Jedną z nich wpisano po grze
        [few] { $count } z nich wpisano po grze
        [many] { $count } z nich wpisano po grze
       *[other] { $count } z nich wpisano po grze
    }: rundy, czas i rzuty nie są znane.
stats-wins = Wygrane
stats-wins-note = Dotknięcie imienia pokazuje wyniki tej osoby.
# $share (text) jaka część wygrana, $games (number) ile rozegranych
stats-won =
    { $games ->
        [one] { $share } z { $games } partii
        [few] { $share } z { $games } partii
        [many] { $share } z { $games } partii
       *[other] { $share } z { $games } partii
    }
stats-points = Średni wynik
stats-points-note = Pionowa kreska to najlepszy wynik.
# $score (number) wynik
stats-best-of = najlepszy { $score }
stats-luck = Komu sprzyjały kości?
stats-counting = Liczę partie…
# $count (number) ile partii już przeczytanych
stats-luck-reading =
    { $count ->
        [0] Zbieram rzuty…
        [one] Zbieram rzuty: na razie z { $count } partii
        [few] Zbieram rzuty: na razie z { $count } partii
        [many] Zbieram rzuty: na razie z { $count } partii
       *[other] Zbieram rzuty: na razie z { $count } partii
    }
# $count (number) ile osób nie ma słupka
stats-more =
    { $count ->
        [one] i jeszcze { $count } osoba
        [few] i jeszcze { $count } osoby
        [many] i jeszcze { $count } osób
       *[other] i jeszcze { $count } osoby
    }
# $count (number) how many different titles have been played, more than eight
stats-titles = Wszystkie tytuły: { $count }

# $count (number) ile wygranych
person-wins =
    { $count ->
        [one] wygrana
        [few] wygrane
        [many] wygranych
       *[other] wygranej
    }
# $count (number) ile wygranych dzielonych z innymi
person-shared =
    { $count ->
        [one] w tym { $count } wspólna
        [few] w tym { $count } wspólne
        [many] w tym { $count } wspólnych
       *[other] w tym { $count } wspólnej
    }
# $wins (number) ile wygranych, $games (text) ile partii, ze słowem
person-won = wygrane: { $wins } · { $games }
# $score (text) średni wynik
person-average = średnio { $score }
person-rivals = Rywale
# $player (text) imię
person-rivals-note = Partie wygrane bez drugiej osoby; pierwsza liczba: { $player }.
# $count (number) ile wspólnych partii
person-together =
    { $count ->
        [one] { $count } partia razem
        [few] { $count } partie razem
        [many] { $count } partii razem
       *[other] { $count } partii razem
    }
