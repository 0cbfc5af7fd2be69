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
phase-points-short =
    { $count ->
        [0] aucun point
        [one] { $count } point
        [many] { $count } points
       *[other] { $count } points
    }
phase-genes = Gènes qui comptent maintenant
# $then (text) cases sur l’échelle avec leur signe
score-gain = avec elle { $then } au décompte

## La nourriture

## Labels of the journal

label-end-game = Fin de partie
label-end-turn = { $player } a joué
# $phase (text) la phase qui finit
label-end-phase =
    { $phase ->
        [movement] Fin de la phase 1 : tous ont mangé
        [environment] Fin de la phase 2 : dettes réglées
        [genes] Fin de la phase 3 : plus personne n’achète
        [division] Fin de la phase 4 : plus personne ne se divise
        [deaths] Fin de la phase 5 : amibes mortes retirées
       *[scoring] Fin du tour
    }
label-take-turn = À { $player } de jouer

## Refusals

amoebas-left =
    { $count ->
        [0] { $player } : aucune amibe n’attend. Continuer.
        [one] { $player } : { $count } amibe reste à nourrir d’abord.
        [many] { $player } : { $count } amibes restent à nourrir d’abord.
       *[other] { $player } : { $count } amibes restent à nourrir d’abord.
    }
# $who (text) single ou several
debts-left =
    { $who ->
        [single] { $players } a encore une dette d’ozone. La régler d’abord.
       *[several] Dettes d’ozone à régler d’abord : { $players }.
    }
has-turn-already = C’est déjà à { $player } de jouer. Choisir quelqu’un d’autre.
score-first = Avancer d’abord les marqueurs.
