### Calculatrices hors partie : combat, test de résistance, phase entière.

calc-battle = Combat
calc-test = Test
calc-phase = Phase

calc-size = Groupe
calc-genes = Gènes de combat
calc-fate = Destin pour la force
calc-rerolls = Destin pour relancer
calc-worth = Valeur d’un point de destin
calc-worth-note = en points ; non dépensé, il en vaut 2 à la fin
calc-tie = Coût d’une égalité
calc-tie-standard = 1 jeton chacun
calc-tie-attacker = défenseur seul (Domination)
calc-tie-defender = attaquant seul
calc-attacker-wins = victoire attaque
calc-tied = égalité
calc-defender-wins = victoire défense
calc-lost = jetons perdus
# $attacker, $defender (text) jetons en moyenne
calc-expected = Pertes moyennes : attaquant { $attacker } · défenseur { $defender }
# $attacker, $defender (text) points de destin en moyenne
calc-spent = Destin moyen : attaquant { $attacker } · défenseur { $defender }
# $side (text) attaquant ou défenseur
calc-loss-of = { $side } :
# $side (text) attaquant ou défenseur, $modifier (text) avec son signe, $strength (number) le tout
calc-strength-sum = { $side } : groupe { $size }, gènes { $genes }, destin { $fate }, modificateur { $modifier } : force { $strength }.
# $worth (number) points
calc-spent-sum = Destin moyen : chaque déroulement du meilleur jeu, multiplié par sa probabilité.

# $number (number) lequel de ceux qui sont hors du combat
calc-helps-nobody = personne
calc-helps-attacker = l’attaquant
calc-helps-defender = le défenseur
calc-too-much-fate = C’est trop de destin à calculer d’un coup : ceux qui sont hors du combat sont ignorés.
# $fate (text) points de destin en moyenne
calc-spent-watchers = Hors combat, destin dépensé en moyenne : { $fate }.

calc-plan = Avant les dés
calc-plan-close = Avant les dés, fermer
calc-plan-note = Ce que rapporterait chaque gène de combat et point de destin si rien n’était encore dépensé.
calc-plan-nothing = Indiquer plus haut des gènes de combat ou du destin.
calc-plan-too-much = C’est trop de choix à calculer d’un coup : réduire le nombre de gènes ou de points de destin.
calc-plan-attacker = Attaquant : quoi ajouter
calc-plan-defender = Défenseur : la réponse à la force ci-dessus
calc-gene-worth = Valeur d’un gène
calc-gene-worth-note = en points ; ce qu’il vaut gardé pour plus tard

calc-power = Puissance de la zone
calc-groups = Groupes adjacents
calc-groups-note = celui de la même salle aussi
calc-building = Gènes de construction actifs
# $share (text) la probabilité
calc-eliminated = élimination { $share }
# $dose (text) la dose moyenne
calc-expected-dose = moyenne +{ $dose }
# $dose (number) la dose, $share (text) sa probabilité
calc-dose-chance = dose { $dose } : { $share }
# $own, $rivals (text) points de destin en moyenne
calc-test-spent = Destin moyen : soi { $own } · rivaux { $rivals }
# $worth (number) points, $cost (number) points
calc-rivals = Destin des rivaux ensemble
calc-rivals-note = qui peuvent faire relancer ce dé

# $number (number) un joueur sans nom, une zone sans salle
calc-player = Joueur { $number }
calc-person = Voir les nombres du joueur
calc-players = Joueurs
calc-area = Zone { $number }
calc-area-power = puissance
calc-area-groups = groupes
