### Rooms.

## Le sac

events-room = Salle

## Salles

rooms-of-the-ship = Salles du vaisseau
# $room (text) son nom
rooms-open = Ouvrir : { $room }
rooms-burns = en feu
rooms-nest = C’est le nid
rooms-burning = En feu
rooms-rename = Nom de la salle

## Le menu

rename-title = Noms, personnages et couleurs

## Labels of the journal

label-change-objects =
    { $object ->
        [red-corpse] Cadavre rouge { $delta } ({ $room })
        [blue-corpse] Cadavre bleu { $delta } ({ $room })
        [egg] Œuf d’intrus { $delta } ({ $room })
       *[carcass] Carcasse d’intrus { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }, nid : { label-set }
       *[burning] { $room }, feu : { label-set }
    }
label-rename-room = { $room } devient { $name }
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Nid découvert
           *[no] Nid non découvert
        }
       *[destroyed] { $set ->
            [yes] Nid détruit
           *[no] Nid non détruit
        }
    }

## Refusals

nest-without-eggs = Il n’y a plus d’œuf sur le plateau Carnomorphes : le nid est détruit. Corriger d’abord les œufs.
room-name-taken = Une autre salle s’appelle déjà { $room }. Choisir un autre nom.
