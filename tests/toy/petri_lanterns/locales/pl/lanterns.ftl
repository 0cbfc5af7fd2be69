name = Latarnie
label-begin = Gra się zaczyna
label-hide = { $player } chowa liczbę
label-throw = Rzut kostką
label-rename = { $player } ma inne imię
label-end-game = Koniec gry
player-count = Grają dwie do czterech osób.
is-over = Gra się skończyła.
not-on-the-die = Liczba musi być od 1 do { $faces }.
hidden-already = Liczba jest już schowana.
not-all-hidden = Ktoś jeszcze nic nie schował.
hide = Schowaj { $number }
throw = Rzuć kostką
hidden = { $player }: schowane, punkty: { $score }
waiting = { $player }: jeszcze nie, punkty: { $score }
round = Runda { $round } z { $rounds }
choose = Wybierz liczbę
stage-over = Koniec gry
next-over = Wynik
wins = Wygrana: { $players }
score = { $player }, punkty: { $score }
rounds = Rundy
your-number = Twoja liczba to { $number }
calc-lanterns = Punkty
calc-best = Środkowa liczba daje średnio najwięcej.
reference-title = Latarnie
reference-section-all = Wszystko
reference-play = Jak grać
reference-play-hide = Każdy chowa liczbę.
notice-last-round = Ostatnia runda.
rule-group-lanterns = Zasady stołu
rule-rounds = Rundy
rule-faces = Rodzaj kości
rule-faces-4 = K4
rule-faces-6 = K6
rename-title = Imiona i nazwy
menu-end-game-note = Gra skończy się w tym miejscu i zostanie podliczona. Cofnięcie ją przywróci.
menu-end-game-yes = Zakończ i podlicz
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
new-chair = Miejsce { $seat }: { $name }
new-circle = Od dwóch do czterech osób siedzi w kręgu.
cli-middle = Powiedz, która liczba daje średnio najwięcej punktów.
