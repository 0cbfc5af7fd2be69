### Regarder : le grand écran et la partie exemple

watch-screen = Grand écran
watch-screen-note = Pour une télé, ou une tablette au milieu de la table
watch-screen-invite = À scanner avec la tablette, ou ouvrir l’adresse dans le navigateur de la télé. Cet écran ne fait que montrer.
watch-leave = Fermer le grand écran
watch-last-round = Dernière manche
watch-reroll = Qui relance ?

## La partie exemple

sample-title = Un exemple de partie
sample-mark = exemple
# $step (number) quelle étape, $steps (number) combien il y en a
sample-step = { $step } sur { $steps }
sample-pause = Pause
sample-play = Lecture
sample-back = Étape précédente
sample-on = Étape suivante
sample-again = Revoir
