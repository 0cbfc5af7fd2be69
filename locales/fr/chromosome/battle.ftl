### Un combat : les deux camps, les probabilités, le résultat.

battle-role-attacker = attaque
battle-role-defender = défend
# $parts (text) de quoi la force est faite
battle-side-spoken = { $player }, force { $strength } : { $parts }
battle-group = groupe de { $count }
battle-genes =
    { $count ->
        [one] gène +{ $count }
        [many] gènes +{ $count }
       *[other] gènes +{ $count }
    }
battle-fate = destin +{ $count }
battle-modifier = modificateur { $change }
battle-die = dé +{ $face }
battle-die-sum = dé +{ $face } = { $total }

## Gènes de combat et destin pour la force

battle-add-genes = Gènes de combat
battle-add-fate = Destin
battle-left =
    { $count ->
        [0] il n’en reste pas
        [one] reste { $count }
        [many] reste { $count }
       *[other] reste { $count }
    }
battle-no-genes = aucun gène de combat
battle-no-fate = pas de destin
battle-less-genes = { $player } : un gène de combat en moins
battle-more-genes = { $player } : un gène de combat en plus
battle-less-fate = { $player } : un point de destin en moins pour la force
battle-more-fate = { $player } : un point de destin en plus pour la force
# $share (text) chance de gagner
battle-one-more = avec +1 : victoire { $share }
battle-one-more-open = { $player } avec +1 : victoire { $share }, voir le calcul
battle-one-more-of = { $player } avec +1
battle-settled = force fixée
party-settle = Ma force est fixée
party-settle-for = { $player } : force fixée
battle-pays = { $player } paie { $price }

## Probabilités

battle-wins = { $player } gagne
battle-tie = égalité
battle-odds-open = Probabilités, voir le calcul
battle-odds-close = Probabilités, masquer le calcul
# $lost, $taken (text) jetons en moyenne
battle-expected = Pertes moyennes : { $attacker } { $lost } · { $defender } { $taken }
battle-loss-sum = { $player } : { $sum }
# $share (text) le risque de perdre les derniers jetons dans ce combat
battle-may-fall = { $player }, risque d’élimination : { $share }
battle-will-fall = { $player } sera hors jeu
battle-tokens-lost = jetons perdus
battle-bystander = { $player }, hors du combat, aide :
battle-helps-nobody = personne
battle-outside-nobody = { $player } n’aide personne
battle-outside-helps = { $player } aide { $helped }
battle-helps = { $player }
battle-advice-for = Conseil pour { $player } :
battle-advice-spoken = Conseil, { $player } : { $advice }

## Dés

# Les espaces du calcul sont insécables.
battle-sum = { $player } : { $strength } + { $face } = { $total }
battle-stands = La table garde, { $player } lance
battle-stands-apply =
    { $count ->
        [0] La table garde, finir le combat
        [one] La table garde, retirer { $count } jeton
        [many] La table garde, retirer { $count } jetons
       *[other] La table garde, retirer { $count } jetons
    }
battle-stands-tie = La table garde, un jeton chacun

## Résultat

# $total (number) la somme des deux camps
battle-tied = Égalité, { $total } partout
battle-won = { $player } gagne de { $margin }
battle-tie-spares = En cas d’égalité, { $player } ne perd rien
battle-takes =
    { $count ->
        [one] { $loser } perd { $count } jeton. { $taker } le prend en trophée.
        [many] { $loser } perd { $count } jetons. { $taker } les prend en trophées.
       *[other] { $loser } perd { $count } jetons. { $taker } les prend en trophées.
    }
battle-capped =
    { $count ->
        [one] L’écart est de { $margin }, mais le groupe n’a que { $count } jeton.
        [many] L’écart est de { $margin }, mais le groupe n’a que { $count } jetons.
       *[other] L’écart est de { $margin }, mais le groupe n’a que { $count } jetons.
    }
battle-last-token =
    { $count ->
        [one] { $player } perd son dernier jeton : élimination
        [many] { $player } perd ses derniers jetons : élimination
       *[other] { $player } perd ses derniers jetons : élimination
    }
battle-remain =
    { $count ->
        [one] { $player } : reste { $count } jeton en jeu
        [many] { $player } : reste { $count } jetons en jeu
       *[other] { $player } : reste { $count } jetons en jeu
    }
battle-apply =
    { $count ->
        [0] Finir le combat
        [one] Retirer { $count } jeton
        [many] Retirer { $count } jetons
       *[other] Retirer { $count } jetons
    }

## Avant un combat

fight-title = Combat : { $player }
fight-special = Action spéciale
fight-group = Groupe : { $player }
fight-group-of-defender = Groupe du défenseur
fight-pick-attacker = Attaque : { $player }
fight-size =
    { $count ->
        [one] { $player } : { $count } jeton
        [many] { $player } : { $count } jetons
       *[other] { $player } : { $count } jetons
    }
fight-charged = Chargé
fight-discharged = Déchargé
fight-pays = L’énergie vient
fight-pays-group = de ce groupe
fight-pays-others = d’autres groupes
fight-distance = Salles entre les groupes
fight-distance-less = Une salle de moins
fight-distance-more = Une salle de plus
fight-adjacent = salles adjacentes, sans énergie
fight-modifier = Modificateur : { $player }
fight-tie = Égalité
fight-tie-standard = Un jeton chacun
fight-tie-attacker = Seul le défenseur perd
fight-tie-defender = Seul l’attaquant perd
fight-begin = Combattre
fight-choose-action = Choisir l’action
fight-choose-defender = Choisir le défenseur
fight-choose-groups = Choisir les groupes

## Ce que rapporte un ajout, avant les dés

battle-adds-attacker = { $player } : quoi ajouter
battle-adds-defender = { $player } : la meilleure réponse
battle-adds = ajout
battle-adds-wins = victoire
battle-adds-gain = gain en points
battle-adds-nothing = rien
battle-adds-best = le mieux

## Labels of the journal

label-apply-battle =
    { $result ->
        [tie] { $player } – { $other } : égalité
       *[win] { $player } bat { $other } de { $count }
    }
label-commit = { $player } : force { $strength }
label-commit-fate =
    { $fate ->
        [0] { $player } : force { $strength }
        [one] { $player } : force { $strength }, dont { $fate } point de destin
        [many] { $player } : force { $strength }, dont { $fate } points de destin
       *[other] { $player } : force { $strength }, dont { $fate } points de destin
    }
label-fight = { $player } attaque { $other }

## Refusals

already-committed = { $player } : la force de ce combat est déjà fixée. Annuler pour la changer.
attacker-commits-first = L’attaquant fixe ses gènes et son destin d’abord.
attacks-itself = { $player } : on n’attaque pas ses propres groupes. Choisir un autre défenseur.
dice-due = Il faut d’abord lancer les deux dés.
group-size = Un groupe a de 1 à { $most } jetons. Choisir combien.
no-battle = Aucun combat n’est en cours. En commencer un d’abord.
too-few-combat-genes =
    { $has ->
        [0] { $player } : aucun gène de combat actif.
        [one] { $player } : il n’y a que { $has } gène de combat actif.
        [many] { $player } : il n’y a que { $has } gènes de combat actifs.
       *[other] { $player } : il n’y a que { $has } gènes de combat actifs.
    } En choisir moins, ou corriger le nombre.
