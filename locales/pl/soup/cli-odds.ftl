# Szanse: w wierszu poleceń i to, co słyszą liczby spoza zakresu.

odds-error-whole = { $field }: potrzebna liczba całkowita od { $low } do { $high }.
odds-error-no-such-card = { $field }: żadna karta środowiska nie ma takiej warstwy ozonowej; są 6, 8, 9, 10, 11, 12, 13 i 14.
odds-error-seen-too-often = { $field }: tylu kart o tej warstwie ozonowej nie ma: każda jest jedna, tylko 9 są dwie, a 10 trzy.
odds-error-no-cards-left = { $field }: nie została już żadna karta środowiska do odkrycia.

odds-field-mutation-points = Punkty mutacji
odds-note-mutation-points = wszystkich genów razem; Ochrona radiacyjna liczy się jako −2
odds-field-seen = Odkryte karty, razem z początkową
odds-field-reveals = Karty przed nami
odds-field-genes = Geny
odds-field-owed = Dług
odds-field-points = { term-biological-points }
odds-field-dice = Rzucane kości
odds-dice-1 = 1 kość
odds-dice-2 = 2, jedna do wyboru
odds-dice-0 = Bez kości: wybór
odds-field-wanted = Dokąd ma popłynąć
odds-field-attacker-retries = Napastnik ma Wytrwałość
odds-field-defender-retries = Obrońca ma Wytrwałość

odds-cli-ozone = Ile kosztuje warstwa ozonowa: szansa na każdy dług po odkryciu następnej karty środowiska i suma do ostatniej karty.
odds-cli-ozone-short = Szanse warstwy ozonowej.
odds-cli-payment = Najtańszy sposób zapłaty długu wobec warstwy ozonowej tymi punktami i genami.
odds-cli-payment-short = Najtańsza zapłata.
odds-cli-chances = Dokąd mogą zaprowadzić kości ruchu i kto wygrywa atak przeciw Obronie.
odds-cli-chances-short = Szanse ruchu i walki.

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
odds-figure-there = Jedna z tych dróg stoi otworem
odds-figure-attacker-wins = Wygrywa napastnik
odds-figure-defender-wins = Wygrywa obrońca
