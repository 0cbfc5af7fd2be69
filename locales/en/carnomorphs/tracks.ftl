### The time, destination and egg tracks.

tracks-later = They move once play has begun.
tracks-time = Time left
# $count (number) spaces left when it opens
tracks-time-opens = spaces · hibernation opens at { $count }
tracks-time-open = spaces · hibernation is open
tracks-self-destruct = Self-destruct
tracks-self-destruct-note = spaces until the explosion
tracks-self-destruct-on = Self-destruct is running
# $count (number) spaces of the track
tracks-self-destruct-start = track of { $count }
# $count (number) spaces left on the first yellow one
tracks-self-destruct-stop = yellow at { $count } left: nothing stops it, all Pods unlock
tracks-self-destruct-final = yellow: nothing stops it any more
tracks-eggs-note = food in the Nest
tracks-nest-found = Nest discovered
tracks-nest-destroyed = Nest destroyed
tracks-nest-without-eggs = no egg is left on the Carnomorph board
tracks-blue-corpse-note = a red token puts a Metagorger there
tracks-encounter = The First Encounter has happened
tracks-encounter-note = Everybody then keeps 1 of 2 Objectives.

## Labels of the journal

# $running (text) yes or no: whether it runs from now on
label-start-self-destruct =
    { $running ->
        [yes] Self-destruct starts
       *[no] Self-destruct stops
    }
# $track (text) which number was changed: time, self-destruct or eggs;
# $delta (text) by how much it changed, with its sign
label-correct-track =
    { $track ->
        [time] Time track { $delta }
        [self-destruct] Self-destruct track { $delta }
       *[eggs] Eggs on the board { $delta }
    }

## Refusals

# $most (number) the largest number that is allowed
eggs-out-of-range =
    { $most ->
        [0] All eggs lie in rooms, so there can be none on the Carnomorph board. Correct the rooms first.
        [one] There can be at most { $most } egg on the Carnomorph board. The others lie in rooms. Choose fewer.
       *[other] There can be at most { $most } eggs on the Carnomorph board. The others lie in rooms. Choose fewer.
    }
self-destruct-active = Self-destruct is already active. Play on.
self-destruct-final = Self-destruct is on a yellow space: it cannot be stopped any more. Play on.
self-destruct-inactive = Self-destruct is not active. Start it first.
# $most (number) the largest number that is allowed
self-destruct-out-of-range = Spaces until the explosion: at most { $most }. Choose fewer.
# $most (number) the largest number that is allowed
time-out-of-range = Spaces ahead on the time track: at most { $most }. Choose fewer.
