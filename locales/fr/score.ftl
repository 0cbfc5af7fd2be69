### Le score d’une soirée jouée sans l’application.

score-keep = Garder le résultat
score-edit = Corriger le résultat
score-taken-back = Le résultat a été annulé. Ce qui était saisi reste sur la feuille de score.
# $seat (number) la place, à partir de 1
score-player = Joueur { $seat }
# $count (number) le plus petit
score-more = { $count } ou plus
score-next = Champ suivant
# $field (text) un joueur et un nombre, $low et $high (number) ses bornes
score-bound = { $field } : de { $low } à { $high }
score-numbers = Passer aux nombres
score-join = Ajouter un joueur
score-name-of = { $player } : nom
# $what (text) un nombre ou un choix, $value (text) ce qui est saisi, ou un point d’interrogation
score-cell = { $player }, { $what } : { $value }
score-new = Nouvelle feuille
score-none = Pas de feuille imprimée ici : en commencer une nouvelle et y noter les points.
end-entered = saisie après la partie
label-enter-result = Résultat saisi
# $count (number) joueurs
label-start-entered = Résultat saisi après la partie, joueurs : { $count }
