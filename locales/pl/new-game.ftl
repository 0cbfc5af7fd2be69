### Nowa gra: kto siada, kto zaczyna, według jakich zasad.

new-start = Zaczynamy
new-clockwise = Miejsca zgodnie z ruchem wskazówek zegara
# $players (text) imiona
new-seats = Miejsca zgodnie z ruchem wskazówek zegara: { $players }
new-name = Imię
new-nameless = Wolne miejsce
# $player (text) imię
new-earlier = { $player }: o jedno miejsce bliżej
new-later = { $player }: o jedno miejsce dalej
new-leave = Usuń
new-leave-spoken = Usuń: { $player }
new-who-else = Kto jeszcze gra?
new-somebody = Nowa osoba
# $player (text) imię
new-forget = Usuń z listy: { $player }
new-forget-whom = Kogo usunąć z listy?
# $player (text) imię
new-forgotten = { $player } znika z tej listy.
new-people-edit = Usuń z listy
new-people-done = Gotowe
new-clocks = Zegary graczy
new-clocks-note = Liczą czas tur; dotknięcie zegara go wstrzymuje.
new-rules = Zasady tego stołu
new-rules-default = wszystkie domyślne
# $count (number) ile zasad jest innych niż domyślne
new-rules-changed =
    { $count ->
        [one] { $count } zasada inna niż domyślna
        [few] { $count } zasady inne niż domyślne
        [many] { $count } zasad innych niż domyślne
       *[other] { $count } zasady innej niż domyślna
    }
new-rules-open = O czym instrukcja milczy, decyduje stół. Wartości domyślne to założenia.
new-rules-usual = Przywróć domyślne
new-detail = Ile zapisuje aplikacja
new-detail-quick = Zapis szybki
new-detail-full = Zapis dokładny
new-keeps-all = To wszystko, a także:
