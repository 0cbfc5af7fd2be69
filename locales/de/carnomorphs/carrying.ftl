### Heavy Objects that characters carry.

carrying-title = Trägt
carrying-take = Nehmen

## Labels of the journal

# $object (text) what is carried: red-corpse, blue-corpse, egg or carcass; $player (text) the name of whoever did it
label-take-object =
    { $object ->
        [red-corpse] { $player } nimmt eine rote Leiche
        [blue-corpse] { $player } nimmt eine blaue Leiche
        [egg] { $player } nimmt ein Ei
       *[carcass] { $player } nimmt einen Kadaver
    }
# $object (text) what is carried: red-corpse, blue-corpse, egg or carcass; $player (text) the name of whoever did it
label-leave-object =
    { $object ->
        [red-corpse] { $player } legt eine rote Leiche ab
        [blue-corpse] { $player } legt eine blaue Leiche ab
        [egg] { $player } legt ein Ei ab
       *[carcass] { $player } legt einen Kadaver ab
    }

## Refusals

# $player (text) the name of the player whom it is about
carries-nowhere = Der Raum von { $player } ist nicht notiert, also lässt sich dort nichts nehmen. Gib ihn erst ein.
# $player (text) the name of the player whom it is about
carries-enough = { $player } hat beide Hände voll. Leg erst etwas ab.
nothing-to-take = So ein Objekt liegt dort nicht. Wähle ein anderes, oder korrigiere den Raum.
# $player (text) the name of the player whom it is about
carries-none = { $player } trägt das nicht. Wähle etwas anderes.
