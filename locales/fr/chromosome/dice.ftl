### La fenêtre des relances : ce que coûte une relance.

# Au-dessus de boutons qui coûtent chacun un point de destin à quelqu’un.
dice-rerolls = Relancer pour un point de destin
dice-no-fate = pas de destin
# $fate (number) points de destin restants
dice-fate-left = destin { $fate }
dice-reroll-costs = destin { $fate } (−1)
dice-reroll-spoken = Relance : { $player }, destin { $fate }
