# La ligne de commande : les parties enregistrées.

cli-games = Gérer les parties enregistrées : liste, export, import, suppression, relecture.
cli-games-short = Lister, exporter, importer, supprimer et relire les parties.
cli-games-list = Lister les parties, la plus récente en premier.
cli-games-export = Afficher une partie en JSON lisible, pour une sauvegarde ou un rapport de bug.
cli-games-import = Reprendre une partie exportée et afficher son identifiant.
cli-games-delete = Supprimer une partie pour de bon, avec toutes ses copies ; une partie en cours disparaît de tous les écrans.
cli-games-deleted = La partie { $id } est supprimée pour de bon.
cli-games-replay = Rejouer le journal d’un fichier de partie, ou de la partie enregistrée portant un identifiant, et afficher l’état obtenu.
cli-option-json = Afficher du JSON pour les programmes.
cli-games-none = Il n’y a encore aucune partie ici.
cli-games-finished = terminée
cli-games-open = en cours
cli-games-bad-row = L’entrée { $row } de ce journal n’appartient pas à la partie ; le fichier a été modifié ou vient d’une autre version.
cli-file-unreadable = Impossible de lire le fichier { $file } ; vérifier son nom.
cli-replay-entries =
    { $entries ->
        [one] { $entries } entrée
        [many] { $entries } entrées
       *[other] { $entries } entrées
    }
cli-replay-winners = Victoire : { $players }
