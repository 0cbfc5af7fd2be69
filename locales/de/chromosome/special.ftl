### Special actions.

# $species (text) the name of a species
special-of = Sonderaktionen: { $species }
special-loose = Falls sie auf deiner Tafel stehen:
special-others = Aktionen anderer Arten
special-others-note = und jede weitere, mit ihrem Namen
special-choose = Aktion wählen
# $action (text) the name that a player has typed
special-open = Wählen: { $action }
special-rest = nachtragen, was sie sonst tat
special-whom = Wen betrifft es?
special-confirm = { named-action }
# $player (text) the name of whoever it hits
special-confirm-whom = { named-action }: { $player }
special-rest-confirm = { named-action }: noch etwas
special-change = Wirkung ändern
special-change-all = Wirkung und Kosten ändern
special-changes = Was sich ändert
special-part-captured = Marker als Trophäen genommen
special-part-placed = Neue Marker
special-part-removed = Marker in den Vorrat
special-part-charged = Geladen oder entladen
special-part-dose = Verstrahlung
special-part-genes = Gen
special-part-cubes = Strahlungssteine
special-part-move = Radioaktives Feld versetzen
special-gene-owner = Wessen Gen
special-gene-from = Welches Gen
special-gene-to = Was damit geschieht
# $gene (text) code of a gene
special-gene-passive =
    { $gene ->
       *[action] Aktionsgen, passiv
        [telepathy] Telepathiegen, passiv
        [combat] Kampfgen, passiv
        [building] Baugen, passiv
    }
special-gene-into = wird zu: { named-gene }
# $number (number) which one in order
special-gene-number = Gen { $number }
special-gene-more = Noch ein Gen
# $number (number) of the gene in the list
special-gene-remove = Gen { $number } entfernen
special-gene-new = Neues Gen
special-gene-gone = abgeworfen
special-new-area = Neues radioaktives Feld
special-which-area = Welches radioaktive Feld
special-in-room = In welchem Raum
special-to-room = In welchen Raum
special-effect = Was sie auslöst
special-effect-plain = Nichts weiter
special-effect-again = Noch eine Aktion
special-effect-wave = Einen Resistenztest
special-ask-back = Welches Gen kommt zurück?
special-ask-room = In welchen Raum?
special-gene-back = Das Gen, das wieder aktiv wird
special-no-area = Auf der Liste steht kein radioaktives Feld.
special-price = Kosten auf der Tafel
special-to-battle = Zum Kampf

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
       *[other] , Trophäen { $trophies }
    }{ $tokens ->
        [none] { "" }
       *[other] , Marker { $tokens }
    }{ $charged ->
        [none] { "" }
       *[other] , geladen { $charged }
    }{ $irradiation ->
        [none] { "" }
       *[other] , Verstrahlung { $irradiation }
    }{ $whom ->
        [all] { " " }(alle)
       *[some] { "" }
    }{ $way ->
        [back] , { named-gene } wieder aktiv
        [exhausted] , { named-gene } passiv
        [changed] , { named-gene } wird { label-gene-becomes }
        [gained] , neu: { named-gene } ({ $owner })
        [lost] , { named-gene } abgeworfen ({ $owner })
        [taken] , { named-gene } genommen ({ $owner })
        [counted] , { label-genes }: { $genes } ({ $owner })
        [several] , Gene: { $genes }
       *[none] { "" }
    }{ $cubes ->
        [none] { "" }
       *[other] , Steine { $cubes }
    }{ $space ->
        [none] { "" }
       *[other] { " " }(Raum { $space })
    }{ $moved ->
        [yes] , { label-area-moved }
       *[no] { "" }
    }
# $gene (text) code of a gene kind, or several
label-genes =
    { $gene ->
        [action] Aktionsgene
        [telepathy] Telepathiegene
        [combat] Kampfgene
        [building] Baugene
       *[several] Gene
    }
# $room (text) where to, or none
label-area-moved =
    { $room ->
        [none] Feld versetzt
       *[other] Feld nach Raum { $room }
    }
# $becomes (text) code of a gene kind
label-gene-becomes =
    { $becomes ->
       *[action] Aktionsgen
        [telepathy] Telepathiegen
        [combat] Kampfgen
        [building] Baugen
    }
# $player (text) the name of whoever did it
label-act-specially = { $player }: { named-action }

## Refusals

battle-needs-groups = Wähle erst die Gruppen, die kämpfen.
follow-up-is-free = { named-action }: Der Rest derselben Aktion kostet nichts mehr. Zahle nichts.
gene-back-not-due = { named-action }: Nur eine Aktion, die eine weitere erlaubt, gibt ein Gen zurück. Wähle kein Gen.
# $room (text) number or name of the room
destination-to-name = Wähle den Raum, in den das radioaktive Feld aus { $room } kommt.
# $player (text) the name of the player whom it is about
gene-back-to-name = { $player }: Wähle das passive Gen, das wieder aktiv wird.
# $player (text) the name of the player whom it is about
no-passive-gene = { $player } hat kein passives Gen dieser Art. Wähle ein anderes.
no-such-action-yet = { named-action }: Diese Aktion gab es in diesem Zug noch nicht. Mach sie zuerst.
