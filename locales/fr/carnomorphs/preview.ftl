### What will change, said before it is done.

result-title = Ce qui change
# $what (text) nom du nombre, $before (number), $after (number)
result-number = { $what } : de { $before } à { $after }
# $what (text) le nom du nombre, $delta (text) avec son signe
note-number = { $what } { $delta }
note-card-taken = piocher deux cartes Mutation, en garder une
# $what (text) figures that were placed, $rooms (text) where
note-where = { $what } : { $rooms }
# $what (text) what lies or stands there, $room (text) its name
note-at = { $what } ({ $room })
# $food (text) what a single intruder ate
note-ate = mangé : { $food }
# $figures (text) how many of each kind
note-became = à présent : { $figures }
# $count (number) Adaptations
note-reveals =
    { $count ->
        [one] révéler l’adaptation
        [many] révéler { $count } adaptations
       *[other] révéler { $count } adaptations
    }
note-attack-card = piocher une carte Attaque et la résoudre
result-hand = Cartes en main
result-card-taken = Piocher deux cartes Mutation, en garder une face cachée, remélanger l’autre.
result-card-shown = Désormais, tout le monde voit la carte Mutation.
result-card-lost = La carte Mutation retourne dans sa pioche. Les marqueurs Mutation restent.
result-token = Un jeton Errant entre dans le sac.
result-token-if-any = Un jeton Errant entre dans le sac, s’il en reste un à côté.
result-figure-gone = La figurine de Métavore quitte le plateau.
result-shambler = Un Errant apparaît dans la salle.
result-corpse-red = Un cadavre rouge reste dans la salle.
result-corpse-blue = Un cadavre bleu reste dans la salle.
# $player (text) nom
result-aboard = { $player } est à bord.
result-hibernated = { $player } hiberne.
result-escaped = { $player } quitte le vaisseau.
result-dead = { $player } meurt.
# $pod (number) laquelle
result-pod = Dans la capsule { $pod }.
result-pod-left = Hors de la capsule.
result-pod-launched = La capsule { $pod } part avec tous ses passagers.
# $pods (text) their numbers; $which (text) single or several
result-pods-unlocked =
    { $which ->
        [single] La capsule { $pods } est ouverte
       *[several] Les capsules { $pods } sont ouvertes
    }
# $player (text) nom
result-combat = { $player } est maintenant en combat.
# $player (text) nom
result-no-combat = { $player } n’est plus en combat.
# $player (text) nom
result-turn = Tour : { $player }.
result-events = La phase d’événements commence.
result-encounter = Première rencontre : chacun garde un objectif.
