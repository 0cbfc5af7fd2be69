### Une première manche guidée, et « ? » à côté des actions.

coach-begin = Guider la première manche
coach-begin-note = Dit à chaque étape quoi faire
coach-end = Arrêter le guide
# $title (text) titre d’un chapitre de l’aide de jeu
rules-about = Règles : { $title }
