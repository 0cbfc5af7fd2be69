### Une nouvelle partie : qui joue, ce que suit l’application, les règles de la table.

# $seat (number) quelle place, $name (text) un nom
new-chair = Place { $seat } : { $name }
new-detail-quick = Suivi rapide
new-detail-quick-note = points, échelle, gènes, ozone, décompte
new-detail-full = Suivi complet
new-detail-full-note = aussi chaque amibe : déplacement, nourriture, blessures, combats

## Les règles de la table

rule-group-order = Ordre
rule-group-food = Déplacement et nourriture
rule-group-fights = Attaques
rule-group-genes = Gènes
rule-group-ozone = Ozone
rule-group-ladder = Échelle
rule-ascending = L’ordre ascendant commence par
rule-ascending-last-first = le dernier sur l’échelle
rule-ascending-first-first = le premier sur l’échelle
rule-environment-order = Ordre en phase 2, environnement
rule-environment-order-ascending = ascendant
rule-environment-order-descending = descendant
rule-deaths-order = Ordre en phase 5, morts naturelles
rule-deaths-order-ascending = ascendant
rule-deaths-order-descending = descendant
rule-move-price = Points par déplacement
rule-own-colour = Les amibes mangent leur couleur
rule-excretion = Cubes excrétés par une amibe
rule-uneven-substitution = Substitution aussi en 3+1 à quatre joueurs
rule-cube-supply = Les cubes manquants ne sont pas posés
rule-spaces = Cases du plateau
rule-following = Suivre avec Agrippement se décide
rule-following-before = avant la direction
rule-following-after = après la direction
rule-losing-attacker = Un attaquant battu souffre de la faim
rule-losing-attacker-starves = en phases 1 et 5
rule-losing-attacker-starves-in-phase-1 = en phase 1 seulement
rule-defence-cubes = Un défenseur battu laisse des cubes
rule-duplicates = Deux fois le même gène
rule-same-round = Un gène de cette manche peut se défausser contre un gène supérieur
rule-buying-back = Le gène de base peut se racheter à côté du supérieur
rule-substitution-copies = Cartes Substitution à quatre joueurs
rule-substitution-copies-1 = 1
rule-substitution-copies-2 = 2
rule-spores-own-colour = Spores aussi sur une case avec une amibe de sa couleur
rule-debt = La dette d’ozone est
rule-debt-fixed = fixée par la carte
rule-debt-recomputed = recalculée
rule-gene-value = Un gène défaussé paie
rule-gene-value-mutation = ses points de mutation
rule-gene-value-price = son prix
rule-excess = Le surplus payé par un gène
rule-excess-lost = est perdu
rule-excess-returned = revient en points
rule-cards = Cartes d’environnement
rule-cards-eleven = les onze connues
rule-cards-any = n’importe lesquelles
rule-leapfrog = Les cases occupées de l’échelle se sautent
rule-advanced-as-two = Un gène supérieur compte pour deux cartes
