### Ekran główny: wrócić do gry, zacząć nową, dojść do wszystkiego innego.

home-new-game = Nowa gra
home-resume = Graj dalej
home-again = Jeszcze raz
# $players (text) imiona po kolei
home-again-spoken = Jeszcze raz w tym samym składzie: { $players }
home-round = Runda { $round } z { $rounds }
# Na karcie gry, której wpisany wynik cofnięto, zamiast rundy.
home-taken-back = Wynik cofnięty
# $when (text) dzień, a dziś i wczoraj także godzina
home-begun = zaczęta { $when }
home-also = runda { $round } z { $rounds } · { $when }
home-last = ostatnia partia: { $when }
# $players (text) imiona zwycięzców, $count (number) ilu ich jest
home-won =
    { $count ->
        [one] Wygrywa { $players }
        [few] Wygrywają { $players }
        [many] Wygrywają { $players }
       *[other] Wygrywają { $players }
    }
home-nobody-won = Nikt nie przetrwał
home-about = Petri pilnuje rund, szans i punktów, gdy gra toczy się na planszy.
home-sample = Obejrzyj przykładowy wieczór
home-sample-note = Krótka gra, krok po kroku
home-past = Partie i statystyki
home-play = Zagraj
home-odds = Szanse
home-score = Wynik
home-rules = Ściąga z zasad
home-join-note = Zeskanuj kod z ekranu gospodarza albo wpisz go tutaj
home-import = Wczytaj gry z pliku
home-settings = Ustawienia
home-language = Język

files-not-saved = Nie udało się zapisać pliku: spróbuj jeszcze raz albo w innej przeglądarce.

# $time (text) godzina
when-today = dziś, { $time }
when-yesterday = wczoraj, { $time }
