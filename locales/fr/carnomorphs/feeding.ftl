### Attack and feeding.

# $intruder (text) lequel, avec sa salle
events-attack-of = Attaque : { $intruder }.
events-attack-hands = Chaque intrus en combat attaque : une carte Attaque chacun, un Métavore sans carte.
events-attack-nobody = Personne n’est noté en combat : aucune attaque.
events-board-empty = Aucun intrus sur le plateau : personne n’attaque ni ne se nourrit.
events-enter-anyway = Saisir une salle quand même
# $figures (text) combien de chaque type
events-entered-new = Pas encore sur le plateau, notés maintenant : { $figures }
# $player (text) qui est attaqué
events-metagorger-attacks = Attaque de Métavore : { $player }
events-metagorger-attacks-whom = Le Métavore attaque
events-attack-whom = Qui le Métavore attaque-t-il ?
events-attack-skip = Il n’attaque pas
events-attacks-done = Attaques résolues
events-attack-done = Attaque résolue
events-voracious = « Voraces » s’applique : les intrus en combat se nourrissent avant d’attaquer.
events-nobody-feeds = Personne ne se nourrit.
# $rooms (text) noms des salles
events-not-hungry = Pas de repas : { $rooms }
# $count (number) intrus de la liste
events-without-room =
    { $count ->
        [0] Chaque intrus a une salle.
        [one] { $count } intrus sans salle notée.
        [many] { $count } intrus sans salle notée.
       *[other] { $count } intrus sans salle notée.
    }
events-order-matters = Il n’y a pas assez de figurines pour tous : la table choisit quelle salle se nourrit d’abord.
events-order-ends = Ensuite sur tout le plateau, tous les ordres des salles comptant autant
# $room (text) son nom
events-feed-room = Repas : { $room }
events-feed = Repas
# $number (number) quelle salle de cette étape
events-feed-number = Repas de la salle { $number }
# $number (number) quelle salle de cette étape
events-room-number = Salle { $number }
events-room-asked = qui s’y trouve, avec quoi ?
events-end-feeding = Attaques et repas finis
events-other-room = Une salle hors de la liste
events-other-room-note = indiquer ce qui s’y trouve
# $room (text) its name
events-as-placed = Comme placé, { $room }
events-beyond-noted = Une figurine non notée
events-as-last-time = Comme après le dernier repas
events-clear = Vider la salle

## Labels of the journal

# $feeds (text) yes ou no; $fed (number) combien d’intrus se nourrissent
label-feed =
    { $feeds ->
        [no] Personne ne se nourrit{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Repas{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        } : { $fed ->
            [0] personne
            [one] { $fed } intrus
            [many] { $fed } intrus
           *[other] { $fed } intrus
        }
    }

## Refusals

carried-beyond-room = Un personnage ne peut pas porter ce qui n’est pas dans la salle. Le compter aussi parmi les objets de la salle.
nest-destroyed = Le nid est détruit. Noter cette salle sans lui.
nobody-feeds = Personne ne se nourrit ici : il n’y a rien à manger, ou tous les intrus sont en combat. Passer à la salle suivante.
nobody-in-room = Aucun intrus dans cette salle : personne ne se nourrit. Passer à la salle suivante.
room-fed-already = { $room } : le repas de cette salle est déjà fait pour cette phase d’événements. Passer à la salle suivante.
