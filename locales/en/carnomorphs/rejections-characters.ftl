### Why the rules say no to what concerns characters, mutations, secrets and the last check. Each key is the
### code of a rejection.

adaptation-discarded = This Adaptation has been discarded already.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] The Shambler’s Adaptation is still hidden: reveal it first.
        [fleshbeast] The Fleshbeast’s Adaptation is still hidden: reveal it first.
       *[butcher] The Butcher’s Adaptation is still hidden: reveal it first.
    }
adaptation-not-discarded = This Adaptation has not been discarded.
adaptation-unchanged = This Adaptation already says just that.
answer-first = { $player } has still to say whether the objective is fulfilled.
answered-already = { $player } has already answered so.
character-dead = The character of { $player } is dead.
check-first = { $player } has still to finish the last check.
checked-already = { $player } has already finished the last check.
encounter-noted = The first Encounter has already been noted.
fate-unchanged =
    { $fate ->
        [dead] The character of { $player } is already dead.
        [hibernated] The character of { $player } is already hibernated.
        [escaped] The character of { $player } has already left the ship.
       *[aboard] The character of { $player } is still aboard.
    }
holder-skips-scan = { $player } holds a Mutation card and goes straight to the four cards.
in-no-pod = The character of { $player } is in no Escape Pod.
in-pod-already = The character of { $player } is already in Escape Pod { $pod }.
mark-unchanged = { $player }: nothing would change.
# $most (number) markers that a living character can have
marker-would-kill = Mutation markers of a living character: at most { $most }. Give { $player } the next one as a marker: it kills.
markers-are-fatal = { $player } cannot be alive with so many Mutation markers ({ $markers }). Correct them first.
mutation-held = { $player } already holds a Mutation card and never takes a second one.
no-encounter-yet = Objectives are chosen at the first Encounter, and no intruder has been met yet.
no-loose-metagorger = No unlisted Metagorger stands on the board. Choose the listed one, or say that it was a Surprise Attack.
no-mutation-card = { $player } holds no Mutation card.
no-such-adaptation = Only the Shambler, the Fleshbeast and the Butcher have an Adaptation beside the board.
no-such-pod = Escape Pod { $pod } is not in this game.
nobody-aboard-now = The last check has begun: nobody is aboard any more.
not-a-metagorger =
    { $intruder ->
        [shambler] This figure is a Shambler, not a Metagorger.
        [fleshbeast] This figure is a Fleshbeast, not a Metagorger.
       *[butcher] This figure is the Butcher, not a Metagorger.
    }
not-aboard =
    { $fate ->
        [dead] The character of { $player } is dead.
        [hibernated] The character of { $player } is hibernated.
       *[escaped] The character of { $player } has left the ship.
    }
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) what there is now
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
    }
number-too-high =
    { $number ->
        [hand] { $player }: at most { $most } cards in hand can be kept.
        [light-wounds] { $player }: at most { $most } Light Wounds can be kept.
        [serious-wounds] { $player }: at most { $most } Serious Wounds can be kept.
        [markers] { $player }: even the dead have at most { $most } Mutation markers.
       *[contamination] { $player }: at most { $most } Contamination cards can be kept.
    }
number-unchanged = Say first by how much the number changes.
objective-chosen = { $player } has already chosen an objective. A mistake can be undone.
pod-has-left = Escape Pod { $pod } has left the ship.
pod-locked-already = Escape Pod { $pod } is already locked.
pod-only-to-escape = Only a character that escapes leaves in an Escape Pod.
pod-still-here = Escape Pod { $pod } has not left the ship.
pod-taken = { $player } is in an Escape Pod. Numbers change while nobody is in one.
pod-unlocked-already = Escape Pod { $pod } is already unlocked.
pods-numbered-already = The Pods have these numbers already.
research-unknown = Say first which object is analysed for this Adaptation: corpse, carcass or egg.
scan-first = { $player } scans all cards first.
scan-without-result = Nothing was infected and no card goes: there is nothing to note.
hands-full = Everybody has that many cards in hand already.
scanned-already = { $player } has already scanned all cards.
somebody-left = The character of { $player } is still aboard.
surprise-from-the-bag = In a Surprise Attack the Metagorger comes straight from the bag. Do not choose one on the board.
too-few-contamination =
    { $has ->
        [0] { $player } has no Contamination card. Correct the number if it is wrong.
        [one] { $player } has only { $has } Contamination card. Correct the number if it is wrong.
       *[other] { $player } has only { $has } Contamination cards. Correct the number if it is wrong.
    }
