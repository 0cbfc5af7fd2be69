### Counts of what the bag holds.

## Les cinq étapes

# $what (text) ce qu’on compte, $before et $after (number)
events-before-after = { $what } : { $before }, puis { $after }

## Attaques et repas

events-contents = Toucher ce qu’il y a dans la salle
events-condition = Blessés ou en combat ?
# $figure (text) its kind and number
events-fights = { $figure } combat
# $count (number) œufs du plateau Carnomorphes
events-nest-eggs =
    { $count ->
        [0] aucun œuf sur le plateau
        [one] { $count } œuf sur le plateau
        [many] { $count } œufs sur le plateau
       *[other] { $count } œufs sur le plateau
    }
# $count (number) figures of a kind that have not fed
events-left-to-feed = { $count } à nourrir
# $count (number) figurines de ce type
events-on-board = { $count } en jeu
# $count (number) figurines de ce type, dont certaines sont dans la salle
events-of-those = sur { $count }
events-carried = Porté par un personnage
# $before (text) contenu de la salle
events-before = Avant : { $before }
# $after (text) contenu de la salle
events-after = Après : { $after }
# $intruder (text) qui, $food (text) ce qu’il mange
events-fed = { $intruder } : mange { $food }.
# $intruder (text) qui, $food (text) ce qu’il mange, $becomes (text) son nouveau type
events-fed-evolves = { $intruder } : devient { $becomes } et mange { $food }.
# $intruder (text) qui, $food (text) ce qu’il mange
events-fed-blocked = { $intruder } : mange { $food }. Sans figurine du niveau suivant, pas d’évolution.
# $count (number) blessures
events-fed-healed =
    { $count ->
        [0] Rien à guérir.
        [one] { $count } blessure guérit.
        [many] { $count } blessures guérissent.
       *[other] { $count } blessures guérissent.
    }
events-fed-nest = Le dernier œuf est mangé : le nid est détruit.
