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
cli-games-check = Lister ce qui manque à un jeu de cette application : commandes, écrans, phrases ; pour qui en ajoute un.
cli-check-whole = { $game } : rien ne manque.
# $languages (text) des codes
cli-check-languages = Dans ces langues, le jeu parle anglais : { $languages }.
cli-check-screens = companion/ui/games.py n’a pas de ligne pour { $game }.
# $reason (text) le message de Python
cli-check-class = Le jeu ne peut pas être créé : { $reason }
# $count (number) of commands
cli-check-begins = Une seule commande commence la partie, et non { $count }.
# $rules (text) une clé
# $screens (text) une autre
cli-check-key = Les règles appellent le jeu { $rules }, les écrans { $screens }.
# $field (text) d’une classe
cli-check-field = Aux écrans, il manque la valeur { $field }.
# $chapter (text) son nom dans le programme
cli-check-glyph = Le chapitre { $chapter } n’a pas de dessin.
# $number (number) compté à partir de 1
# $command (text) son nom dans le programme
cli-check-sample = L’exemple s’arrête à la commande { $number }, { $command } : les règles la refusent.
cli-check-sample-open = L’exemple s’arrête avant la fin de la partie.
# $sentence (text) sa clé
cli-check-sentence = Aux mots en { $language }, il manque la phrase { $sentence }.
# $sentence (text) sa clé
cli-check-unreadable = La phrase { $sentence } en { $language } est illisible : elle enfreint les règles de Fluent.

# Un jeu d’un paquet qui est laissé de côté : une phrase dans le journal ou le terminal.
# $game (text) la clé du jeu
# $package (text) le paquet qui l’apporte
# $reason (text) le message de Python
package-broken = Le jeu { $game } de { $package } est laissé de côté, car le paquet est défectueux : { $reason }
# $game (text) la clé du jeu
# $package (text) le paquet qui l’apporte
# $holder (text) un autre paquet, ou Petri
package-clash = Le jeu { $game } de { $package } est laissé de côté : { $holder } a aussi un jeu de ce nom.
# $game (text) la clé du jeu
# $package (text) le paquet qui l’apporte
package-for-newer-petri = Le jeu { $game } de { $package } est laissé de côté : il est fait pour un Petri plus récent. Mettre Petri à jour.
# $game (text) la clé du jeu
# $package (text) le paquet qui l’apporte
package-for-older-petri = Le jeu { $game } de { $package } est laissé de côté : il est fait pour un Petri plus ancien. Mettre le paquet à jour.
