### The end of a game that was played without the app.

final-place = Space on the ladder
final-amoebas = Amoebas
final-cards = Gene cards
final-variant-after = the markers have moved for the last time
final-variant-before = the last scoring is still to come
