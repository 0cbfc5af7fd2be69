### The die and its re-roll window.

# Au-dessus de boutons qui coûtent chacun un point de destin à quelqu’un.
dice-rerolls = Relancer pour un point de destin
dice-no-fate = pas de destin
# $fate (number) points de destin restants
dice-fate-left = destin { $fate }
dice-reroll-spoken = Relance : { $player }, destin { $fate }

## Labels of the journal

label-accept = { $player } : d’accord
label-force-reroll = { $player } : relance
label-let-stand = { $player } : on garde { $face }
# $before, $irradiation (number) irradiation avant et après
label-tested = { $player } : dose { $dose }, irradiation de { $before } à { $irradiation }
label-tested-free = { $player } : aucune dose, irradiation { $irradiation }
# $doses (list) a player and the dose, such as “Magda +2”
label-tested-all = Doses : { $doses }
# $dice (list) a player and the face, such as “Magda 3”
label-throw-dice = Dés : { $dice }
label-throw-die = { $player } lance : { $face }

## Refusals

already-accepted = { $player } : ce lancer est déjà accepté. Attendre les autres.
die-lies-already = Le dé est déjà sur la table. Le garder, ou le relancer.
no-die-lies = Personne n’a encore lancé. Lancer d’abord.
no-roll-due = Aucun lancer n’est attendu maintenant. Continuer.
no-such-face = Le dé a les faces 1 à { $most }. En choisir une.
window-moved-on = La table a changé entre-temps. Regarder à nouveau.
