### Special actions.

# $species (text) the name of a species
special-of = Special: { $species }
special-loose = If your player board has them:
special-others = Actions of other species
special-others-note = and any other, by its name
special-choose = Choose an action
# $action (text) the name that a player has typed
special-open = Choose: { $action }
special-rest = add what else it did
special-whom = Whom does it concern?
special-confirm = { named-action }
# $player (text) the name of whoever it hits
special-confirm-whom = { named-action }: { $player }
special-rest-confirm = { named-action }: something else
special-change = Change what it does
special-change-all = Change effect and cost
special-changes = What changes
special-part-captured = Tokens taken as trophies
special-part-placed = New tokens
special-part-removed = Tokens to the supply
special-part-charged = Charged or discharged
special-part-dose = Irradiation
special-part-genes = Gene
special-part-cubes = Radiation cubes
special-part-move = Moving a radioactive space
special-gene-owner = Whose gene
special-gene-from = Which gene
special-gene-to = What happens to it
# $gene (text) code of a gene
special-gene-passive =
    { $gene ->
       *[action] Action gene, passive
        [telepathy] Telepathy gene, passive
        [combat] Combat gene, passive
        [building] Building gene, passive
    }
special-gene-into = to { named-gene }
# $number (number) which one in order
special-gene-number = Gene { $number }
special-gene-more = One more gene
# $number (number) of the gene in the list
special-gene-remove = Remove gene { $number }
special-gene-new = New gene
special-gene-gone = discarded
special-new-area = New radioactive space
special-which-area = Which radioactive space
special-in-room = In which room
special-to-room = To which room
special-effect = What it sets off
special-effect-plain = Nothing further
special-effect-again = One more action
special-effect-wave = A resistance test
special-ask-back = Which gene comes back?
special-ask-room = To which room?
special-gene-back = The gene that becomes active again
special-no-area = There is no radioactive space on the list.
special-price = Cost on the player board
special-to-battle = To the battle

## Labels of the journal

# One sentence for all that a special action did; what has not changed is left empty.
# $way (text) what happened to the gene: back, exhausted, changed, gained, lost, taken, counted or none; several is said by journals of before
# $whom (text) all or some; $moved (text) yes or no
# $player (text) the name of whoever did it, $trophies (text) the change with its sign, or none,
# $tokens (text) the change with its sign, or none, $charged (text) the change with its sign, or none,
# $irradiation (text) the change with its sign, or none, $owner (text) the name of whoever has the gene,
# $genes (text) the genes, or the number with its sign, $cubes (text) the change with its sign, or none,
# $space (text) number or name of the room, or none
label-act-effects =
    { $player }: { named-action }{ $trophies ->
        [none] { "" }
       *[other] , trophies { $trophies }
    }{ $tokens ->
        [none] { "" }
       *[other] , tokens { $tokens }
    }{ $charged ->
        [none] { "" }
       *[other] , charged { $charged }
    }{ $irradiation ->
        [none] { "" }
       *[other] , irradiation { $irradiation }
    }{ $whom ->
        [all] { " " }(everyone)
       *[some] { "" }
    }{ $way ->
        [back] , { named-gene } active again
        [exhausted] , { named-gene } passive
        [changed] , { named-gene } becomes { label-gene-becomes }
        [gained] , new { named-gene } ({ $owner })
        [lost] , { named-gene } discarded ({ $owner })
        [taken] , { named-gene } taken ({ $owner })
        [counted] , { label-genes }: { $genes } ({ $owner })
        [several] , genes: { $genes }
       *[none] { "" }
    }{ $cubes ->
        [none] { "" }
       *[other] , cubes { $cubes }
    }{ $space ->
        [none] { "" }
       *[other] { " " }(room { $space })
    }{ $moved ->
        [yes] , { label-area-moved }
       *[no] { "" }
    }
# $gene (text) code of a gene kind, or several
label-genes =
    { $gene ->
        [action] action genes
        [telepathy] telepathy genes
        [combat] combat genes
        [building] building genes
       *[several] genes
    }
# $room (text) where to, or none
label-area-moved =
    { $room ->
        [none] space moved
       *[other] space to room { $room }
    }
# $becomes (text) code of a gene kind
label-gene-becomes =
    { $becomes ->
       *[action] action gene
        [telepathy] telepathy gene
        [combat] combat gene
        [building] building gene
    }
# $player (text) the name of whoever did it
label-act-specially = { $player }: { named-action }

## Refusals

battle-needs-groups = Choose the groups that fight first.
follow-up-is-free = { named-action }: the rest of the same action costs nothing more. Pay nothing.
gene-back-not-due = { named-action }: only an action that allows another one gives a gene back. Choose no gene.
# $room (text) number or name of the room
destination-to-name = Choose the room that the radioactive space of { $room } moves to.
# $player (text) the name of the player whom it is about
gene-back-to-name = { $player }: choose the passive gene that becomes active again.
# $player (text) the name of the player whom it is about
no-passive-gene = { $player } has no passive gene of that kind. Choose another.
no-such-action-yet = { named-action }: that action has not been taken this turn. Take it first.
