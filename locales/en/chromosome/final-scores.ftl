### The end of a game that was played without the app.

final-tokens = Tokens
final-trophies = Trophies
final-fate = Fate
final-irradiation = Irradiation
