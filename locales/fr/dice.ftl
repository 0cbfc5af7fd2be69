### Le dé sur la table et la fenêtre des relances.

# $player (text) qui lance
dice-throws = Lancer : { $player }
dice-throw-own = Lancer
dice-due-spoken = Lancer : { $player }
# $face (number) ce qui est tombé
dice-lies-spoken = { $player } : résultat { $face }
dice-all-lie = Les dés sont lancés
dice-all-due = Les dés sont à lancer
dice-fell = Résultat : { $face }
dice-earlier = avant
# $faces (text) lancers précédents
dice-earlier-spoken = Avant : { $faces }
dice-accepted-spoken = { $player } : d’accord
dice-by-hand = Lancer le vrai dé
dice-by-app = Lancer avec l’appli
dice-hand = vrai dé
dice-app = appli
dice-stands = La table garde ce résultat
