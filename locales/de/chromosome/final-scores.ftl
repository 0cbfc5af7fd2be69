### The end of a game that was played without the app.

final-tokens = Marker
final-trophies = Trophäen
final-fate = Schicksal
final-irradiation = Verstrahlung
