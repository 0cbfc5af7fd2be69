### The event phase, step by step.

stage-events = Événements
stage-encounter = { term-encounter }

## Les cinq étapes

# $number (number) laquelle, $steps (number) combien il y en a, $title (text) son nom
events-step = Étape { $number } sur { $steps } : { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Étapes { $first } et { $last } sur { $steps } : { $title }
events-time = Temps
events-feeding = Attaques et repas
events-fire-card = Feu et carte Événement
events-card = Carte Événement
events-card-what = Piocher une carte Événement et la résoudre.
events-bag = Sac d’intrus
events-by-hand = Sur le plateau

## Le temps

# $count (number) spaces left
events-time-hands = Avancer le marqueur de temps d’une case : reste { $count }.
# $count (number) spaces left
events-self-destruct-hands = Avancer aussi le marqueur d’autodestruction : reste { $count }.
events-pods-hands = Case jaune : toutes les capsules s’ouvrent. Les retourner.

## Attaques et repas

events-injuries = Blessures
# $figures (text) figurines disponibles, par type
events-figures-left = Figurines restantes : { $figures }
events-room-empty = rien

## Le feu et la carte Événement

events-burning = Salles en feu
events-fire-hands = 1 blessure à chaque intrus dans une salle en feu, puis une carte Attaque pour chacun : il peut en mourir.
events-fire-hands-full = Puis une carte Attaque par intrus blessé : il peut en mourir.
# $before et $after (number) blessures
events-injuries-change = blessures : { $before }, puis { $after }
# $count (number) intrus
events-burn =
    { $count ->
        [0] Le feu ne blesse personne
        [one] Le feu blesse { $count } intrus
        [many] Le feu blesse { $count } intrus
       *[other] Le feu blesse { $count } intrus
    }
events-check-deaths = Carte Attaque : qui en meurt ?
events-card-lives = survit
# $intruder (text) which, with its room; $number (number) on the attack card
events-card-number = { $intruder } : carte Attaque { $number }
events-card-butcher = Le Boucher n’entre pas dans les couloirs techniques : il reste où il est.
events-card-name = Nom de la carte (facultatif)
events-card-done = Événement résolu
events-fire-card-done = Feu et événement résolus

## Le sac

events-token-in-bag = Remettre le jeton dans le sac.
events-butcher-slimed = Avec mucus, le moins de cartes en main, puis l’ordre du tour.
events-butcher-uncounted = Compter les cartes des personnages avec mucus : le moins en main, puis l’ordre du tour.
events-butcher-first = Personne n’a de mucus : le premier joueur.

## Labels of the journal

label-advance-time = Piste de temps : { $time }
label-end-feeding = Attaques et repas finis
label-burn-rooms =
    { $count ->
        [0] Feu résolu
        [one] Le feu blesse { $count } intrus
        [many] Le feu blesse { $count } intrus
       *[other] Le feu blesse { $count } intrus
    }
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Feu et événement résolus
               *[no] Événement résolu
            }
       *[other] Événement : { $text }
    }
