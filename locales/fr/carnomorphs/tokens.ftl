### Tokens drawn from the bag.

## Le sac

events-token-drawn = Sorti du sac
events-resolve = Effet résolu
events-token-red = Placer un Métavore dans chaque salle où il y a un Métavore ou un objet lourd, même en combat et même porté.
events-token-red-places = Un aussi dans le nid, s’il est découvert et pas détruit ; pour un second, la table décide. Pas d’attaque surprise.
events-token-butcher = Le Boucher arrive dans la salle d’un personnage : une rencontre.
events-butcher-noise = Retirer les jetons Bruit autour de cette salle.
events-butcher-absent = Le Boucher est mort ou déjà sur le plateau : aucune figurine à placer.
events-token-blank = Remettre le jeton dans le sac. Retirer chaque Errant dont la salle n’abrite aucun personnage ; leurs jetons reviennent aussi. Ajouter un jeton Métavore.
# $count (number) figurines
events-places =
    { $count ->
        [0] aucun Métavore à placer
        [one] { $count } Métavore à placer
        [many] { $count } Métavores à placer
       *[other] { $count } Métavores à placer
    }
# $count (number) figurines
events-removes-shamblers =
    { $count ->
        [0] aucun Errant ne part
        [one] { $count } Errant part, son jeton revient
        [many] { $count } Errants partent, leurs jetons reviennent
       *[other] { $count } Errants partent, leurs jetons reviennent
    }
events-red-rooms = Un Métavore arrive ici
events-red-placed = Métavores placés
events-red-elsewhere = Ailleurs
# $count (number) figurines
events-metagorgers-left =
    { $count ->
        [0] plus aucune figurine
        [one] { $count } figurine disponible
        [many] { $count } figurines disponibles
       *[other] { $count } figurines disponibles
    }
events-too-few-figures = Il y a moins de figurines que de salles : la table choisit lesquelles s’en passent.
events-blank-stay = Ceux-ci restent : un personnage est avec eux
events-blank-removed = Errants à retirer
events-blank-say = Combien d’Errants retirer ?
events-red-say = Combien de Métavores placer ?
# $count (number) figurines
events-blank-on-board =
    { $count ->
        [0] aucun sur le plateau
        [one] { $count } sur le plateau
        [many] { $count } sur le plateau
       *[other] { $count } sur le plateau
    }
events-butcher-who = Chez quel personnage ?
events-noise-done = Jets de bruit faits
events-noise-done-note = la manche suivante commence
events-noise = Jets de bruit, dans l’ordre
events-noise-slime = mucus : silence devient danger
# $players (text) noms
events-noise-not = En combat, pas de jet : { $players }

## Rencontres

# $players (text) noms
encounter-company = Dans cette salle, donc en combat aussi : { $players }
# $intruder (text) qui arrive, $player (text) contre le personnage de qui
encounter-fights = { $intruder } contre { $player }

## Labels of the journal

# $player (text) qui fait la rencontre, ou none
# $purpose (text) events, rolls (après les jets de bruit), encounter ou surprise
# $count (number) Metagorgers of a red token, $rooms (text) their listed rooms
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Jets de bruit faits : { label-token }
            [placing] Jeton rouge : { count-metagorger }{ $rooms ->
                [none] { "" }
               *[other] { " " }({ $rooms })
            }
           *[other] Effet résolu : { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player } : attaque surprise, { label-token }{ $dies ->
                [yes] { label-death }
               *[no] { "" }
            }
           *[other] { $player } : fin de rencontre, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }

## Refusals

no-rolls-to-wait-for = Aucun jet de bruit ne suit cet effet. Le résoudre tout de suite.
no-surprise-in-events = En phase d’événements, ce jeton n’amène pas d’attaque surprise. Continuer sans elle.
no-surprise-by-blank = Un jeton vierge n’est pas un intrus : personne n’attaque par surprise. Continuer sans attaque.
no-token-open = Aucun jeton tiré n’attend son effet. En tirer un d’abord.
room-named-twice = { $room } : un seul Métavore y arrive. Nommer chaque salle une fois.
butcher-hands-unknown = Plusieurs personnages ont un marqueur Mucus : indiquer d’abord qui a le moins de cartes en main.
metagorgers-unsaid = Indiquer combien de Métavores arrivent.
too-few-metagorgers =
    { $left ->
        [0] Il n’y a plus de figurine de Métavore : ne pas en placer.
        [one] Il ne reste qu’une figurine de Métavore. Choisir où elle va.
        [many] Il ne reste que { $left } figurines de Métavore. Choisir où elles vont.
       *[other] Il ne reste que { $left } figurines de Métavore. Choisir où elles vont.
    }
too-few-shamblers =
    { $left ->
        [0] Aucun Errant à retirer. N’en choisir aucun.
        [one] On ne peut retirer qu’un Errant. En choisir moins.
        [many] On ne peut retirer que { $left } Errants. En choisir moins.
       *[other] On ne peut retirer que { $left } Errants. En choisir moins.
    }
