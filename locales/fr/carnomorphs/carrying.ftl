### Les objets lourds que portent les personnages.

carrying-title = Porte
carrying-take = Prendre

## Labels of the journal

label-take-object =
    { $object ->
        [red-corpse] { $player } prend un cadavre rouge
        [blue-corpse] { $player } prend un cadavre bleu
        [egg] { $player } prend un œuf
       *[carcass] { $player } prend une carcasse
    }
label-leave-object =
    { $object ->
        [red-corpse] { $player } pose un cadavre rouge
        [blue-corpse] { $player } pose un cadavre bleu
        [egg] { $player } pose un œuf
       *[carcass] { $player } pose une carcasse
    }

## Refusals

carries-nowhere = La salle où est { $player } n’est pas notée : rien à y prendre. Noter d’abord la salle.
carries-enough = { $player } a déjà les deux mains prises. Poser d’abord quelque chose.
nothing-to-take = Aucun objet de ce genre n’est là. En choisir un autre, ou corriger la salle.
carries-none = { $player } ne porte pas cela. Choisir autre chose.
