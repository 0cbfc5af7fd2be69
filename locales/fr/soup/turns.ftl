### Turns, phases and rounds.

## Sur la page de chaque phase

# $count (number) points d’énergie du joueur
phase-points =
    { $count ->
        [0] aucun point d’énergie
        [one] { $count } point d’énergie
        [many] { $count } points d’énergie
       *[other] { $count } points d’énergie
    }
# $player (text) joueur ou gène, $what (text) ce qui en relève
phase-of = { $player } : { $what }
# $count (number) points d’énergie, au plus court
phase-points-short = { $count } pts
phase-genes = Gènes qui comptent maintenant
# $now, $then (text) cases sur l’échelle avec leur signe
score-gain = décompte { $now }, puis { $then }

## Un tour

movement-by-hand = Sur le plateau
movement-each = Par numéros croissants : chaque amibe se déplace, puis mange, avant la suivante.
movement-together = Toutes les amibes se déplacent et mangent
movement-each-together = De haut en bas, par numéros croissants : chaque amibe se déplace, puis mange.
# $player (text) de qui sont les déplacements
movement-less = { $player } : un déplacement de moins
movement-more = { $player } : un déplacement de plus
movement-paid = Déplacements
# $count (number) points d’énergie
movement-price =
    { $count ->
        [0] gratuit
        [one] { $count } point chacun, dérive gratuite
        [many] { $count } points chacun, dérive gratuite
       *[other] { $count } points chacun, dérive gratuite
    }
movement-free = Les déplacements ne coûtent rien.
movement-eaten = Mangées par Attaque
# $count (number) ont mangé ou souffrent de la faim, $all (number) sur le plateau
movement-fed =
    { $all ->
        [0] aucune amibe sur le plateau
        [one] amibes traitées : { $count } sur { $all }
        [many] amibes traitées : { $count } sur { $all }
       *[other] amibes traitées : { $count } sur { $all }
    }
movement-all-fed = Toutes les amibes ont mangé ou souffrent de la faim.
# $number (number) son numéro, $wounds (number) blessures, $meal (text) ate, starved ou waits
movement-amoeba =
    { $meal ->
        [ate] Amibe { $number }, blessures : { $wounds }, a mangé
        [starved] Amibe { $number }, blessures : { $wounds }, souffre de la faim
       *[waits] Amibe { $number }, blessures : { $wounds }
    }

## La nourriture

movement-eats-what = Mange
# $drifts (text) yes si elle ne s’est pas encore déplacée
movement-eats-now =
    { $drifts ->
        [yes] Dérive et mange
       *[no] Mange
    }
movement-starves =
    { $drifts ->
        [yes] Dérive, faim
       *[no] Souffre de la faim
    }

## L’attaque

# $count (number) points d’énergie
movement-attack =
    { $count ->
        [0] Pas assez à manger ? Attaque gratuite
        [one] Pas assez à manger ? Attaque : { $count } point
        [many] Pas assez à manger ? Attaque : { $count } points
       *[other] Pas assez à manger ? Attaque : { $count } points
    }
# $way (text) une direction en toutes lettres, $count (number) points d’énergie
movement-attack-drifting =
    { $count ->
        [0] Dérive ({ $way }) et attaque gratuite
        [one] Dérive ({ $way }) et attaque : { $count } point
        [many] Dérive ({ $way }) et attaque : { $count } points
       *[other] Dérive ({ $way }) et attaque : { $count } points
    }
movement-only-starves = La victime s’est échappée : cette amibe souffre de la faim.

## Labels of the journal

label-end-game = Fin de partie
label-end-turn = { $player } a joué
# $phase (text) la phase qui finit
label-end-phase =
    { $phase ->
        [movement] Suite : environnement
        [environment] Suite : nouveaux gènes
        [genes] Suite : division des cellules
        [division] Suite : morts naturelles
        [deaths] Suite : décompte
       *[scoring] Fin du tour
    }
label-take-turn = À { $player } de jouer

## Refusals

amoebas-left =
    { $count ->
        [0] { $player } : aucune amibe n’attend.
        [one] { $player } : { $count } amibe reste à nourrir.
        [many] { $player } : { $count } amibes restent à nourrir.
       *[other] { $player } : { $count } amibes restent à nourrir.
    }
# $who (text) single ou several
debts-left =
    { $who ->
        [single] { $players } a encore une dette d’ozone.
       *[several] Dettes d’ozone à régler : { $players }.
    }
has-turn-already = C’est déjà à { $player } de jouer.
score-first = Avancer d’abord les marqueurs.
