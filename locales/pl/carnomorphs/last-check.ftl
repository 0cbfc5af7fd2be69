### The last check: steps A and B of each character, then everybody’s objective.

stage-check = Skażenie
check-waits-scan = krok A
check-waits-draw = krok B
check-survived = przeżywa
check-card-held = ma kartę mutacji
check-no-card = bez karty mutacji
check-ship = Najpierw statek: sprawdźcie silniki i kurs. Jeśli przepadł, zahibernowani giną: zaznaczcie to u każdej z tych osób.
check-a = Krok A: zeskanuj wszystko
check-a-note = Talia, stos kart odrzuconych i ręka: zeskanuj każdą kartę skażenia. Wystarczy jedno ZARAŻENIE.
check-scanned = Co pokazały skany?
check-scan-done = Dalej: krok B
check-scan-over = Krok A rozegrany
check-b = Krok B: cztery karty
check-b-note = Potasuj wszystkie karty akcji i skażenia i dobierz cztery. Każda karta skażenia to znacznik, zarażona czy nie.
check-drawn = Ile z czterech to karty skażenia?
check-note = Zapisz wynik
check-draw-done = Postać żyje
check-draw-dies = Postać ginie

## Szansa

check-survives = przeżyje
check-dies = zginie
check-chance-open = Pokaż karty, z których to wynika
# $cards (number) razem, $contaminated (number) karty skażenia wśród nich
check-deck = Karty: { $cards }, w tym skażenia: { $contaminated }. Dotknij, żeby zmienić.
check-cards = Wszystkie karty
check-contamination-unsaid = Policzcie je: aplikacja nie wie, ile ich jest
check-infected = W tym z ZARAŻENIEM
check-infected-unknown = Nikt nie wie, ile jest zarażonych
check-infected-note = „?” liczy wszystkie jako zarażone

## Cele

check-answers = Przeczytajcie swoje cele
check-answers-note = Każda ocalała osoba mówi, czy cel jest zrealizowany.
check-nobody = Nikt nie przeżył
check-nobody-note = Wszyscy zginęli: nikt nie wygrywa.
check-unanswered = jeszcze bez odpowiedzi
check-objective = Czy cel jest zrealizowany?
check-fulfilled = Zrealizowany
check-failed = Niezrealizowany
check-wins = żyje, cel zrealizowany: wygrywa
check-lives-only = żyje, cel niezrealizowany
# $players (text) imiona
check-still = bez odpowiedzi: { $players }
# $players (text) imiona
check-dead = Nie żyje: { $players }
check-winners = wygrywa: { $players }
check-no-winner = nikt nie wygrywa
together-answers = Czy wszystkie cele są zrealizowane?
together-answers-note = Jeśli tak, wygrywa cała załoga, także zmarli.
together-fulfilled = Wszystkie
together-failed = Nie wszystkie
together-wins = wygrywa cała załoga
# $count (number) adaptacje
check-fact-adaptations =
    { $count ->
        [0] Żadna adaptacja nie jest odrzucona
        [one] { $count } odrzucona adaptacja
        [few] { $count } odrzucone adaptacje
        [many] { $count } odrzuconych adaptacji
       *[other] { $count } odrzuconej adaptacji
    }
check-fact-butcher = Rzeźnik nie został zabity
check-fact-butcher-dead = Rzeźnik nie żyje
# $players (text) imiona
check-fact-signal = Z sygnałem: { $players }
check-fact-no-signal = Sygnału nikt nie wysłał

## Wiersz

player-dead = nie żyje

## Labels of the journal

label-end-game = Koniec gry
label-begin-check =
    { $ending ->
        [agreement] Sprawdzanie skażenia
        [time] Koniec czasu: sprawdzanie skażenia
        [explosion] Statek wybucha: sprawdzanie skażenia
       *[nobody-left] Nikogo na pokładzie: sprawdzanie skażenia
    }
label-scan-deck =
    { $infected ->
        [yes] { $player }, talia: ZARAŻENIE
       *[no] { $player }, talia: BRAK ZARAŻENIA
    }
label-draw-four = { $player }, dobrane karty skażenia: { $contaminated }
label-answer-objective =
    { $fulfilled ->
        [yes] { $player }: cel zrealizowany
       *[no] { $player }: cel niezrealizowany
    }
label-answer-together =
    { $fulfilled ->
        [yes] Załoga: cele zrealizowane
       *[no] Załoga: cele niezrealizowane
    }

## Refusals

answer-first = { $player }: trzeba jeszcze powiedzieć, czy cel jest zrealizowany.
answer-together-first = Najpierw odpowiedzcie, czy wszystkie cele załogi są zrealizowane.
answered-already = { $player }: taka odpowiedź już padła. Grajcie dalej.
check-first = { $player }: najpierw trzeba dokończyć sprawdzanie skażenia.
checked-already = { $player }: sprawdzanie skażenia jest już zakończone. Wskażcie kogoś innego.
holder-skips-scan = { $player }: z kartą mutacji niczego się nie skanuje. Dobierzcie od razu cztery karty.
scan-first = { $player }: najpierw trzeba przeskanować wszystkie karty.
scanned-already = { $player }: wszystkie karty są już przeskanowane. Dobierzcie cztery karty.
somebody-left = { $player }: ta postać jest jeszcze na pokładzie. Najpierw zapiszcie, co się z nią stało.
