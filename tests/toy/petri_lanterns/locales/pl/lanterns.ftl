name = Latarnie
label-begin = Gra się zaczyna
# $player (text) imię
label-hide = { $player } chowa liczbę
label-throw = Rzut kostką
# $player (text) imię
label-rename = { $player } ma inne imię
label-end-game = Koniec gry
player-count = Grają dwie do czterech osób.
is-over = Gra się skończyła.
# $faces (number) ścian kostki
not-on-the-die = Liczba musi być od 1 do { $faces }.
hidden-already = Liczba jest już schowana.
not-all-hidden = Ktoś jeszcze nic nie schował.
# $number (number)
hide = Schowaj { $number }
throw = Rzuć kostką
# $player (text) imię, $score (number) punkty
hidden = { $player }: schowane, punkty: { $score }
# $player (text) imię, $score (number) punkty
waiting = { $player }: jeszcze nie, punkty: { $score }
# $round (number), $rounds (number) ile ich jest
round = Runda { $round } z { $rounds }
choose = Wybierz liczbę
stage-over = Koniec gry
next-over = Wynik
# $players (text) imiona
wins = Wygrana: { $players }
# $player (text) imię, $score (number) punkty
score = { $player }, punkty: { $score }
rounds = Rundy
# $number (number)
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
# $running (text) yes albo no
label-set-clocks =
    { $running ->
        [yes] Zegary idą
       *[no] Zegary stoją
    }
# $seat (number), $name (text) imię
new-chair = Miejsce { $seat }: { $name }
new-circle = Od dwóch do czterech osób siedzi w kręgu.
cli-middle = Powiedz, która liczba daje średnio najwięcej punktów.
# $phase (text) faza
home-phase = { $phase }
