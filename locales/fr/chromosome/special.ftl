### Special actions.

# $species (text) le nom d’une espèce
special-of = Spéciales : { $species }
special-loose = Si elles sont sur le plateau du joueur :
special-others = Actions des autres espèces
special-others-note = et toute autre, par son nom
special-choose = Choisir une action
# $action (text) le nom tapé par un joueur
special-open = Choisir : { $action }
special-rest = ajouter ce qu’elle a fait d’autre
special-whom = Qui est concerné ?
special-confirm = { named-action }
special-confirm-whom = { named-action } : { $player }
special-rest-confirm = { named-action } : autre chose
special-change = Modifier son effet
special-change-all = Modifier effet et coût
special-changes = Ce qui change
special-part-captured = Jetons pris en trophées
special-part-placed = Nouveaux jetons
special-part-removed = Jetons rendus à la réserve
special-part-charged = Chargés ou déchargés
special-part-dose = Irradiation
special-part-genes = Gène
special-part-cubes = Cubes de radiation
special-part-move = Déplacement d’une zone
special-gene-owner = Le gène de qui
special-gene-from = Quel gène
special-gene-to = Ce qu’il devient
# $gene (text) code d’un gène
special-gene-passive =
    { $gene ->
       *[action] Gène d’action, passif
        [telepathy] Gène de télépathie, passif
        [combat] Gène de combat, passif
        [building] Gène de construction, passif
    }
special-gene-into = en { named-gene }
# $number (number) lequel dans l’ordre
special-gene-number = Gène { $number }
special-gene-more = Un gène de plus
special-gene-remove = Retirer le gène { $number }
special-gene-new = Nouveau gène
special-gene-gone = défaussé
special-new-area = Nouvelle zone
special-which-area = Quelle zone
special-in-room = Dans quelle salle
special-to-room = Vers quelle salle
special-effect = Ce qu’elle déclenche
special-effect-plain = Rien de plus
special-effect-again = Une action de plus
special-effect-wave = Un test de résistance
special-ask-back = Quel gène revient ?
special-ask-room = Vers quelle salle ?
special-gene-back = Le gène qui redevient actif
special-no-area = Il n’y a aucune zone radioactive dans la liste.
special-price = Coût sur le plateau joueur
special-to-battle = Au combat

## Labels of the journal

# Une seule phrase pour tout ce qu’a fait une action spéciale ; ce qui n’a pas changé reste vide.
# $way (text) ce qui est arrivé au gène : back, exhausted, changed, gained, lost, taken, several ou none
# $whom (text) all ou some ; $moved (text) yes ou no
label-act-effects =
    { $player } : { named-action }{ $trophies ->
        [none] { "" }
       *[other] , trophées { $trophies }
    }{ $tokens ->
        [none] { "" }
       *[other] , jetons { $tokens }
    }{ $charged ->
        [none] { "" }
       *[other] , chargés { $charged }
    }{ $irradiation ->
        [none] { "" }
       *[other] , irradiation { $irradiation }
    }{ $whom ->
        [all] { " " }(tout le monde)
       *[some] { "" }
    }{ $way ->
        [back] , { named-gene } de nouveau actif
        [exhausted] , { named-gene } passif
        [changed] , { named-gene } devient { label-gene-becomes }
        [gained] , nouveau { named-gene } ({ $owner })
        [lost] , { named-gene } défaussé ({ $owner })
        [taken] , { named-gene } pris ({ $owner })
        [counted] , { label-genes } : { $genes } ({ $owner })
        [several] , gènes : { $genes }
       *[none] { "" }
    }{ $cubes ->
        [none] { "" }
       *[other] , cubes { $cubes }
    }{ $space ->
        [none] { "" }
       *[other] { " " }(salle { $space })
    }{ $moved ->
        [yes] , { label-area-moved }
       *[no] { "" }
    }
# $gene (text) code d’un type de gène, ou several
label-genes =
    { $gene ->
        [action] gènes d’action
        [telepathy] gènes de télépathie
        [combat] gènes de combat
        [building] gènes de construction
       *[several] gènes
    }
# $room (text) vers où, ou none
label-area-moved =
    { $room ->
        [none] zone déplacée
       *[other] zone déplacée en salle { $room }
    }
# $becomes (text) code d’un type de gène
label-gene-becomes =
    { $becomes ->
       *[action] gène d’action
        [telepathy] gène de télépathie
        [combat] gène de combat
        [building] gène de construction
    }
label-act-specially = { $player } : { named-action }

## Refusals

battle-needs-groups = Choisir d’abord les groupes qui se battent.
follow-up-is-free = { named-action } : la suite de la même action ne coûte plus rien. Ne rien payer.
gene-back-not-due = { named-action } : seule une action qui en permet une autre rend un gène actif. Ne pas choisir de gène.
destination-to-name = Choisir la salle vers laquelle se déplace la zone de { $room }.
gene-back-to-name = { $player } : choisir le gène passif qui redevient actif.
no-passive-gene = { $player } : aucun gène passif de ce type. En choisir un autre.
no-such-action-yet = { named-action } : cette action n’a pas été jouée ce tour. La jouer d’abord.
