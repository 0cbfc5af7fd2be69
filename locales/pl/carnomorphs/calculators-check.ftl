### Kalkulatory: sprawdzanie skażenia, i co daje jeszcze jeden odpoczynek.

calc-infection = Skażenie

## Jeszcze jeden odpoczynek, jedna karta mniej

rest-sheet = Szansa na przeżycie
rest-now = Gdyby podróż skończyła się teraz
rest-title = Jeszcze jeden odpoczynek, jedna karta mniej
rest-nothing = Nie ma karty skażenia do zeskanowania.
rest-same = Odpoczynek teraz nic nie zmienia.
rest-worse = Odpoczynek kosztuje więcej, niż daje.
# $count (number) skany, $points (text) punkty procentowe
rest-better =
    { $count ->
        [0] Najlepiej bez skanu.
        [one] Najlepiej jeden skan: szansa większa o { $points } punktu procentowego.
        [few] Najlepiej { $count } skany: szansa większa o { $points } punktu procentowego.
        [many] Najlepiej { $count } skanów: szansa większa o { $points } punktu procentowego.
       *[other] Najlepiej { $count } skanu: szansa większa o { $points } punktu procentowego.
    }
# $count (number) skany
rest-scans =
    { $count ->
        [0] bez skanu
        [one] { $count } zeskanowana karta
        [few] { $count } zeskanowane karty
        [many] { $count } zeskanowanych kart
       *[other] { $count } zeskanowanej karty
    }
# $points (text) punkty procentowe
rest-gains = o { $points } punktu procentowego więcej
rest-loses = o { $points } punktu procentowego mniej
rest-even = bez zmian
# $share (text) procent
rest-dies = śmierć od skanu: { $share }
rest-card = karta mutacji: { $share }
rest-note = Każdy skan zabiera z talii jedną kartę skażenia. Zarażona daje znacznik albo kartę mutacji.
rest-note-stays = Skan niezarażonej karty skażenia zabiera ją z talii. Zarażona zostaje i daje znacznik albo kartę mutacji.
