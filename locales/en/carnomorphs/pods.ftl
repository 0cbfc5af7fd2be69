### Escape pods.

pods-note = On the character’s sheet you say who is in which Pod.
# $pod (number) which, $sector (text) A or B
pod-name = Pod { $pod } · Sector { $sector }
pod-locked = locked
pod-open = open
pod-left = has launched
# $players (text) names
pod-inside = inside: { $players }
pod-unlock = Unlock
pod-lock = Lock
pod-leave = Launch
pod-return = Take the launch back
pods-numbers = Pod numbers
# $pod (number) a number that a pod can have
pods-number = Pod { $pod }
# $count (number) pods in play
pods-numbers-note = Press the numbers of the Pods you drew: { $count }.
# $left (number) pods whose numbers are still to be pressed; at least 1
pods-numbers-left =
    { $left ->
        [0] no Pod to go
        [one] { $left } Pod to go
       *[other] { $left } Pods to go
    }
# $a (text) numbers of the pods in Sector A, $b (text) in Sector B
pods-sectors = Sector A: { $a } · Sector B: { $b }

## Labels of the journal

# $pod (number) the Escape Pod, or none
# $player (text) the name of whoever did it
label-enter-pod =
    { $pod ->
        [none] { $player } leaves the Pod
       *[other] { $player } enters Pod { $pod }
    }
# $pods (text) numbers of the pods; $drawn (text) yes or no: whether the app drew them
label-number-pods =
    { $drawn ->
        [yes] Pods drawn: { $pods }
       *[no] Pod numbers: { $pods }
    }
# $change (text) what happened to the Pod: unlock, lock, leave or return; $pod (number) of the Escape Pod
label-change-pod =
    { $change ->
        [unlock] Pod { $pod } unlocked
        [lock] Pod { $pod } locked
        [leave] Pod { $pod } launches
       *[return] Pod { $pod } is here after all
    }

## Refusals

# $player (text) the name of the player whom it is about
in-no-pod = { $player }’s character is in no Pod. Choose the Pod first.
# $player (text) the name of the player whom it is about, $pod (number) of the Escape Pod
in-pod-already = { $player }’s character is already in Pod { $pod }. Choose another Pod.
# $player (text) the name of the player whom it is about, $pod (number) of the Escape Pod
inside-a-pod = { $player }’s character is in Pod { $pod }, not in a room. Leave the Pod first.
# $pod (number) of the Escape Pod
no-such-pod = Pod { $pod } is not in this game. Choose another Pod.
# $pod (number) of the Escape Pod
pod-has-left = Pod { $pod } has left the ship. Choose another Pod.
# $pod (number) of the Escape Pod
pod-locked-already = Pod { $pod } is already locked. Choose another Pod.
# $pod (number) of the Escape Pod
pod-still-here = Pod { $pod } has not left the ship. Choose another Pod.
# $player (text) the name of the player whom it is about
pod-taken = { $player } is in a Pod. Take everybody out first, then change the numbers.
# $pod (number) of the Escape Pod
pod-unlocked-already = Pod { $pod } is already unlocked. Choose another Pod.
pods-numbered-already = The Pods have these numbers already. Change a number, or go on.
# $count (number) how many Pods are in play
pods-unfit = Pods in play: { $count }. Give each a number of its own.
