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
intruders-card-enter = Indiquer le nombre de la carte Attaque
# $number (number) de la carte
intruders-card-dies = Nombre { $number } : meurt
# $number (number) de la carte
intruders-card-lives = Nombre { $number } : survit
intruders-moves = Va dans
# $room (text) son nom
intruders-move-to = Aller : { $room }
intruders-kill = Meurt sans carte
intruders-retreat = Se replie dans les couloirs techniques
intruders-retreat-note = figurine hors du plateau, jeton dans le sac
intruders-remove = Retirer sans trace

## Salles

rooms-title = Salles

## La table

# $count (number) figurines
table-intruders =
    { $count ->
        [0] Aucun intrus sur le plateau
        [one] { $count } intrus sur le plateau
        [many] { $count } intrus sur le plateau
       *[other] { $count } intrus sur le plateau
    }

## Attaques et repas

events-in-combat = en combat

## Labels of the journal

label-place-intruder = Arrivée : { label-figure }
label-move-intruder = { label-intruder }, salle : { $room }
label-injure-intruder = { label-figure } : blessures { $delta }
label-check-death =
    { $dies ->
        [yes] { label-figure }, carte Attaque { $number } : meurt
       *[no] { label-figure }, carte Attaque { $number } : survit
    }
label-kill-intruder = { label-figure } meurt
label-remove-intruder = { label-figure } quitte le plateau
label-correct-figures = { label-intruder }, figurines { $delta }

## Refusals

injuries-out-of-range = Un intrus peut avoir de 0 à { $most } blessures. Choisir un nombre entre les deux.
intruder-unnamed = Indiquer quel intrus meurt.
no-figure-left =
    { $intruder ->
        [metagorger] Il n’y a plus de figurine de Métavore.
        [shambler] Il n’y a plus de figurine d’Errant.
        [fleshbeast] Il n’y a plus de figurine de Bête de chair.
       *[butcher] La figurine du Boucher est déjà sur le plateau.
    } En choisir une autre, ou aucune.
no-figure-on-board =
    { $intruder ->
        [metagorger] Aucun Métavore hors de la liste sur le plateau. En choisir un dans la liste.
        [shambler] Aucun Errant hors de la liste sur le plateau. En choisir un dans la liste.
        [fleshbeast] Aucune Bête de chair hors de la liste sur le plateau. En choisir une dans la liste.
       *[butcher] Le Boucher n’est pas sur le plateau hors de la liste. Le choisir dans la liste.
    }
not-injured = Un intrus sans blessure ne meurt pas. Noter d’abord sa blessure.
