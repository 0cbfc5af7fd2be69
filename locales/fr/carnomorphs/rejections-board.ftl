### Pourquoi les règles disent non à ce qui se passe sur le plateau. Chaque clé est le code d’un refus.

board-unchanged = C’est déjà comme ça.
combat-by-rooms = Ici, ce sont les salles qui disent qui est en combat. Déplacez le personnage ou l’intrus.
# $player (text) nom
combat-in-pod = { $player } est dans une capsule et ne combat personne.
butcher-dead = Le Boucher a été tué et ne revient pas.
carried-beyond-room = Un personnage ne peut pas porter ce qui n’est pas dans la salle. Le compter aussi parmi les objets de la salle.
delta-zero = Indiquer combien il en arrive ou il en part.
figures-out-of-range =
    { $most ->
        [0] { rejected-figures } : la boîte n’a aucune figurine qui puisse être là.
        [one] { rejected-figures } : { $most } figurine au plus.
        [many] { rejected-figures } : de 0 à { $most } figurines.
       *[other] { rejected-figures } : de 0 à { $most } figurines.
    }
injuries-out-of-range = Un intrus peut avoir de 0 à { $most } blessures.
intruder-unnamed = Indiquer quel intrus meurt.
nest-destroyed = Le nid est détruit. Noter cette salle sans lui.
nest-without-eggs = Il n’y a plus d’œuf sur le plateau Carnomorphes : le nid est détruit. Corrigez d’abord les œufs.
no-figure-left =
    { $intruder ->
        [metagorger] Il n’y a plus de figurine de Métavore.
        [shambler] Il n’y a plus de figurine d’Errant.
        [fleshbeast] Il n’y a plus de figurine de Bête de chair.
       *[butcher] La figurine du Boucher est déjà sur le plateau.
    }
no-figure-on-board =
    { $intruder ->
        [metagorger] Aucun Métavore hors de la liste sur le plateau. En choisir un dans la liste.
        [shambler] Aucun Errant hors de la liste sur le plateau. En choisir un dans la liste.
        [fleshbeast] Aucune Bête de chair hors de la liste sur le plateau. En choisir une dans la liste.
       *[butcher] Le Boucher n’est pas sur le plateau hors de la liste. Le choisir dans la liste.
    }
no-such-intruder = Cet intrus n’est plus sur le plateau. En choisir un autre.
no-such-room = Cette salle n’est pas dans la liste. En choisir une autre.
nobody-feeds = Personne ne se nourrit ici : il n’y a rien à manger, ou tous les intrus sont en combat.
nobody-in-room = Aucun intrus dans cette salle : personne ne se nourrit.
not-injured = Un intrus sans blessure ne meurt pas. Noter d’abord sa blessure.
objects-out-of-range =
    { $most ->
        [0] { rejected-objects } : il n’en reste pas pour cette salle.
        [one] { rejected-objects } : { $most } au plus dans cette salle.
        [many] { rejected-objects } : de 0 à { $most } dans cette salle.
       *[other] { rejected-objects } : de 0 à { $most } dans cette salle.
    }
room-fed-already = { $room } : le repas de cette salle est déjà fait pour cette phase d’événements.
room-name-taken = Une autre salle s’appelle déjà { $room }.

## De quoi parlent les refus

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
