### The end of a game that was played without the app.

final-place = Feld auf der Leiste
final-amoebas = Amöben
final-cards = Genkarten
final-variant-after = Nach der letzten Wertung
final-variant-before = Vor der letzten Wertung
