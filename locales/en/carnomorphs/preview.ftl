### What will change, said before it is done.

result-title = What changes
# $what (text) name of the number, $before (number), $after (number)
result-number = { $what }: from { $before } to { $after }
# $what (text) name of the number, $delta (text) with its sign
note-number = { $what } { $delta }
note-card-taken = draw two Mutation cards, keep one
# $what (text) figures that were placed, $rooms (text) where
note-where = { $what }: { $rooms }
# $what (text) what lies or stands there, $room (text) its name
note-at = { $what } ({ $room })
# $food (text) what a single intruder ate
note-ate = eaten: { $food }
# $figures (text) how many of each kind
note-became = now: { $figures }
# $count (number) Adaptations
note-reveals =
    { $count ->
        [one] reveal its Adaptation
       *[other] reveal their Adaptations
    }
note-attack-card = draw an attack card and carry it out
result-hand = Cards in hand
result-card-taken = Draw two Mutation cards, keep one face down, shuffle the other back.
result-card-shown = From now on everybody sees the Mutation card.
result-card-lost = The Mutation card goes back to its deck. Mutation markers stay.
result-token = A Shambler token goes into the bag.
result-token-if-any = A Shambler token goes into the bag, if one is set aside.
result-figure-gone = The Metagorger figure leaves the board.
result-shambler = A Shambler appears in the room.
result-corpse-red = A red Character Corpse stays in the room.
result-corpse-blue = A blue Character Corpse stays in the room.
# $player (text) name
result-aboard = { $player } is aboard.
# $player (text) the name of the player whom it is about
result-hibernated = { $player } hibernates.
# $player (text) the name of the player whom it is about
result-escaped = { $player } leaves the ship.
# $player (text) the name of the player whom it is about
result-dead = { $player } dies.
# $pod (number) which
result-pod = In Pod { $pod }.
result-pod-left = Out of the Pod.
# $pod (number) of the Escape Pod
result-pod-launched = Pod { $pod } leaves with everybody inside.
# $pods (text) their numbers; $which (text) single or several
result-pods-unlocked =
    { $which ->
        [single] Pod { $pods } is unlocked
       *[several] Pods { $pods } are unlocked
    }
# $player (text) name
result-combat = { $player } is in combat now.
# $player (text) name
result-no-combat = { $player } is no longer in combat.
# $player (text) name
result-turn = The turn goes to { $player }.
result-events = The event phase begins.
result-encounter = First Encounter: everybody keeps one Objective.
