### Stół: nagłówek, gracze, drabina, duży przycisk, menu.

## Co się dzieje

stage-setup = Przygotowanie
stage-movement = Ruch i pożywienie
stage-environment = Środowisko
stage-genes = Nowe geny
stage-division = Podział komórek
stage-deaths = Śmierć naturalna
stage-scoring = Punktacja
stage-over = Koniec gry

## Nagłówek

table-round = Runda { $round } z { $rounds }
# $number (number) która faza, $phases (number) ile ich jest
table-phase = Faza { $number } z { $phases }
card-drift =
    { $direction ->
        [stay] Bez dryfu. Karty środowiska
       *[other] Dryf: { $way }. Karty środowiska
    }
# $ozone (number) grubość warstwy
card-ozone = Warstwa ozonowa: { $ozone }. Karty środowiska
card-said =
    { $direction ->
        [stay] Bez dryfu, ozon { $ozone }
       *[other] Dryf: { $way }, ozon { $ozone }
    }
# $count (number) jednakowe karty, co najmniej 2
card-copies = ×{ $count }
card-tell = Karta odkryta na stole
card-turn-this = Ta karta leży
cards-title = Karty środowiska
cards-turned = Odkryte do tej pory

## Gracz

player-no-place = jeszcze bez pola na drabinie
player-place = pole { $place } drabiny
# $number (number) numer ameby, $count (number) obrażenia, co najmniej 1
player-amoeba-hurt =
    { $count ->
        [0] ameba { $number }: bez obrażeń
        [one] ameba { $number }: { $count } obrażenie
        [few] ameba { $number }: { $count } obrażenia
        [many] ameba { $number }: { $count } obrażeń
       *[other] ameba { $number }: { $count } obrażenia
    }
player-owes =
    { $count ->
        [0] dług wobec ozonu: nic
        [one] dług wobec ozonu: { $count } punkt
        [few] dług wobec ozonu: { $count } punkty
        [many] dług wobec ozonu: { $count } punktów
       *[other] dług wobec ozonu: { $count } punktu
    }
player-would-owe =
    { $count ->
        [0] przy tym ozonie bez długu
        [one] przy tym ozonie { $count } punkt długu
        [few] przy tym ozonie { $count } punkty długu
        [many] przy tym ozonie { $count } punktów długu
       *[other] przy tym ozonie { $count } punktu długu
    }
# $count (number) kroki znacznika w najbliższej punktacji
player-forecast =
    { $count ->
        [0] Punktacja nie dałaby teraz żadnego kroku.
        [one] Punktacja dałaby teraz { $count } krok.
        [few] Punktacja dałaby teraz { $count } kroki.
        [many] Punktacja dałaby teraz { $count } kroków.
       *[other] Punktacja dałaby teraz { $count } kroku.
    }
player-amoeba-away = poza planszą
player-place-it = Postaw
player-remove-it = Zdejmij
player-amoeba-place = Ameba { $number }: na planszę
player-amoeba-remove = Ameba { $number }: z planszy
player-wounds-less = Ameba { $number }: obrażenia, mniej
player-wounds-more = Ameba { $number }: obrażenia, więcej
player-genes-correct = Popraw karty
player-genes-how = Naciśnięcie daje kartę albo ją zabiera, za darmo.
player-gene-when = Karty dodane teraz są kupione
player-gene-this-round = w tej rundzie
player-gene-earlier = we wcześniejszej rundzie
player-make-active = Teraz gra ta osoba

## Gracze jako tabela: słowa nad kolumnami i to, co stoi pod imieniem

column-points = pkt
column-amoebas = ameby
column-genes = geny
column-mutation = mut.
column-time = czas
column-place = pole
# $count (number) punkty biologiczne
line-debt =
    { $count ->
        [0] bez długu
        [one] dług { $count }
        [few] dług { $count }
        [many] dług { $count }
       *[other] dług { $count }
    }

## Drabina

# $places (text) gracze i ich pola
ladder-said = Drabina ewolucji: { $places }
ladder-place = { $player } { $place }
# $place, $then (number) pola drabiny, teraz i po punktacji
ladder-lands = { $player } { $place }, po punktacji { $then }
ladder-empty = Drabina ewolucji: jeszcze bez znaczników
# $first, $last (number) pola
ladder-zone = ciemna strefa: { $first }–{ $last }

## Duży przycisk: co teraz

next-roll-order = Rzut o wybór pola
next-choose-space = { $player } wybiera pole
next-opening-card = Losuj pierwszą kartę
next-begin-play = Zacznij pierwszą rundę
next-direction = { $player }: kierunek
next-answer = { $player } odpowiada
# $players (text) kto rzuca po jednej kości
next-fight-dice = { $players } rzucają
next-escape-dice = { $player } rzuca na ucieczkę
next-escape-result = { $player }: ucieczka udana?
next-close-fight = { $player }: atak rozpatrzony
next-close-fight-lost = { $player } gra dalej
next-amoeba = { $player }: ameba { $number }
next-done = { $player } kończy
next-moves = Wszyscy zjedli
next-births = Podziały gotowe
next-turn = Dalej: { $player }
# $count (number) punkty biologiczne, które przychodzą z turą
next-turn-points =
    { $count ->
        [0] Dalej: { $player }
        [one] Dalej: { $player }, +{ $count } punkt
        [few] Dalej: { $player }, +{ $count } punkty
        [many] Dalej: { $player }, +{ $count } punktów
       *[other] Dalej: { $player }, +{ $count } punktu
    }
# $player (text) do kogo kolej przeszła sama
turn-handed = teraz { $player }
next-after-movement = Środowisko
next-after-environment = Nowe geny
next-after-genes = Podział komórek
next-after-deaths = Punktacja
next-after-division = Śmierć naturalna
next-card = Odkryj kartę
next-settle =
    { $count ->
        [0] { $player }: bez długu
        [one] { $player } spłaca { $count } punkt
        [few] { $player } spłaca { $count } punkty
        [many] { $player } spłaca { $count } punktów
       *[other] { $player } spłaca { $count } punktu
    }
next-end-environment = Wszystkie długi spłacone
next-bury =
    { $count ->
        [0] Nikt nie ginie
        [one] Ginie { $count } ameba
        [few] Giną { $count } ameby
        [many] Ginie { $count } ameb
       *[other] Ginie { $count } ameby
    }
next-end-deaths = Martwe ameby zdjęte
next-score = Przesuń znaczniki
next-score-round = Znaczniki przesunięte: runda { $round }
next-score-end = Znaczniki przesunięte: koniec gry
next-next-round = Runda { $round }
next-end = Zakończ grę
next-over = Wynik
# $price (number) ile punktów biologicznych kosztuje ruch własny
action-pay-move =
    { $price ->
        [0] Ruch własny
        [one] Ruch własny: { $price } punkt
        [few] Ruch własny: { $price } punkty
        [many] Ruch własny: { $price } punktów
       *[other] Ruch własny: { $price } punktu
    }
action-market = Targ genów
action-divide = Podział

## Menu

menu-supply = Kostki w zasobach
menu-end-phase = Zakończ fazę
menu-end-phase-note = od razu dalej, bez pozostałych tur
menu-end-game-note = Gra kończy się tutaj: wygrywa, kto jest pierwszy na drabinie. Cofnięcie ją przywraca.
menu-end-game-yes = Zakończ
rename-title = Imiona i kolory

## Labels of the journal

label-set-options = Zmiana zasad stołu
label-set-detail =
    { $detail ->
        [full] Zapis dokładny
       *[quick] Zapis szybki
    }
label-rename = { $player } to teraz { $name }

## Refusals

cards-foreign = Odkryta jest karta spoza jedenastu: grajcie dalej z dowolnymi kartami.
# $copies (number) ile kart tego genu by było
copies-held =
    { $copies ->
        [0] { label-gene }: ktoś ma kartę tego genu, a nie byłoby żadnej.
        [one] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
        [few] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
        [many] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
       *[other] { label-gene }: gracze mają już więcej kart, niż byłoby w grze ({ $copies }).
    } Wybierzcie więcej.

## Na dużym ekranie, pod imieniem: co robi ten, czyja tura

deed-movement = rusza i karmi ameby
deed-genes = kupuje geny
deed-division = dzieli ameby
