### What the entries of the journal are called: on the undo button, in the history.

## What several of them name

# $intruder (text) code of a kind of intruder
label-intruder =
    { $intruder ->
        [metagorger] Metagorger
        [shambler] Shambler
        [fleshbeast] Fleshbeast
        [butcher] Butcher
       *[none] Intruder
    }
# $token (text) code of a token of the bag
label-token =
    { $token ->
        [blank] blank token
        [blue] blue Metagorger
        [red] red Metagorger
        [hidden] Metagorger
        [shambler] Shambler
        [fleshbeast] Fleshbeast
        [butcher] Butcher
       *[none] token
    }
# $room (text) where it stands, or none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes or no
label-set =
    { $set ->
        [yes] on
       *[no] off
    }
label-setup-step =
    { $step ->
        [rooms-2] rooms “2”
        [rooms-1] rooms “1”
        [exploration] Exploration tokens
        [coordinates] Coordinates card
        [destination] destination track
        [pods] Escape Pods
        [engines] Engines
        [carnomorph-board] Carnomorph board
        [bag] Intruder bag
        [decks] decks
        [markers] tokens and markers
        [time] time track
        [help-cards] Help cards
        [backpacks] backpacks
        [objectives] Objectives
        [characters] characters
        [boards] character boards
        [first-player] first player
       *[blue-corpse] blue Character Corpse
    }

## The game as a whole

label-start-game = Game begins, players: { $count }
label-tick-step =
    { $set ->
        [yes] Ready: { label-setup-step }
       *[no] To do again: { label-setup-step }
    }
label-begin-play = Set-up done, { $player } starts
label-set-options = Rules of the table changed
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
# $character (text) the character's name, or none
label-rename =
    { $character ->
        [none] { $player } is now { $name }
       *[other] { $player } is now { $name } ({ $character })
    }
label-end-game = Game ended

## Rounds

label-end-turn = { $player } ends the turn
label-pass =
    { $ends ->
        [yes] { $player } passes · time track: { $time }
       *[no] { $player } passes
    }
label-take-turn = { $player } is up
label-set-first = First player: { $player }
label-end-player-phase = Everybody has passed · time track: { $time }
label-advance-time = Time track: { $time }
label-end-feeding = Attacks and Feeding done
label-burn-rooms =
    { $count ->
        [0] Fire done
        [one] Fire hurts { $count } intruder
       *[other] Fire hurts { $count } intruders
    }
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Fire and event card done
               *[no] Event card done
            }
       *[other] Event: { $text }
    }
label-start-self-destruct =
    { $running ->
        [yes] Self-destruct starts
       *[no] Self-destruct stops
    }
label-correct-track =
    { $track ->
        [time] Time track { $delta }
        [self-destruct] Self-destruct track { $delta }
       *[eggs] Eggs on the board { $delta }
    }

## The bag

# $player (text) who has the Encounter, or none
label-draw-token =
    { $player ->
        [none] Drawn: { label-token }
       *[other] { $player }, Encounter: { label-token }
    }
# $player (text) who has the Encounter, or none
# $purpose (text) events, rolls (after its noise rolls), encounter or surprise
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Noise rolls done: { label-token }
           *[other] Carried out: { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player }: Surprise Attack, { label-token }
           *[other] { $player }: Encounter over, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }
label-add-metagorger = Into the bag: { label-token }
label-correct-bag = Bag, { label-token } { $delta }

## Intruders and rooms

label-place-intruder = { label-figure } appears
label-move-intruder = { label-intruder } moves to: { $room }
label-meet-character = { label-figure } comes to { $player }
label-engage-intruder =
    { $set ->
        [yes] { label-figure } in combat
       *[no] { label-figure } out of combat
    }
label-injure-intruder = { label-figure }: injuries { $delta }
label-check-death =
    { $dies ->
        [yes] { label-figure }: { $number }, dies
       *[no] { label-figure }: { $number }, lives on
    }
label-kill-intruder = { label-figure } dies
label-remove-intruder = { label-figure } removed
label-correct-figures = { label-intruder } figures { $delta }
label-change-objects =
    { $object ->
        [red-corpse] Red Character Corpse { $delta } ({ $room })
        [blue-corpse] Blue Character Corpse { $delta } ({ $room })
        [egg] Intruder Egg { $delta } ({ $room })
       *[carcass] Intruder Carcass { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }: Nest { label-set }
       *[burning] { $room }: Fire { label-set }
    }
label-rename-room = { $room } is now { $name }
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Nest discovered
           *[no] The Nest is not discovered
        }
       *[destroyed] { $set ->
            [yes] Nest destroyed
           *[no] The Nest is not destroyed
        }
    }
# $feeds (text) yes or no; $fed (number) how many intruders feed
label-feed =
    { $feeds ->
        [no] Nobody feeds{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Feeding{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }: { $fed ->
            [0] nobody
            [one] { $fed } intruder
           *[other] { $fed } intruders
        }
    }

## Characters

label-correct =
    { $number ->
        [hand] { $player }: cards { $delta }
        [light-wounds] { $player }: Light Wounds { $delta }
        [serious-wounds] { $player }: Serious Wounds { $delta }
        [markers] { $player }: Mutation markers { $delta }
       *[contamination] { $player }: Contamination cards { $delta }
    }
label-mark =
    { $flag ->
        [slime] { $player }: Slime { label-set }
        [signal] { $player }: Signal { label-set }
        [in-combat] { $player }: combat { label-set }
       *[mutation] { $player }: Mutation card { label-set }
    }
# $serious (text) yes or no
label-wound =
    { $serious ->
        [yes] { $player }: Serious Wound
       *[no] { $player }: Light Wound
    }
label-go-to =
    { $room ->
        [none] { $player } moves on
       *[other] { $player } goes to: { $room }
    }
label-draw-mutation = { $player } takes a Mutation card
label-name-mutation = { $player }: Mutation card noted
label-add-marker =
    { $brings ->
        [card] { $player }: Mutation card instead of a marker
        [death] { $player }: last Mutation marker, death
       *[marker] { $player }: Mutation marker
    }
label-lose-mutation = { $player } loses the Mutation card
# $count (number) cards in hand
label-draw-hands = Everybody draws up to { $count }
label-metagorger-attack = Metagorger attacks { $player }
# $infected (text) yes or no
label-mutation-action =
    { $player }: Mutation Action, { $infected ->
        [yes] infected
       *[no] not infected
    }
label-scan =
    { $infected ->
        [yes] { $player }: scan, infected
       *[no] { $player }: scan, not infected
    }
# $pod (number) the Escape Pod, or none
label-set-fate =
    { $fate ->
        [dead] { $player } dies
        [hibernated] { $player } hibernates
        [escaped] { $pod ->
            [none] { $player } escapes
           *[other] { $player } escapes in Pod { $pod }
        }
       *[aboard] { $player } is aboard
    }
# $pod (number) the Escape Pod, or none
label-enter-pod =
    { $pod ->
        [none] { $player } leaves the Pod
       *[other] { $player } enters Pod { $pod }
    }
# $pods (text) numbers of the pods
label-number-pods = Pod numbers: { $pods }
label-change-pod =
    { $change ->
        [unlock] Pod { $pod } unlocked
        [lock] Pod { $pod } locked
        [leave] Pod { $pod } launches
       *[return] Pod { $pod } is here after all
    }

## Adaptations and objectives

# $name (text) the card's name, or none
label-reveal-adaptation =
    { $name ->
        [none] Adaptation revealed: { label-intruder }
       *[other] Adaptation: { $name }
    }
label-discard-adaptation =
    { $set ->
        [yes] Adaptation discarded: { label-intruder }
       *[no] Adaptation back: { label-intruder }
    }
label-note-encounter = First Encounter
label-name-objectives = { $player }: Objectives noted
label-choose-objective = { $player } has chosen an Objective

# $players (text) the list of their names
label-choose-in-hand = Objectives chosen from the hand: { $players }

## The last check

label-begin-check =
    { $ending ->
        [agreement] Last check
        [time] Time is up: last check
        [explosion] The ship explodes: last check
       *[nobody-left] Nobody is aboard: last check
    }
label-scan-deck =
    { $infected ->
        [yes] { $player }: deck scanned, infected
       *[no] { $player }: deck scanned, not infected
    }
label-draw-four = { $player }: Contamination cards drawn: { $contaminated }
label-answer-objective =
    { $fulfilled ->
        [yes] { $player }: Objective fulfilled
       *[no] { $player }: Objective not fulfilled
    }
