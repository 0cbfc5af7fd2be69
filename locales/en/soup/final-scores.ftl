### The end of a game that was played without the app.

final-place = Space on the ladder
final-amoebas = Amoebas
final-cards = Gene cards
final-variant-after = After the last scoring
final-variant-before = Before the last scoring
