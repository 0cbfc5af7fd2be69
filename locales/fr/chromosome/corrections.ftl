### Corrections by hand.

## Labels of the journal

label-call-off = Interrompu
label-called-off =
    { $what ->
        [battle] Combat interrompu
        [tests] Tests interrompus
       *[evolution] Évolution interrompue
    }
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
label-eliminate = { $player } : élimination
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

## Refusals

clock-out-of-range = Le temps va de 1 à { $most }. Choisir un nombre entre les deux.
fate-out-of-range = { $player } : le destin va de 0 à { $most }. Choisir un nombre entre les deux.
no-token-on-board = { $player } : il n’y a plus de jeton en jeu à retirer. Choisir quelqu’un d’autre, ou corriger le nombre.
not-doomed = { $player } : d’après les nombres, pas d’élimination. Les corriger d’abord.
not-in-turns = Cela appartient à la phase des tours. Finir d’abord cette phase.

## Interrompre un combat, des tests, une Évolution

# $what (text) battle, tests, evolution
call-off =
    { $what ->
        [battle] Interrompre le combat
        [tests] Interrompre les tests
       *[evolution] Interrompre l’Évolution
    }
call-off-note =
    { $what ->
        [battle] Le combat se termine sans pertes, et l’action est perdue.
        [tests] Les tests qui restent n’auront pas lieu.
       *[evolution] Il n’y aura pas de nouveau gène, et l’action est perdue.
    }
# $price (text) ce qui a été payé
call-off-by = { $player } { $price }
# $paid (text) qui a payé
call-off-paid = Non rendu : { $paid }.
# $count (number)
call-off-tokens =
    { $count ->
        [one] { $count } jeton retourné
        [many] { $count } jetons retournés
       *[other] { $count } jetons retournés
    }
call-off-undo = Annuler rend tout, interrompre non.
call-off-not = On continue
