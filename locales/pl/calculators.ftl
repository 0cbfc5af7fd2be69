### Kalkulatory bez gry: co mówią wszystkie, i kości.

calc-dice = Kości
calc-show = Pokaż obliczenia
calc-hide = Ukryj obliczenia
calc-what-if = Sprawdź inne liczby w kalkulatorze
calc-seldom = Rzadziej potrzebne
calc-seldom-usual = wszystko jak zwykle
calc-unknown = nie wiadomo

calc-how-many = Ile kości
calc-faces = Liczba ścianek
calc-throw = Rzuć
calc-not-thrown = Jeszcze bez rzutu
# $face (number) ścianka
calc-face = wypadło { $face }
calc-history = Wcześniejsze rzuty
