# Szanse: w wierszu poleceń i to, co słyszą liczby spoza zakresu.

odds-error-whole = { $field }: potrzebna liczba całkowita od { $low } do { $high }.
odds-error-list = { $field }: potrzebne są liczby całkowite rozdzielone przecinkami, na przykład 9,10.
odds-error-no-such-card = { $field }: żadna karta środowiska nie ma takiej warstwy ozonowej; są 6, 8, 9, 10, 11, 12, 13 i 14.
odds-error-seen-too-often = { $field }: tylu kart o tej warstwie ozonowej nie ma: każda jest jedna, tylko 9 są dwie, a 10 trzy.
odds-error-no-cards-left = { $field }: nie została już żadna karta środowiska do odkrycia.

odds-field-mutation-points = Punkty mutacji
odds-field-seen = Odkryte karty
odds-field-reveals = Karty przed nami

odds-cli-ozone = Ile kosztuje warstwa ozonowa: szansa na każdy dług po odkryciu następnej karty środowiska i suma do ostatniej karty.
odds-cli-ozone-short = Szanse warstwy ozonowej.
odds-cli-mutation-points = Punkty mutacji wszystkich genów razem, od −2 do 100; Ochrona radiacyjna liczy się jako −2.
odds-cli-seen = Warstwy ozonowe wszystkich odkrytych kart, po przecinku, razem z kartą początkową; bez tej opcji żadna.
odds-cli-json = Wypisz JSON dla programów.
odds-cli-exact = Podaj dokładne ułamki.

odds-table-ozone =
    { $points ->
        [0] bez punktów mutacji
        [one] 1 punkt mutacji
        [few] { $points } punkty mutacji
        [many] { $points } punktów mutacji
       *[other] { $points } punktu mutacji
    }, { $cards ->
        [0] nie została żadna karta
        [one] została 1 karta
        [few] zostały { $cards } karty
        [many] zostało { $cards } kart
       *[other] zostało { $cards } karty
    }
odds-table-debt = Dług
odds-table-chance = Szansa
odds-table-average = Średnio przy następnej karcie
odds-table-to-the-end = Do ostatniej karty
odds-table-supposed = Przy założeniu, że nikt nie odrzuci genu, a gra potrwa tak długo jak karty.
