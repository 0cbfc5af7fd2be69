### The time, destination and egg tracks.

tracks-later = Elles bougent une fois la partie commencée.
tracks-time = Temps restant
# $count (number) cases restantes quand elle s’ouvre
tracks-time-opens = cases · hibernation dès { $count }
tracks-time-open = cases · hibernation possible
tracks-self-destruct = Autodestruction
tracks-self-destruct-note = cases avant l’explosion
tracks-self-destruct-on = Autodestruction lancée
# $count (number) cases de la piste
tracks-self-destruct-start = longueur de la piste : { $count }
# $count (number) cases restantes sur la première jaune
tracks-self-destruct-stop = jaune dès { $count } : plus d’arrêt, les capsules s’ouvrent
tracks-self-destruct-final = case jaune : plus d’arrêt possible
tracks-eggs-note = nourriture du nid
tracks-nest-found = Nid découvert
tracks-nest-destroyed = Nid détruit
tracks-nest-without-eggs = il n’y a plus d’œuf sur le plateau Carnomorphes
tracks-blue-corpse-note = un jeton rouge y amène un Métavore
tracks-encounter = La première rencontre a déjà eu lieu
tracks-encounter-note = Chacun garde alors 1 objectif sur 2.

## Labels of the journal

label-start-self-destruct =
    { $running ->
        [yes] Début de l’autodestruction
       *[no] Autodestruction arrêtée
    }
label-correct-track =
    { $track ->
        [time] Piste de temps { $delta }
        [self-destruct] Autodestruction { $delta }
       *[eggs] Œufs du plateau { $delta }
    }

## Refusals

eggs-out-of-range =
    { $most ->
        [0] Tous les œufs sont dans des salles : il ne peut y en avoir aucun sur le plateau Carnomorphes. Corriger d’abord les salles.
        [one] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles. En choisir moins.
        [many] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles. En choisir moins.
       *[other] Œufs sur le plateau Carnomorphes : { $most } au plus. Les autres sont dans des salles. En choisir moins.
    }
self-destruct-active = L’autodestruction est déjà lancée. Continuer.
self-destruct-final = L’autodestruction est sur une case jaune : elle ne peut plus être arrêtée. Continuer.
self-destruct-inactive = L’autodestruction n’est pas lancée. La lancer d’abord.
self-destruct-out-of-range = Cases avant l’explosion : { $most } au plus. En choisir moins.
time-out-of-range = Cases restantes sur la piste de temps : { $most } au plus. En choisir moins.
