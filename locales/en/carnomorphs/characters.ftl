### Characters: the row on the table, the sheet, what becomes of them.

## The row

# $number (number) on the help card
player-number = no. { $number }
player-row-passed = passed
player-first = first player
player-aboard = aboard
player-hibernated = hibernated
player-escaped = escaped
player-in-combat = in combat
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = Mutation card
# $pod (number) which
player-in-pod = in Pod { $pod }

## The sheet

player-hand = Cards in hand
hand-unknown = cards in hand: not known
# $count (number) cards in hand
hands-draw = Everybody draws up to { $count }
# $count (number) cards in hand
hands-draw-alone = Draw up to { $count }
player-marks = Marks
player-correct = Correct the numbers
player-fate = The character is
player-room = Room
# $room (text) what the table calls the room
player-room-of = Room: { $room }
# $player (text) name
player-room-title = Where is { $player }?
player-room-other = Another room
player-room-none = nowhere noted
player-room-go = Go there

## The Mutation card

mutation-take = Take a Mutation card

## Links of the character's sheet

happens-chances = Chance to survive

## A Metagorger's attack

attack-title = Metagorger attack
wound-title = Wound
wound-light = Light Wound
wound-serious = Serious Wound
wound-which = Which wound
wound-confirm = Take the wound

## The scanner

scan-title = Scan cards

## Mutation markers and the Mutation card

marker-title = Mutation marker

## What becomes of a character

fate-title = Pod, hibernation, death
fate-sheet = Fate
fate-now-aboard = Aboard now.
fate-now-hibernated = Hibernated now.
fate-now-escaped = Off the ship now.
fate-now-dead = Dead now.
# $pod (number) which
fate-enter-pod = Gets into Pod { $pod }
fate-leave = Gets out of the Pod
fate-hibernated = Hibernates
# $count (number) spaces of the time track before the blue ones
fate-hibernated-note =
    { $count ->
        [0] Hibernation is open.
        [one] Hibernation opens on the blue spaces: { $count } space to go.
       *[other] Hibernation opens on the blue spaces: { $count } spaces to go.
    }
# $pod (number) which
fate-escaped-pod = Leaves in Pod { $pod }
fate-escaped = Leaves the ship
fate-dead = Dies
fate-aboard = Is aboard after all
fate-choose = Choose what happens

## Adaptations

adaptations-voracious = Voracious
adaptations-voracious-effect = Intruders in combat feed first, then attack.

## Objectives

stage-objectives = First Encounter

## Labels of the journal

# $number (text) which number was changed: hand, light-wounds, serious-wounds, markers or contamination;
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign
label-correct =
    { $number ->
        [hand] { $player }: cards { $delta }
        [light-wounds] { $player }: Light Wounds { $delta }
        [serious-wounds] { $player }: Serious Wounds { $delta }
        [markers] { $player }: Mutation markers { $delta }
       *[contamination] { $player }: Contamination cards { $delta }
    }
# $flag (text) what was noted or taken back: slime, signal, in-combat or mutation;
# $player (text) the name of whoever did it
label-mark =
    { $flag ->
        [slime] { $player }: Slime { label-set }
        [signal] { $player }: Signal { label-set }
        [in-combat] { $player }: combat { label-set }
       *[mutation] { $player }: Mutation card { label-set }
    }
# $serious (text) yes or no
# $player (text) the name of whoever did it, $dies (text) yes or no: whether the character dies of it
label-wound =
    { $serious ->
        [yes] { $player }: Serious Wound
       *[no] { $player }: Light Wound
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $room (text) where to, or none if nobody says, $player (text) the name of whoever did it
label-go-to =
    { $room ->
        [none] { $player } moves on
       *[other] { $player } goes to: { $room }
    }
# $pod (number) the Escape Pod, or none
# $fate (text) what became of the character: dead, hibernated, escaped or aboard;
# $player (text) the name of whoever did it, $pods (text) numbers of Pods that open with it, or none
label-set-fate =
    { $fate ->
        [dead] { $player } dies{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
        [hibernated] { $player } hibernates
        [escaped] { $pod ->
            [none] { $player } escapes
           *[other] { $player } escapes in Pod { $pod }
        }
       *[aboard] { $player } is aboard
    }

## Refusals

# $player (text) name
combat-in-pod = { $player } is in a Pod and in combat with nobody. Leave the Pod first.
# $fate (text) what has become of the character already: dead, hibernated, escaped or aboard;
# $player (text) the name of the player whom it is about
fate-unchanged =
    { $fate ->
        [dead] { $player }’s character is already dead.
        [hibernated] { $player }’s character is already hibernated.
        [escaped] { $player }’s character has already left the ship.
       *[aboard] { $player }’s character is still aboard.
    } Choose something else.
# $player (text) the name of the player whose mark stays as it is
mark-unchanged = { $player }: nothing would change. Choose something else.
# $most (number) markers that a living character can have
# $player (text) the name of the player whom it is about
marker-would-kill = A living character has at most { $most } Mutation markers. Give { $player } the next one as a marker, not as a correction: it kills.
# $player (text) the name of the player whom it is about, $markers (number) Mutation markers that the character has
markers-are-fatal = { $player } cannot be alive with so many Mutation markers ({ $markers }). Correct them first.
nobody-aboard-now = The last check has begun: nobody is aboard any more. Go on with the check.
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) what there is now
# $player (text) the name of the player whom it is about
number-below-zero =
    { $number ->
        [hand] { $player } has { $has ->
            [0] no card in hand
            [one] only { $has } card in hand
           *[other] only { $has } cards in hand
        }.
        [light-wounds] { $player } has { $has ->
            [0] no Light Wound
            [one] only { $has } Light Wound
           *[other] only { $has } Light Wounds
        }.
        [serious-wounds] { $player } has { $has ->
            [0] no Serious Wound
            [one] only { $has } Serious Wound
           *[other] only { $has } Serious Wounds
        }.
        [markers] { $player } has { $has ->
            [0] no Mutation marker
            [one] only { $has } Mutation marker
           *[other] only { $has } Mutation markers
        }.
       *[contamination] { $player } has { $has ->
            [0] no Contamination card
            [one] only { $has } Contamination card
           *[other] only { $has } Contamination cards
        }.
    } Choose fewer.
# $number (text) which number would be too high: hand, light-wounds, serious-wounds, markers or contamination;
# $player (text) the name of the player whom it is about, $most (number) the largest number that is allowed
number-too-high =
    { $number ->
        [hand] { $player }: at most { $most } cards in hand can be noted.
        [light-wounds] { $player }: at most { $most } Light Wounds can be noted.
        [serious-wounds] { $player }: at most { $most } Serious Wounds can be noted.
        [markers] { $player }: even the dead have at most { $most } Mutation markers.
       *[contamination] { $player }: at most { $most } Contamination cards can be noted.
    } Choose fewer.
number-unchanged = Say first by how much the number changes.
pod-only-to-escape = Only a character that escapes leaves in a Pod. Choose no Pod.
# $player (text) the name of the player whom it is about
wounds-unknown = Nobody has entered { $player }’s wounds. Enter how many there are first.
