### Kalkulatory bez gry: co mówią wszystkie, i kości.

calc-dice = Kości
calc-show = Pokaż rachunek
calc-hide = Ukryj rachunek

calc-how-many = Ile kości
calc-throw = Rzuć
calc-not-thrown = Jeszcze nie rzucone
# $face (number) ścianka
calc-face = wypadło { $face }
calc-history = Wcześniejsze rzuty
