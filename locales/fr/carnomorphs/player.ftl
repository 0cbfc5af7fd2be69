### Un personnage : la ligne sur la table et la feuille.

## La ligne

# $number (number) de la carte Aide de jeu
player-number = n° { $number }
player-row-passed = passe
player-first = premier joueur
player-aboard = à bord
player-hibernated = en hibernation
player-escaped = hors du vaisseau
player-dead = a péri
player-in-combat = en combat
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = carte Mutation
# $pod (number) laquelle
player-in-pod = en capsule { $pod }

## La feuille

player-hand = Cartes en main
hand-unknown = cartes en main : inconnu
# $count (number) cartes en main
hands-draw = Tout le monde pioche jusqu’à { $count }
player-marks = Marques
player-correct = Corriger les nombres
player-fate = État du personnage
player-make-active = Donner la main
player-room = Salle
# $room (text) comment la table appelle la salle
player-room-of = Salle : { $room }
# $player (text) nom
player-room-title = Où est { $player } ?
player-room-other = Une autre salle
player-room-first = Salle
player-room-none = salle non notée
player-room-go = Y aller

## La carte Mutation

mutation-none = aucune pour l’instant
mutation-hidden = secrète jusqu’à son premier usage
mutation-unnamed = pas encore notée
mutation-take = Prendre une carte Mutation
mutation-name = Noter son nom
# $player (text) nom
mutation-name-note = Pour { $player } seulement.
mutation-lose = Carte perdue
