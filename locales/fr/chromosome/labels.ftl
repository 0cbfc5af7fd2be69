### Comment s’appellent les entrées du journal : sur le bouton d’annulation, dans l’historique.

label-accept = { $player } : d’accord
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
# Sur le bouton étroit de l’annulation, où la phrase entière serait coupée
label-act-effects-short = { $player } : { named-action }
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
label-add-area = Nouvelle zone, puissance { $power }
label-apply-battle =
    { $result ->
        [tie] { $player } – { $other } : égalité
       *[win] { $player } bat { $other } de { $count }
    }
label-begin-turns = Tours, manche { $round }
label-call-off = Action interrompue
label-change-area = Zone radioactive : cubes { $delta }
label-commit = { $player } : force { $strength }
label-correct-charged = { $player } : chargés { $delta }
label-correct-fate = { $player } : destin { $delta }
label-correct-genes = { $player } : { $gene ->
       *[action] gènes d’action
        [telepathy] gènes de télépathie
        [combat] gènes de combat
        [building] gènes de construction
    } { $delta }
label-correct-irradiation = { $player } : irradiation { $delta }
label-correct-tokens = { $player } : jetons { $delta }
label-correct-trophies = { $player } : trophées { $delta } (jetons : { $owner })
label-discard-building = { $player } : gènes de construction défaussés : { $count }
label-discard-building-fate =
    { $count ->
        [0] { $player } : destin défaussé comme gène de construction
        [one] { $player } : { $count } gène de construction défaussé, et le destin comme gène
        [many] { $player } : { $count } gènes de construction défaussés, et le destin comme gène
       *[other] { $player } : { $count } gènes de construction défaussés, et le destin comme gène
    }
label-eliminate = { $player } : élimination
label-end-game = Partie arrêtée ici
label-end-phase = Plus personne ne joue
label-end-turn = { $player } : fin du tour
label-evolve = { $player } : Évolution, { named-gene }
label-evolve-by-die = { $player } : Évolution au dé
label-face-area = Test, puissance { $power }
label-fate-as-gene = { $player } : destin comme { named-gene }
label-fight = { $player } attaque { $other }
label-finish-radiation = Fin de la manche { $round }
label-force-reroll = { $player } : relance
label-grow =
    { $tokens ->
        [one] { $player } : Croissance, { $tokens } jeton
        [many] { $player } : Croissance, { $tokens } jetons
       *[other] { $player } : Croissance, { $tokens } jetons
    }
label-impulse = { $player } : Impulsion, nouvelle zone
label-impulse-more = { $player } : Impulsion, cubes { $delta }, puissance { $power }
label-impulse-draw = { $player } : Impulsion, énergie puisée dans une zone
label-let-stand = { $player } : on garde { $face }
label-mark =
    { $what ->
        [passed]
            { $set ->
                [yes] { $player } passe
               *[no] { $player } continue
            }
        [eliminated]
            { $set ->
                [yes] { $player } : hors jeu
               *[no] { $player } revient en jeu
            }
        [fate-token]
            { $set ->
                [yes] { $player } : jeton Destin actif
               *[no] { $player } : jeton Destin inactif
            }
        [recovered]
            { $set ->
                [yes] { $player } : destin récupéré
               *[no] { $player } : destin encore à récupérer
            }
       *[moved]
            { $set ->
                [yes] { $player } : déplacement fait
               *[no] { $player } : déplacement encore possible
            }
    }
label-mark-active = Au tour : { $player }
label-mark-clock = Temps { $delta }
label-mark-starter = { $player } commence
label-move = { $player } : déplacement
label-note-event =
    { $text ->
        [none] Carte Événement révélée
       *[other] Événement : { $text }
    }
label-note-event-power =
    { $text ->
        [none] Puissance des zones { $power }
       *[other] Événement : { $text }, puissance des zones { $power }
    }
label-pass = { $player } passe
label-recover-fate = { $player } : destin +1
label-rename = { $player } devient { $name }
label-set-clocks =
    { $running ->
        [yes] Chronos en marche
       *[no] Chronos en pause
    }
label-set-detail =
    { $detail ->
        [full] Suivi complet
       *[quick] Suivi rapide
    }
label-set-options = Règles de la table modifiées
label-spend-fate = { $player } : destin −1
label-start-game =
    { $count ->
        [one] Début de partie à { $count } joueur
        [many] Début de partie à { $count } joueurs
       *[other] Début de partie à { $count } joueurs
    }
label-throw-die = { $player } lance : { $face }
