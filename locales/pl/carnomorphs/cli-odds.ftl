# Szanse: w wierszu poleceń, i co słyszą liczby spoza zakresu.

odds-error-whole = { $field }: potrzebna jest liczba całkowita od { $low } do { $high }.
odds-error-bag-empty = Kolonia intruzów jest pusta: wpisz co najmniej jeden żeton.

odds-field-cards = Karty
odds-field-contaminated = Karty skażenia
odds-field-infected = Karty z ZARAŻENIEM
odds-field-markers = Znaczniki mutacji
odds-field-scans = Skanowania
odds-field-blank = Pusty żeton
odds-field-blue = Niebieski metażerca
odds-field-red = Czerwony metażerca
odds-field-shambler = Powłóczący
odds-field-fleshbeast = Ścierwojad
odds-field-butcher = Rzeźnik
odds-field-bag = Kolonia intruzów
odds-field-draws = Dobierane żetony
odds-field-corridor = Korytarz

odds-cli-infection = Szanse na przeżycie sprawdzania skażenia: czy krok A da kartę mutacji, potem cztery karty ze stosu.
odds-cli-infection-short = Szanse przy sprawdzaniu skażenia na koniec gry.
odds-cli-bag = Szanse na następny żeton z kolonii intruzów; z --draws także na kolejne fazy wydarzeń i na żetony dobierane bez zwracania.
odds-cli-bag-short = Szanse na żetony z kolonii intruzów.
odds-cli-cards = Karty akcji i skażenia razem: stos, karty odrzucone i ręka, od 1 do 100.
odds-cli-contaminated = Karty skażenia wśród nich.
odds-cli-markers = Znaczniki mutacji, które już są, od 0 do 3.
odds-cli-without-card = Gracz nie ma karty mutacji; bez tej opcji ma.
odds-cli-infected = Karty z ZARAŻENIEM wśród kart skażenia; bez tej opcji wszystkie.
odds-cli-check = Kto dobiera cztery karty: wszyscy (everybody) czy tylko posiadacze karty mutacji (holders).
odds-cli-blank = Puste żetony w kolonii; domyślnie 0, tak jak wszystkie inne.
odds-cli-red = Żetony czerwonych metażerców.
odds-cli-blue = Żetony niebieskich metażerców.
odds-cli-shambler = Żetony powłóczących.
odds-cli-fleshbeast = Żetony ścierwojadów.
odds-cli-butcher = Żetony rzeźnika.
odds-cli-draws = Ile żetonów naprzód, od 1 do 20.
odds-cli-json = Wypisz JSON dla programów.
odds-cli-exact = Podaj dokładne ułamki.

odds-table-infection = Karty: { $cards }, w tym karty skażenia: { $contaminated }, znaczniki mutacji: { $markers }
odds-table-card-held = Karta mutacji już jest: pomija się krok A.
odds-table-card-taken = Krok A wykrywa ZARAŻENIE i daje kartę mutacji.
odds-table-card-none = Karty mutacji nie ma i krok A jej nie daje.
odds-table-nothing-drawn = Karty mutacji nie ma i krok A jej nie daje: kart się nie dobiera.
odds-table-markers = Znaczniki mutacji
odds-table-chance = Szansa
odds-table-survives = Przeżywa
odds-table-dies = Ginie ({ $fatal } znaczniki lub więcej)
odds-table-bag = Żetony w kolonii intruzów: { $tokens }
odds-table-count = w kolonii
odds-table-next = następny
odds-table-in-events = Fazy wydarzeń: { $draws }
odds-table-drawn-out = Żetony dobrane bez zwracania: { $draws }
odds-table-once = choć raz
odds-table-average = średnio
