### Outils de chaque table : le sablier.

timer-title = Sablier
timer-seconds = Secondes
# $time (text) le temps qui reste, comme une horloge ou en mots
timer-left = Reste : { $time }
timer-start = Retourner
timer-stop = Arrêter
timer-up = Le temps est écoulé.
timer-rings = Sonne et vibre sur cet appareil, même quand les sons sont coupés.
timer-buzzes = Vibre sur cet appareil et affiche un message.
