### What several parts of the rulebook say.

## Labels of the journal

# $gene (text) code d’un gène, ou none
label-gene =
    { $gene ->
        [intelligence] { gene-intelligence }
        [movement-1] { gene-movement-1 }
        [spores] { gene-spores }
        [speed] { gene-speed }
        [defense] { gene-defense }
        [escape] { gene-escape }
        [substitution] { gene-substitution }
        [ray-protection] { gene-ray-protection }
        [streamlining] { gene-streamlining }
        [tentacle] { gene-tentacle }
        [holding] { gene-holding }
        [longevity] { gene-longevity }
        [frugality] { gene-frugality }
        [struggle] { gene-struggle }
        [parasitism] { gene-parasitism }
        [division-rate] { gene-division-rate }
        [persistence] { gene-persistence }
        [movement-2] { gene-movement-2 }
        [aggression] { gene-aggression }
       *[armor] { gene-armor }
    }
# $direction (text) west, north, east, south ou stay
label-direction =
    { $direction ->
        [west] vers l’ouest
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[stay] sur place
    }
# $points (number) points d’énergie payés
label-price =
    { $points ->
        [0] gratuitement
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
label-set-clocks =
    { $running ->
        [yes] Chronos en marche
       *[no] Chronos en pause
    }
label-eat-drifting =
    { $host ->
        [none] { $player } : l’amibe { $number } dérive { label-direction } et mange
       *[other] { $player } : l’amibe { $number } dérive { label-direction } et mange, { $host } paie 1 point
    }
label-starve-drifting = { $player } : l’amibe { $number } dérive { label-direction } et souffre de la faim
label-feed-rest-moved =
    { $player } : { $moved ->
         [0] aucune amibe ne mange
         [one] { $moved } amibe mange
         [many] { $moved } amibes mangent
        *[other] { $moved } amibes mangent
    }{ $drifting ->
         [0] { "" }
         [one] , { $drifting } dérive et mange
         [many] , { $drifting } dérivent et mangent
        *[other] , { $drifting } dérivent et mangent
    }
label-attack-drifting = { $player } : l’amibe { $number } dérive { label-direction } et attaque l’amibe { $victim-number } ({ $victim }), { label-price }
label-attack-drifting-ended = { label-attack-drifting } : { label-attack-end }
label-correct-gene-earlier = { $player } a { label-gene } depuis un tour précédent

## Refusals

amoebas-not-kept = Le suivi rapide ne suit pas chaque amibe. Changer de suivi dans le menu.
attack-open = Finir d’abord l’attaque en cours.
bury-first = Résoudre d’abord les morts naturelles.
dice-count =
    { $wanted ->
        [0] Ne lancer aucun dé : avec { gene-movement-2 }, choisir la direction.
        [one] Lancer ici un seul dé.
        [many] Lancer ici { $wanted } dés.
       *[other] Lancer ici { $wanted } dés.
    }
direction-open = Dire d’abord où va l’amibe.
each-amoeba-is-kept = En suivi complet, chaque amibe paie son propre déplacement. Les déplacer une par une.
gene-missing = { $player } n’a pas { label-gene }. Choisir un autre gène.
has-moved = { $player } : amibe { $number }, déplacement déjà fait. Choisir une autre amibe.
no-host = { $player } ne peut pas être l’hôte : il faut une amibe adverse sur la même case. Choisir quelqu’un d’autre.
no-such-amoeba = { $player } n’a pas d’amibe { $number } sur le plateau. Choisir une autre amibe.
not-enough-points =
    { $player } { $held ->
        [0] n’a plus de points d’énergie
        [one] n’a que { $held } point d’énergie
        [many] n’a que { $held } points d’énergie
       *[other] n’a que { $held } points d’énergie
    } ; il en faut { $points }. Choisir autre chose.
not-your-turn = Ce n’est pas à { $player } de jouer. Attendre son tour.
amoeba-on-board = { $player } : l’amibe { $number } est déjà sur le plateau. Choisir une autre amibe.
# $count (number) amibes qui peuvent encore venir sur le plateau
amoebas-off-board =
    { $count ->
        [0] { $player } a toutes ses amibes sur le plateau.
        [one] { $player } n’a que { $count } amibe hors du plateau.
        [many] { $player } n’a que { $count } amibes hors du plateau.
       *[other] { $player } n’a que { $count } amibes hors du plateau.
    } En choisir moins, ou corriger le nombre.
amoebas-on-board =
    { $count ->
        [0] { $player } n’a aucune amibe sur le plateau.
        [one] { $player } n’a que { $count } amibe sur le plateau.
        [many] { $player } n’a que { $count } amibes sur le plateau.
       *[other] { $player } n’a que { $count } amibes sur le plateau.
    } En choisir moins, ou corriger le nombre.
card-first = Révéler d’abord une carte d’environnement.
game-is-over = Cette partie est finie. Annuler la fin pour continuer.
# $phase (text) la phase en cours
not-now =
    { $phase ->
        [setup] La mise en place est encore en cours.
        [movement] Phase 1 en cours : déplacement et nourriture.
        [environment] Phase 2 en cours : environnement et sélection génétique.
        [genes] Phase 3 en cours : nouveaux gènes.
        [division] Phase 4 en cours : division des cellules.
        [deaths] Phase 5 en cours : morts naturelles.
       *[scoring] Phase 6 en cours : décompte des points.
    } La finir d’abord.
nothing-changed = Cela ne change rien. Choisir autre chose.
player-count = Primordial Soup se joue à { $least } ou { $most }, pas à { $count }. Changer le nombre de places.
