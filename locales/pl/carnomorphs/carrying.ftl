### Ciężkie obiekty, które niosą postacie.

carrying-title = Niesie
carrying-take = Weź

## Labels of the journal

label-take-object =
    { $object ->
        [red-corpse] { $player } bierze czerwone ciało
        [blue-corpse] { $player } bierze niebieskie ciało
        [egg] { $player } bierze jajo
       *[carcass] { $player } bierze zwłoki intruza
    }
label-leave-object =
    { $object ->
        [red-corpse] { $player } zostawia czerwone ciało
        [blue-corpse] { $player } zostawia niebieskie ciało
        [egg] { $player } zostawia jajo
       *[carcass] { $player } zostawia zwłoki intruza
    }

## Refusals

carries-nowhere = Nie wiadomo, gdzie jest { $player }, więc nie ma czego wziąć. Najpierw wpiszcie pomieszczenie.
carries-enough = { $player } ma już obie ręce zajęte. Najpierw coś odłóżcie.
nothing-to-take = Taki obiekt tam nie leży. Wskażcie inny albo poprawcie pomieszczenie.
carries-none = { $player } tego nie niesie. Wybierzcie coś innego.
