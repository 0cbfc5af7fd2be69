### Encounters.

## Attaques et repas

# $intruder (text) son type
events-reveals = Révéler l’adaptation : { $intruder }.

## Le sac

events-bag-empty = Le sac est vide. Y mettre un jeton avant de pouvoir tirer.
events-draw = Tirer du sac
events-token-back = le jeton retourne dans le sac
# $colour (text) red, blue, none ou hidden
events-adds-metagorger =
    { $colour ->
        [red] + un jeton Métavore rouge
        [blue] + un jeton Métavore bleu
        [none] aucun jeton Métavore à ajouter
       *[hidden] + un jeton Métavore
    }

## Rencontres

# $player (text) qui la fait
encounter-of = Rencontre : { $player }
encounter-hands = Retirer les jetons Bruit autour de la salle, puis tirer un jeton du sac.
encounter-blank = Mettre du bruit dans chaque couloir de cette salle.
# $intruder (text) lequel, en complément
encounter-place = Placer { $intruder } à côté du personnage.
encounter-no-figure = Il n’y a plus de figurine de ce type : aucune à placer.
encounter-attack-card = Attaque surprise : piocher une carte Attaque et la résoudre.
encounter-metagorger-hands = Aucune figurine à placer : il attaque et disparaît.
encounter-surprise-rule = Moins de cartes en main que le nombre du jeton ?
encounter-no-surprise = Non
encounter-yes-surprise = Oui : attaque surprise
encounter-card = carte Attaque
# $token (text) type du jeton
encounter-take-token = Prendre ce jeton dans le sac : { $token }. C’est son nombre qui compte.
# $room (text) the room of the Encounter
encounter-room = Salle : { $room }
encounter-room-note = en choisir une autre
# $cards (text) cards in hand
encounter-hand-decides = D’après l’application : { $cards }, ce qui décide pour tout jeton de ce type
# $cards (text) cartes en main
encounter-hand = Selon l’appli : { $cards }
encounter-over = Rencontre finie
encounter-token-out = le jeton reste hors du sac
encounter-last-token = si c’était le dernier, + un jeton Métavore
# $player (text) contre le personnage de qui
encounter-metagorger-attacks = Attaque de Métavore : { $player }
