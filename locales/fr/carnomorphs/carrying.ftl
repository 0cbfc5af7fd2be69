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

carries-nowhere = La salle où est { $player } n’est pas notée : rien à y prendre.
carries-enough = { $player } a déjà les deux mains prises.
nothing-to-take = Aucun objet de ce genre n’est là.
carries-none = { $player } ne porte pas cela.
