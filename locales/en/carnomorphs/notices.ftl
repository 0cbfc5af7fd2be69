### What the whole table has to know: a line above the screen and one in the history.

notice-check = The last check: whoever got away scans and draws cards.
# $who (text) single or several
# $players (text) the names of those who have not chosen
notice-choose-objective =
    { $who ->
        [single] First Encounter: { $players } still keeps one Objective, the other leaves the game unseen.
       *[several] First Encounter: each keeps one Objective, the other leaves the game unseen. Still to choose: { $players }.
    }
notice-first-encounter = First Encounter: each keeps one Objective, the other leaves the game unseen.
notice-hibernation-opens = The time marker is on blue: hibernation is open.
notice-nest-destroyed = The Nest is destroyed.
# $which (text) single or several
# $pods (text) the numbers of the Escape Pods that have left
notice-pods-left =
    { $which ->
        [single] Pod { $pods } has left.
       *[several] Pods { $pods } have left.
    }
# $count (number) rounds, the present one included
notice-rounds-left =
    { $count ->
        [0] The time is up.
        [1] This is the last round.
        [one] { $count } round left, with this one.
       *[other] { $count } rounds left, with this one.
    }
# $count (number) spaces that are left of the track
notice-self-destruct =
    { $count ->
        [0] Self-destruct: the ship explodes.
        [one] Self-destruct: { $count } space left.
       *[other] Self-destruct: { $count } spaces left.
    }
notice-self-destruct-final = Self-destruct cannot be stopped any more. All Pods are unlocked.
notice-solo-objective = First Encounter: one of the two Objectives stays, the other leaves the game.
# $who (text) single or several
# $players (text) the names of whoever has three markers
notice-third-marker =
    { $who ->
        [single] { $players } has three Mutation markers: the next one kills.
       *[several] { $players } have three Mutation markers: the next one kills.
    }
