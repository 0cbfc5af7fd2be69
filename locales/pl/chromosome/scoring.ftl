### The end of the game.

## Labels of the journal

label-end-game = Koniec gry przed czasem

## Refusals

# $most (number) żetony jednego gatunku
finals-too-many-tokens = Policzcie jeszcze raz: trofeów jest więcej niż żetonów poza planszą. Każdy gatunek ma ich { $most }.
