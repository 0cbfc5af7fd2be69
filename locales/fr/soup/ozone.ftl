### Phase 2: the environment card, and debts to the ozone.

## La carte

environment-turn = Nouvelle carte d’environnement
environment-turn-note = Elle dit où tout dérive désormais, et le niveau d’ozone.
environment-own-card = Nous l’avons tirée : laquelle ?
environment-chance = Risque de dette à cette carte
environment-chance-note = Chaque carte encore cachée a autant de chances que les autres.
environment-no-chance = Aucune des cartes restantes n’endette qui que ce soit.
# $owed (number) la plus grande dette, $payment (text) ce qui la paie
environment-worst = au pire { $owed }, au moins cher : { $payment }
# $count (number) points de mutation
environment-may-owe =
    { $count ->
        [0] { $player }, aucun point de mutation
        [one] { $player }, { $count } point de mutation
        [many] { $player }, { $count } points de mutation
       *[other] { $player }, { $count } points de mutation
    }

## Qui a une dette

environment-debt-note = Chaque point de mutation au-delà de l’ozone se paie : en points ou en gènes.
environment-who = Qui a une dette
environment-settled = réglée
# $count (number) la dette, $points (number) points d’énergie du joueur
environment-owes =
    { $count ->
        [0] { $player } : pas de dette
        [one] { $player } : dette de { $count }, points d’énergie : { $points }
        [many] { $player } : dette de { $count }, points d’énergie : { $points }
       *[other] { $player } : dette de { $count }, points d’énergie : { $points }
    }

## Labels of the journal

# $points (number) ce qui est payé en plus des gènes défaussés
# $back (number) points qui reviennent
label-rest =
    { $back ->
        [0] { $points ->
            [0] sans payer de points
            [one] et paie { $points } point
            [many] et paie { $points } points
           *[other] et paie { $points } points
        }
        [one] et récupère { $back } point
        [many] et récupère { $back } points
       *[other] et récupère { $back } points
    }
# $direction (text) de la carte, ou none avant qu’elle soit tirée
label-turn-card =
    { $direction ->
        [none] Carte d’environnement
        [stay] Carte d’environnement : pas de dérive, ozone { $ozone }
       *[other] Carte d’environnement : { label-direction }, ozone { $ozone }
    }
# $count (number) gènes défaussés
# $gene (text) le seul défaussé, ou none quand il y en a plusieurs
label-settle =
    { $count ->
        [0] { $player } règle sa dette d’ozone : { $points ->
            [0] rien
            [one] { $points } point
            [many] { $points } points
           *[other] { $points } points
        }
        [one] { $player } défausse { label-gene } { label-rest }
        [many] { $player } défausse { $count } gènes { label-rest }
       *[other] { $player } défausse { $count } gènes { label-rest }
    }

## Refusals

card-gone =
    { $direction ->
        [stay] La carte sans dérive, ozone { $ozone }, n’est plus parmi celles qui restent.
       *[other] La carte { label-direction }, ozone { $ozone }, n’est plus parmi celles qui restent.
    } En choisir une autre.
card-turned = Une carte d’environnement est déjà révélée. Continuer.
card-unknown = Indiquer quelle carte d’environnement est révélée.
gene-needless = { $player } : { label-gene } serait défaussé pour rien, le reste paie toute la dette. Le garder.
no-card-left = Toutes les cartes d’environnement sont révélées. Annuler si c’est une erreur.
owes-nothing = { $player } n’a pas de dette d’ozone. Continuer.
ozone-out-of-range = Le niveau d’ozone va de 0 à { $most }. Choisir un nombre entre les deux.
