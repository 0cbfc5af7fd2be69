### Les intrus à bord, et les salles où ils se trouvent.

intruders-title = Intrus
intruders-none = Aucun intrus n’est noté sur le plateau.
intruders-unlisted = Hors de la liste
intruders-none-left = Plus aucune figurine.
intruders-nowhere = salle non notée
intruders-fights = En combat
intruders-fights-note = quand aucune salle ne le dit
intruders-fights-nobody = Pas en combat : aucun personnage n’est noté dans sa salle.
# $players (text) noms
intruders-fights-with = En combat avec { $players }
intruders-dead = mort pour de bon
# $intruder (text) son type
intruders-dies = { $intruder } meurt
# $remains (text) ce qui reste dans la salle
intruders-leaves = laisse { $remains }
intruders-leaves-nothing = ne laisse rien
intruders-leaves-unplaced = salle non notée : à saisir là où elle se trouve
intruders-place = Placer un intrus
# $intruder (text) son type, $count (number) figurines disponibles
intruders-kind-left = { $intruder } · { $count }
# $intruder (text) son type, en complément
intruders-place-kind = Placer { $intruder }
intruders-reveals = le premier de ce type : révèle son adaptation
intruders-card = Nombre de la carte Attaque
intruders-card-note = en haut : Métavore ; en bas : les autres
intruders-card-enter = Indiquer le nombre de la carte d’attaque
# $number (number) de la carte
intruders-card-dies = Nombre { $number } : meurt
# $number (number) de la carte
intruders-card-lives = Nombre { $number } : survit
intruders-moves = Va dans
# $room (text) son nom
intruders-move-to = Aller : { $room }
intruders-kill = Meurt sans carte
intruders-remove = Retirer sans trace

## Salles

rooms-title = Salles
rooms-none = Aucune salle n’a encore de nom.
# $room (text) son nom
rooms-open = Ouvrir : { $room }
rooms-burns = en feu
rooms-nest = C’est le nid
rooms-burning = En feu
rooms-rename = Nom de la salle

## La table

# $count (number) figurines
table-intruders =
    { $count ->
        [0] Aucun intrus sur le plateau
        [one] { $count } intrus sur le plateau
        [many] { $count } intrus sur le plateau
       *[other] { $count } intrus sur le plateau
    }
