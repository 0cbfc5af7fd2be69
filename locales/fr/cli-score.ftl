# La ligne de commande : une partie jouée sans l’application.

cli-score = Compter les points d’une soirée jouée sans l’application, d’après les nombres de chacun.
cli-score-short = Compter les points d’une soirée sans l’application.
# $game (text) son nom
cli-score-game = Compter une partie de { $game } : une ligne par joueur, et qui gagne.
# $fields (text) les noms des nombres d’un joueur
cli-score-player = Un joueur : le nom, deux-points et les nombres séparés par des virgules. { $fields }. À donner une fois par joueur.
# $field, $name (text) le nom court et le nom entier d’un nombre, $low, $high (number) ses bornes
cli-score-number = { $field } ({ $name }, de { $low } à { $high })
# $choices (text) ce qu’on peut choisir
cli-score-choice = { $field } ({ $name } ; { $choices })
# $sum (text) d’où viennent les points
cli-score-ranked = { $rank }. { $player } { $score } : { $sum }
cli-score-out = { $rank }. { $player } { $score }, hors jeu : { $sum }
cli-score-line = { $player } : { $sum }
# $example (text) comment l’écrire
cli-score-unread = « { $given } » est illisible : écrire un nom, deux-points et des nombres séparés par des virgules, par exemple { $example }.
cli-score-no-field = Aucun nombre ne s’appelle « { $field } » : choisir parmi { $fields }.
cli-score-missing = { $player } : il manque { $fields }.
cli-score-twice = { $player } : ne donner { $field } qu’une seule fois.
cli-score-not-counted = { $player } : { $field } ne compte pas ici ; ne pas le donner.
# $option (text) une option de la ligne de commande
cli-score-counted-with = { $player } : { $field } ne compte qu’avec { $option } ; ajouter cette option ou ne pas donner { $field }.
cli-score-bad-choice = { $player } : { $field } est l’un de { $choices }.
cli-score-bad-number = { $player } : { $field } est un nombre entier de { $low } à { $high }.
