### Une nouvelle partie : qui s’installe, qui commence, selon quelles règles.

new-start = C’est parti
new-clockwise = Places dans le sens horaire
# $players (text) des noms
new-seats = Places dans le sens horaire : { $players }
new-name = Nom
new-nameless = Place libre
# $player (text) un nom
new-earlier = { $player } : avancer d’une place
new-later = { $player } : reculer d’une place
new-leave = Retirer
new-leave-spoken = Retirer { $player }
new-who-else = Qui d’autre joue ?
new-somebody = Autre personne
# $player (text) un nom
new-forget = Oublier { $player }
new-forget-whom = Quel nom oublier ?
# $player (text) un nom
new-forgotten = { $player } ne sera plus dans la liste.
new-people-edit = Oublier
new-people-done = Terminé
new-clocks = Chronos des joueurs
new-clocks-note = Ils mesurent les tours ; toucher un chrono le met en pause.
new-rules = Règles de cette table
new-rules-default = toutes par défaut
# $count (number) nombre de règles différentes des valeurs par défaut
new-rules-changed =
    { $count ->
        [one] { $count } règle modifiée
        [many] { $count } règles modifiées
       *[other] { $count } règles modifiées
    }
new-rules-open = Là où la règle se tait, la table décide. Les valeurs par défaut sont des hypothèses.
new-rules-usual = Valeurs par défaut
new-detail = Ce que suit l’appli
new-detail-quick = Suivi rapide
new-detail-full = Suivi complet
new-keeps-all = Tout cela, et aussi :
