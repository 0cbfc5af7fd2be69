### La fin d’une partie, le score, les graphiques.

end-nobody = Personne ne gagne
end-everybody = Tout le monde gagne
end-shared = Victoire partagée : { $players }
end-wins = { $player } gagne
end-wins-by = { $player } gagne avec { $margin } d’avance
end-winner = victoire
end-out = hors jeu
end-agreement = fin anticipée
end-share = Partager
end-share-failed = Impossible de partager l’image. Faire plutôt une capture d’écran.
chart-title = Déroulement de la partie
chart-score = Score par manche
luck-title = Chance aux dés

# $part (text) ce qui est compté : « jetons »
end-counting = Décompte : { $part }
end-skip = Passer
end-story = La soirée en bref
end-keep = Garder le résultat
# $date (text) un jour
end-kept-until = Cette partie reste ici jusqu’au { $date } ; l’enregistrer pour la garder plus longtemps.
end-save-game = Enregistrer toute la partie
end-save-game-note = Un fichier que n’importe quel Petri peut ouvrir

export-bg-stats = Ajouter à BG Stats
export-bg-stats-note = Ouvre BG Stats avec la partie déjà remplie.
export-bg-stats-qr = Code QR pour BG Stats
export-bg-stats-qr-note = À scanner avec le téléphone où se trouve BG Stats.
export-bg-stats-qr-spoken = Code QR qui ouvre BG Stats avec la partie déjà remplie
export-bg-stats-qr-too-long = Cette partie est trop longue pour un code QR qu’un téléphone pourrait lire ici. La fin de la partie peut être ouverte sur le téléphone même.
export-csv = Résultat en CSV
export-csv-note = Un fichier pour tableur.
export-entered = Saisie après la partie : manches et durée inconnues.

end-note = Le mot de la table
end-note-field = Note sur cette partie
end-note-keep = Garder la note
end-note-remove = Supprimer la note
label-write-note =
    { $written ->
        [yes] Note écrite
       *[no] Note supprimée
    }
# $most (number) characters, $length (number) of the typed text
note-too-long = Une note a au plus { $most } caractères, celle-ci en a { $length }. La raccourcir.
note-unchanged = La note le dit déjà. La changer, ou la laisser.

## Titres des colonnes du fichier CSV

results-date = date
results-game = jeu
results-player = joueur
results-score = score
results-rank = rang
results-won = victoire
results-players = nombre de joueurs
results-rounds = manches
results-entered = saisie après coup
results-note = note
results-id = identifiant
