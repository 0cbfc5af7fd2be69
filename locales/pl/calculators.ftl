### Kalkulatory bez gry: walka, test odporności, cała faza, kości.

calc-battle = Walka
calc-test = Test
calc-phase = Faza
calc-dice = Kości
calc-show = Pokaż rachunek
calc-hide = Ukryj rachunek

calc-size = Grupa
calc-genes = Geny walki
calc-fate = Los w sile
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
calc-lost = straci żetonów
# $attacker, $defender (text) średnia liczba żetonów
calc-expected = Średnie straty: atakujący { $attacker } · obrońca { $defender }
# $attacker, $defender (text) średnia liczba punktów losu
calc-spent = Każdy przerzuca, gdy mu się opłaca. Średnio wydany los: atakujący { $attacker } · obrońca { $defender }
# $side (text) atakujący albo obrońca
calc-loss-of = { $side }:

calc-power = Siła obszaru
calc-groups = Sąsiadujące grupy
calc-groups-note = także ta na polu obszaru
calc-building = Aktywne geny budowy
# $share (text) szansa
calc-eliminated = eliminacja { $share }
# $dose (text) średnia dawka
calc-expected-dose = średnio +{ $dose }
# $dose (number) dawka, $share (text) szansa
calc-dose-chance = dawka { $dose }: { $share }
# $fate (text) średnia liczba punktów losu
calc-test-spent = Przerzuty, gdy się opłacają; średnio wydany los: { $fate }

# $number (number) gracz bez imienia, obszar bez pola
calc-player = Gracz { $number }
calc-person = Pokaż liczby gracza
calc-players = Gracze
calc-area = Obszar { $number }
calc-area-power = siła
calc-area-groups = grupy

calc-how-many = Ile kości
calc-throw = Rzuć
calc-not-thrown = Jeszcze nie rzucone
# $face (number) ścianka
calc-face = wypadło { $face }
calc-history = Wcześniejsze rzuty
