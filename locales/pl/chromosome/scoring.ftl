### The end of the game.

## Labels of the journal

label-end-game = Koniec gry przed czasem

## Refusals

finals-too-many-tokens = Policzcie jeszcze raz: trofeów jest więcej niż żetonów poza planszą.
