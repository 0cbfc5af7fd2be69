### The end of the game.

## Labels of the journal

label-end-game = Koniec gry przed czasem
