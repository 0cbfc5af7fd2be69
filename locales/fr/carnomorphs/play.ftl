### What several parts of the rulebook say.

## Labels of the journal

# $intruder (text) code d’un type d’intrus
label-intruder =
    { $intruder ->
        [metagorger] Métavore
        [shambler] Errant
        [fleshbeast] Bête de chair
        [butcher] Boucher
       *[none] Intrus
    }
# $pods (text) les capsules ouvertes par cette mort, ou none
label-death = , mort{ $pods ->
        [none] { "" }
       *[other] { label-opens }
    }
# $pods (text) les capsules ouvertes par cette mort, ou none
label-opens = , capsules ouvertes ({ $pods })
# $token (text) code d’un jeton du sac
label-token =
    { $token ->
        [blank] jeton vierge
        [blue] Métavore bleu
        [red] Métavore rouge
        [hidden] Métavore
        [shambler] Errant
        [fleshbeast] Bête de chair
        [butcher] Boucher
       *[none] jeton
    }
# $room (text) où il se trouve, ou none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes ou no
label-set =
    { $set ->
        [yes] oui
       *[no] non
    }
label-set-clocks =
    { $running ->
        [yes] Chronos en marche
       *[no] Chronos en pause
    }

## Refusals

board-unchanged = C’est déjà comme ça. Choisir autre chose.
combat-by-rooms = Ici, ce sont les salles qui disent qui est en combat. Déplacer le personnage ou l’intrus.
butcher-dead = Le Boucher a été tué et ne revient pas. Choisir un autre intrus.
delta-zero = Indiquer combien il en arrive ou il en part.
figures-out-of-range =
    { $most ->
        [0] { rejected-figures } : la boîte n’a aucune figurine qui puisse être là. En choisir une autre.
        [one] { rejected-figures } : { $most } figurine au plus. En choisir moins.
        [many] { rejected-figures } : de 0 à { $most } figurines. En choisir moins.
       *[other] { rejected-figures } : de 0 à { $most } figurines. En choisir moins.
    }
no-such-intruder = Cet intrus n’est plus sur le plateau. En choisir un autre.
no-such-room = Cette salle n’est pas dans la liste. En choisir une autre.
objects-out-of-range =
    { $most ->
        [0] { rejected-objects } : il n’en reste pas pour cette salle. En choisir un autre.
        [one] { rejected-objects } : { $most } au plus dans cette salle. En choisir moins.
        [many] { rejected-objects } : de 0 à { $most } dans cette salle. En choisir moins.
       *[other] { rejected-objects } : de 0 à { $most } dans cette salle. En choisir moins.
    }
rejected-figures =
    { $intruder ->
        [metagorger] Métavores
        [shambler] Errants
        [fleshbeast] Bêtes de chair
       *[butcher] Boucher
    }
rejected-objects =
    { $object ->
        [red-corpse] Cadavres rouges
        [blue-corpse] Cadavres bleus
        [egg] Œufs d’intrus
       *[carcass] Carcasses d’intrus
    }
character-dead = { $player } : ce personnage est mort. En choisir un autre.
not-aboard =
    { $fate ->
        [dead] { $player } : ce personnage est mort.
        [hibernated] { $player } : ce personnage est en hibernation.
       *[escaped] { $player } : ce personnage a quitté le vaisseau.
    } En choisir un autre.
game-is-over = Cette partie est finie. Annuler la fin pour continuer.
# $phase (empty, setup, players, events, check)
not-now =
    { $phase ->
        [setup] La mise en place n’est pas finie. La finir d’abord.
        [players] Pas pendant la phase des joueurs. La finir d’abord.
        [events] Pas pendant la phase d’événements. La finir d’abord.
       *[check] Le contrôle final a commencé. Le finir d’abord.
    }
# $step (time, feeding, fire, card, bag) l’étape de la phase d’événements qui vient
not-this-step =
    { $step ->
        [time] D’abord la piste de temps : avancer son marqueur.
        [feeding] D’abord les attaques et les repas.
        [fire] D’abord le feu.
        [card] D’abord la carte Événement.
       *[bag] C’est le moment du sac d’intrus : tirer un jeton.
    }
nothing-chosen = Choisir d’abord quelque chose.
options-unfit = Ces règles de la table sont impossibles. Vérifier la longueur des pistes.
player-count = Carnomorphes se joue de 1 à { $most }, pas à { $count }. Changer le nombre de places.
