### Przygotowanie planszy krok po kroku; każdy krok mówi, co zrobić przy tym stole.

stage-setup = Przygotowanie
# $count (number) gracze
setup-share = Gracze: { $count }. Podzielcie się krokami: kto zrobi, ten odhacza. Numery jak w instrukcji.
# $done (number) odhaczone kroki, $steps (number) ze wszystkich
setup-progress = gotowe kroki: { $done } z { $steps }
# $number (number) kroku w instrukcji, $title (text) jego nazwa, $how (text) co zrobić
setup-step = Krok { $number }: { $title }. { $how }
# $number (number) kroku, który jest gotowy, $title (text) jego nazwa
setup-step-done = Krok { $number }: { $title }
# $player (text) kto zaczyna
setup-begin = Wszystko gotowe: zaczyna { $player }
# $title (text) następny krok, odhaczany jednym dotknięciem
setup-next = Gotowe: { $title }
# $group (text) nazwa grupy, w której wszystkie kroki są gotowe
setup-group-done = { $group }: gotowe
# $title (text) nazwa kroku
setup-step-how = { $title }: co zrobić
# $count (number) kroki nieodhaczone; mówi się tylko, gdy są
setup-left =
    { $count ->
        [0] wszystko odhaczone
        [one] { $count } krok nieodhaczony
        [few] { $count } kroki nieodhaczone
        [many] { $count } kroków nieodhaczonych
       *[other] { $count } kroku nieodhaczonego
    }
setup-group-board = Statek
setup-group-carnomorphs = Karnomorfy
setup-group-stocks = Stosy i znaczniki
setup-group-crew = Załoga
setup-rooms-2 = Pomieszczenia „2”
setup-rooms-2-how = Plansza leży stroną podstawową do góry (czerwona strzałka w rogu). Potasujcie kafelki „2” i połóżcie po jednym zakrytym na polach „2”; reszta wraca do pudełka bez podglądania.
setup-rooms-1 = Pomieszczenia „1”
setup-rooms-1-how = Tak samo kafelki „1” na polach „1”.
setup-exploration = Żetony eksploracji
setup-exploration-how = Potasujcie i połóżcie po jednym zakrytym na każdym pomieszczeniu; reszta wraca do pudełka bez podglądania.
setup-coordinates = Koordynaty
setup-coordinates-how = Jedna losowa karta, zakryta, na polu obok Kokpitu; reszta wraca do pudełka.
setup-destination = Destynacja
setup-destination-how = Znacznik statusu na polu B toru destynacji.
setup-pods = Kapsuły ratunkowe
# $count (number) kapsuły, $sectors (text) ile w którym sektorze
setup-pods-how = Wylosujcie { $count ->
        [0] zero kapsuł
        [one] { $count } kapsułę
        [few] { $count } kapsuły
        [many] { $count } kapsuł
       *[other] { $count } kapsuły
    }. Od najniższego numeru kładźcie je na przemian w Sektorach A i B: { $sectors }. Wszystkie zamknięte.
# $a (number) kapsuły w sektorze A, $b (number) w sektorze B
setup-pods-sectors = { $a } w A, { $b } w B
setup-engines = Silniki
setup-engines-how = Dla każdego numeru 1, 2 i 3: potasujcie jego dwa żetony i połóżcie je zakryte jeden na drugim w tej Maszynowni. Nikt nie podgląda; liczy się wierzchni.
setup-carnomorph-board = Plansza karnomorfów
# $eggs (number) jaja na planszy
setup-carnomorph-board-how = Znaczniki jaj: { $eggs }. Obok 3 losowe zakryte karty adaptacji, a na nich po jednej figurce: powłóczący, ścierwojad, rzeźnik.
setup-bag = { term-bag }
# $blank, $blue, $red (number) żetony, $total (number) wszystkie
setup-bag-how = Do kolonii: { $blank ->
        [0] bez pustych żetonów
        [one] { $blank } pusty żeton
        [few] { $blank } puste żetony
        [many] { $blank } pustych żetonów
       *[other] { $blank } pustego żetonu
    }, { $blue ->
        [0] bez niebieskich metażerców
        [one] { $blue } niebieski metażerca
        [few] { $blue } niebieskich metażerców
        [many] { $blue } niebieskich metażerców
       *[other] { $blue } niebieskiego metażercy
    } i { $red ->
        [0] bez czerwonych metażerców
        [one] { $red } czerwony metażerca
        [few] { $red } czerwonych metażerców
        [many] { $red } czerwonych metażerców
       *[other] { $red } czerwonego metażercy
    } (razem { $total }).
setup-decks = Stosy kart
setup-decks-how = Potasujcie i połóżcie zakryte: przedmioty w trzech kolorach, wydarzenia i ataki karnomorfów, skażenie, mutacje postaci, głębokie rany. Samoróbki obok przedmiotów, skaner obok skażenia.
setup-markers = Żetony i kości
setup-markers-how = Pożary, awarie, szmery, amunicja i obrażenia, znaczniki statusu, drzwi, czerwone ciała członków załogi, po dwie kości walki i szmerów, znacznik pierwszego gracza.
setup-time = Tor czasu
setup-time-how = Znacznik statusu na zielonym polu.
setup-help-cards = Karty pomocy
# $who (text) alone albo several, $players (number) gracze, $dealt (text) kto ma którą kartę
setup-help-cards-how =
    { $who ->
        [alone] W grze jest karta 1. { $dealt }.
       *[other] Karty w grze: 1–{ $players }. Numer decyduje o kolejności wyboru postaci i liczy się w niektórych celach. { $dealt }.
    }
# $player (text) imię, $number (number) na karcie
setup-help-card = { $player }: { $number }
setup-cards-dealt = Karty rozdał stół
# $player (text) imię, $number (number) na karcie
setup-card-of = { $player }: karta pomocy { $number }
setup-backpacks = Plecaki
setup-backpacks-how = Każdy bierze plecak z numerem swojej karty pomocy, a potem wymienia tę kartę na kartę pomocy karnomorfów.
setup-objectives = Cele
# $which (text) all, gdy zostają wszystkie, albo some; $players (number) gracze, $each (number) karty dla każdego
setup-objectives-how =
    { $which ->
        [all] Zostają wszystkie karty. Potasujcie oba stosy i rozdajcie każdemu zakryte cele: { $each }, korporacyjny i osobisty. Reszta wraca do pudełka.
       *[other] Z obu stosów usuńcie karty z liczbą większą niż { $players }. Potasujcie je i rozdajcie każdemu zakryte cele: { $each }, korporacyjny i osobisty. Reszta wraca do pudełka.
    }
# $who (text) alone albo several; $count (number) karty do dobrania
setup-objectives-shared-how =
    { $who ->
        [alone] Potasuj cele solo/kooperacja i dobierz { $count }; po pierwszym spotkaniu zostaje jeden. Przedmioty w każdym pomieszczeniu: połowa, w górę.
       *[other] Potasujcie cele solo/kooperacja i dobierzcie po jednym na gracza, razem { $count }. Leżą odkryte.
    }
setup-characters = Postacie
# $who (text) alone albo several, $first (text) kto wybiera pierwszy, $order (text) wszyscy po kolei
setup-characters-how =
    { $who ->
        [alone] { $first } odkrywa dwie losowe karty i zachowuje jedną postać.
       *[other] { $order }: w tej kolejności odkryjcie po dwie losowe karty, zachowajcie jedną postać, a drugą wtasujcie z powrotem.
    }
# $number (number) na karcie pomocy, $player (text) imię, $character (text) postać
setup-character = { $number }. { $player }: { $character } – wpisz postać
setup-character-open = kto?
# $player (text) imię, $character (text) postać
setup-character-kept = { $player }: postać { $character }
character-captain = Kapitan
character-pilot = Pilot
character-mechanic = Mechanik
character-scientist = Naukowiec
character-scout = Zwiadowca
character-soldier = Żołnierz
setup-boards = Plansze postaci
setup-boards-how = Każdy bierze planszę, figurkę w krążku do Hibernatorium, potasowane karty akcji, broń startową z amunicją według nadruku i 2 przedmioty osobiste, nieaktywne, ułożone poziomo.
setup-first-player = Pierwszy gracz
# $player (text) imię
setup-first-player-how = Znacznik pierwszego gracza: { $player }.
setup-blue-corpse = Niebieskie ciało
setup-blue-corpse-how = Niebieski żeton leży w Hibernatorium i jest ciałem członka załogi jak każde inne.
setup-draw = Wylosuj

## Labels of the journal

# $characters (text) nazwy odkrytych postaci
label-draw-characters = { $player } odkrywa: { $characters }
label-setup-step =
    { $step ->
        [rooms-2] pomieszczenia „2”
        [rooms-1] pomieszczenia „1”
        [exploration] żetony eksploracji
        [coordinates] karta koordynat
        [destination] tor destynacji
        [pods] kapsuły ratunkowe
        [engines] silniki
        [carnomorph-board] plansza karnomorfów
        [bag] kolonia intruzów
        [decks] stosy kart
        [markers] żetony i kości
        [time] tor czasu
        [help-cards] karty pomocy
        [backpacks] plecaki
        [objectives] cele
        [characters] postacie
        [boards] plansze postaci
        [first-player] pierwszy gracz
       *[blue-corpse] niebieskie ciało
    }
label-start-game = Początek gry, osoby: { $count }
label-tick-step =
    { $set ->
        [yes] Gotowe: { label-setup-step }
       *[no] Odhaczenie cofnięte: { label-setup-step }
    }
label-take-help-card = { setup-card-of }
label-begin-play = Wszystko gotowe, zaczyna { $player }

## Refusals

help-card-held = { $player } ma już kartę pomocy { $number }. Wybierzcie inną.
help-cards-unfit = Karty pomocy mają numery od 1 do { $count }, każdy jeden raz. Dajcie każdemu jedną.
step-open-already = Ten krok przygotowania nie jest odhaczony. Wybierzcie inny krok.
step-ticked-already = Ten krok przygotowania jest już odhaczony. Wybierzcie inny krok.
