### Growth, Evolution and Impulse.

growth-short = Pas assez pour { $tokens }. { $why }

## Évolution au dé

evolution-by-die = le dé désigne le gène

## Croissance

growth-group = Un groupe
growth-spread = Salles vides
growth-how-many = Nombre de jetons
growth-charged = Le groupe est chargé
growth-charged-note = les jetons ajoutés le sont aussi
growth-confirm = Croissance : { $tokens }

## Évolution

evolution-owned = possédés : { $count } · { $energy }
turn-by-die = Gène au dé
evolution-faces = Gènes sur les faces du dé
evolution-faces-first = d’abord : quel gène sur quelle face
evolution-choose = Choisir un gène
evolution-roll = Payer et lancer
evolution-confirm = Ajouter { named-gene }

## Impulsion

impulse-new = Nouvelle
impulse-add = Ajouter
impulse-draw = Puiser
impulse-room = Dans quelle salle
impulse-charged = Jetons chargés
impulse-charged-note = groupes adjacents, jusqu’à la taille { $power }
# $way (text) new, add ou draw
impulse-confirm =
    { $way ->
        [new] Nouvelle zone, puissance { $power }
        [add] Ajouter, puissance { $power }
       *[draw] Puiser l’énergie
    }

## Labels of the journal

label-evolve = { $player } : Évolution, { named-gene }
label-evolve-by-die = { $player } : Évolution au dé
label-grow =
    { $tokens ->
        [one] { $player } : Croissance, { $tokens } jeton
        [many] { $player } : Croissance, { $tokens } jetons
       *[other] { $player } : Croissance, { $tokens } jetons
    }
label-impulse = { $player } : Impulsion, nouvelle zone
label-impulse-more = { $player } : Impulsion, cubes { $delta }, puissance { $power }
label-impulse-draw = { $player } : Impulsion, énergie puisée dans une zone

## Refusals

gene-faces-unknown = Indiquer d’abord quel gène est sur quelle face du dé.
group-too-large = Un groupe a au plus { $most } jetons. En choisir moins.
supply-empty = { $player } : il n’y a plus de jetons en réserve. Choisir une autre action.
