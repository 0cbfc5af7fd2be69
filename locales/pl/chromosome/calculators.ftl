### Kalkulatory bez gry: walka, test odporności, cała faza.

calc-battle = Walka
calc-test = Test
calc-phase = Faza

calc-size = Grupa
calc-genes = Geny walki
calc-fate = Los na siłę
calc-rerolls = Los na przerzuty
calc-worth = Wartość punktu losu
calc-worth-note = w punktach; niewydany daje na koniec 2
calc-tie = Remis kosztuje
calc-tie-standard = każdego 1 żeton
calc-tie-attacker = tylko obrońcę (Dominacja)
calc-tie-defender = tylko atakującego
calc-attacker-wins = wygra atak
calc-tied = remis
calc-defender-wins = wygra obrona
calc-lost = stracone żetony
# $attacker, $defender (text) średnia liczba żetonów
calc-expected = Średnie straty: atakujący { $attacker } · obrońca { $defender }
# $attacker, $defender (text) średnia liczba punktów losu
calc-spent = Średnio wydany los: atakujący { $attacker } · obrońca { $defender }
# $side (text) atakujący albo obrońca
calc-loss-of = { $side }:
# $side (text) atakujący albo obrońca, $modifier (text) ze znakiem, $strength (number) razem
calc-strength-sum = { $side }: grupa { $size }, geny { $genes }, los { $fate }, modyfikator { $modifier }: siła { $strength }.
# $worth (number) punkty
calc-spent-sum = Średnio wydany los: każdy przebieg najlepszej gry razy jego szansa.

# $number (number) który z graczy poza walką
calc-helps-nobody = nikomu
calc-helps-attacker = atakowi
calc-helps-defender = obronie
calc-too-much-fate = Tyle losu naraz to za dużo do policzenia: gracze spoza walki są pominięci.
# $fate (text) średnia liczba punktów losu
calc-spent-watchers = Średnio wydany los graczy spoza walki: { $fate }.

calc-plan = Przed rzutem
calc-plan-close = Przed rzutem, zamknij
calc-plan-note = Co da każdy gen walki i punkt losu, gdyby nic nie było jeszcze wydane.
calc-plan-nothing = Podaj wyżej geny walki albo los.
calc-plan-too-much = Za dużo możliwości do policzenia naraz: zmniejsz liczbę genów albo losu.
calc-plan-attacker = Atakujący: co dołożyć
calc-plan-defender = Obrońca: odpowiedź na siłę powyżej
calc-gene-worth = Wartość genu
calc-gene-worth-note = w punktach; ile jest wart, zachowany na później

calc-power = Siła obszaru
calc-groups = Sąsiadujące grupy
calc-groups-note = także ta w pomieszczeniu obszaru
calc-building = Aktywne geny budowy
# $share (text) szansa
calc-eliminated = eliminacja { $share }
# $dose (text) średnia dawka
calc-expected-dose = średnio +{ $dose }
# $dose (number) dawka, $share (text) szansa
calc-dose-chance = dawka { $dose }: { $share }
# $own, $rivals (text) średnia liczba punktów losu
calc-test-spent = Średnio wydany los: ty { $own } · rywale { $rivals }
# $worth (number) punkty, $cost (number) punkty
calc-rivals = Los rywali razem
calc-rivals-note = wymuszą nim przerzut twojej kości

# $number (number) gracz bez imienia, obszar bez pola
calc-player = Gracz { $number }
calc-person = Pokaż liczby gracza
calc-players = Gracze
calc-area = Obszar { $number }
calc-area-power = siła
calc-area-groups = grupy
