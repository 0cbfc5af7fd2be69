### L’accueil : reprendre une partie, en commencer une, trouver tout le reste.

home-new-game = Nouvelle partie
home-resume = Reprendre
home-again = Rejouer
# $players (text) les noms dans l’ordre
home-again-spoken = Rejouer avec les mêmes joueurs : { $players }
home-round = Manche { $round } sur { $rounds }
# Sur la carte d’une partie dont le résultat saisi a été annulé, à la place du tour.
home-taken-back = Résultat annulé
# $when (text) le jour, et l’heure si c’est aujourd’hui ou hier
home-begun = commencée { $when }
home-also = manche { $round } sur { $rounds } · { $when }
home-last = dernière partie : { $when }
# $players (text) les noms des gagnants, $count (number) leur nombre
home-won =
    { $count ->
        [one] Victoire : { $players }
        [many] Victoire : { $players }
       *[other] Victoire : { $players }
    }
home-nobody-won = Personne n’a survécu
home-about = Petri suit les manches, les probabilités et les points pendant que la partie se joue sur le plateau.
home-sample = Voir un exemple de partie
home-sample-note = Une partie courte, pas à pas
home-past = Parties et statistiques
home-play = Jouer
home-odds = Probabilités
home-score = Score
home-rules = Aide de jeu
home-join-note = Scanner le code sur l’écran de l’hôte, ou le taper ici
home-import = Importer des parties
home-settings = Réglages
home-language = Langue

files-not-saved = Impossible d’enregistrer le fichier : réessayer, ou changer de navigateur.

# $time (text) l’heure
when-today = aujourd’hui, { $time }
when-yesterday = hier, { $time }
