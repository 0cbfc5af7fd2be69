### What the entries of the journal are called: on the undo button, in the history.

label-accept = { $player } lets it stand
# One sentence for all that a special action did; what has not changed is left empty.
# $way (text) what happened to the gene: back, exhausted, changed, gained, lost, taken, counted or none; several is said by journals of before
# $whom (text) all or some; $moved (text) yes or no
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
# On the narrow button for undo, where the whole sentence would be cut
label-act-effects-short = { $player }: { named-action }
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
label-act-specially = { $player }: { named-action }
label-add-area = New radioactive space, power { $power }
label-apply-battle =
    { $result ->
        [tie] { $player } and { $other } tie
       *[win] { $player } beats { $other } by { $count }
    }
label-begin-turns = Turns of round { $round }
label-call-off = Called off
label-change-area = Radioactive space: cubes { $delta }
label-commit = { $player }: strength { $strength }
label-correct-charged = { $player }: charged { $delta }
label-correct-fate = { $player }: { $delta } fate
label-correct-genes = { $player }: { $gene ->
       *[action] action genes
        [telepathy] telepathy genes
        [combat] combat genes
        [building] building genes
    } { $delta }
label-correct-irradiation = { $player }: { $delta } irradiation
label-correct-tokens = { $player }: tokens { $delta }
label-correct-trophies = { $player }: trophies { $delta } (tokens of { $owner })
label-discard-building = { $player } discards building genes: { $count }
label-discard-building-fate =
    { $count ->
        [0] { $player } discards fate as a building gene
        [one] { $player } discards { $count } building gene, and fate as one
       *[other] { $player } discards { $count } building genes, and fate as one
    }
label-eliminate = { $player } is out
label-end-game = Game ended here
label-end-phase = All have passed
label-end-turn = { $player } ends the turn
label-evolve = { $player }: Evolution, { named-gene }
label-evolve-by-die = { $player }: Evolution by die
label-face-area = Test, power { $power }
label-fate-as-gene = { $player }: fate as { named-gene }
label-fight = { $player } attacks { $other }
label-finish-radiation = Round { $round } ends
label-force-reroll = { $player } forces a re-roll
label-grow =
    { $tokens ->
        [one] { $player }: Growth, { $tokens } token
       *[other] { $player }: Growth, { $tokens } tokens
    }
label-impulse = { $player }: Impulse, new radioactive space
label-impulse-more = { $player }: Impulse, cubes { $delta }, power { $power }
label-impulse-draw = { $player }: Impulse, draws energy from a space
label-let-stand = { $player } keeps the { $face }
label-mark =
    { $what ->
        [passed]
            { $set ->
                [yes] { $player } is marked as passed
               *[no] { $player } plays on
            }
        [eliminated]
            { $set ->
                [yes] { $player } is marked as out
               *[no] { $player } is back in the game
            }
        [fate-token]
            { $set ->
                [yes] { $player }: fate token active
               *[no] { $player }: fate token used
            }
        [recovered]
            { $set ->
                [yes] { $player }: fate recovered
               *[no] { $player }: fate still to recover
            }
       *[moved]
            { $set ->
                [yes] { $player } has moved
               *[no] { $player } may still move
            }
    }
label-mark-active = { $player } is up
label-mark-clock = Clock { $delta }
label-mark-starter = { $player } starts
label-move = { $player } moves
label-note-event =
    { $text ->
        [none] Event card revealed
       *[other] Event: { $text }
    }
label-note-event-power =
    { $text ->
        [none] Power of spaces { $power }
       *[other] Event: { $text }, power of spaces { $power }
    }
label-pass = { $player } passes
label-recover-fate = { $player }: +1 fate
label-rename = { $player } is now { $name }
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
label-set-options = Rules of the table changed
label-spend-fate = { $player }: −1 fate
label-start-game =
    { $count ->
        [one] Game for { $count } begins
       *[other] Game for { $count } begins
    }
label-throw-die = { $player } rolls { $face }
