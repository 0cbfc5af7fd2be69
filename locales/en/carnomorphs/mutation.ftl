### Infection and mutation: attacks, scans, markers, cards.

## The Mutation card

mutation-none = none yet
mutation-hidden = kept secret until its first use
mutation-unnamed = not noted yet
mutation-name = Note its name
# $player (text) name
mutation-name-note = Only { $player } gets to see it.
mutation-lose = Return the Mutation card

## A Metagorger's attack

attack-which = Which Metagorger attacks?
attack-surprise = From the bag: Surprise Attack
attack-surprise-note = No Metagorger stands on the board: it comes from the bag and is gone again.
attack-on-board = From the board
attack-unlisted = Not in the list
attack-nowhere = No room noted
attack-confirm = Carry out the attack

## The scanner

scan-intro = By Rest, or in the Canteen or the Shower Room.
scan-any = What does the scanner show?
scan-removed = Cards that leave your deck
scan-infected-count = Infected cards
scan-infected-note = Each is a Mutation marker; without a Mutation card the first is that card.
# $count (number) Contamination cards
scan-removed-note =
    { $count ->
        [0] there is no Contamination card
        [one] of { $count } Contamination card
       *[other] of { $count } Contamination cards
    }
scan-confirm = Apply the scan

## The Mutation Action

mutate-scanned = What does the scan of the hand card show?
mutate-infected = Put the scanned card on your discard pile.
mutate-clean = Remove the scanned card and put a new Contamination card on your discard pile.
# $result (text) INFECTED or NOT INFECTED
mutate-effect = Carry out the effect of your Mutation card for { $result }.
mutate-name = Name of the card, if you like
mutate-name-note = Everybody sees the card at its first use.
mutate-name-own = Everybody sees the card at its first use. Left empty: the name you noted before.
mutate-confirm = Carry out the action

## Mutation markers and the Mutation card

marker-note = The marker lies where the base game has the Larva.
marker-card-note = Without a Mutation card that card comes instead of the marker.
marker-death-note = It is the fourth one.
marker-confirm = Add a marker
marker-card = Take the card instead
marker-death = Fourth marker: the character dies
lose-title = Return the Mutation card
lose-note = In the Surgery or by an Antidote.
lose-confirm = Card returned
take-title = Take a Mutation card
take-name = Its name, if you like
# $player (text) name
take-name-note = Only { $player } sees it until its first use.
take-confirm = Card taken

## Labels of the journal

# $player (text) the name of whoever did it
label-draw-mutation = { $player } takes a Mutation card
# $player (text) the name of whoever did it
label-name-mutation = { $player }: Mutation card noted
# $brings (text) what it brought: a card instead, death or the marker itself: card, death or marker;
# $player (text) the name of whoever did it, $pods (text) numbers of Pods that open with it, or none
label-add-marker =
    { $brings ->
        [card] { $player }: Mutation card instead of a marker
        [death] { $player }: last Mutation marker, death{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
       *[marker] { $player }: Mutation marker
    }
# $player (text) the name of whoever did it
label-lose-mutation = { $player } loses the Mutation card
# $player (text) the name of whoever is attacked, $dies (text) yes or no: whether it kills
label-metagorger-attack =
    Metagorger attacks { $player }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes or no
# $player (text) the name of whoever did it, $dies (text) yes or no: whether it kills
label-mutation-action =
    { $player }: Mutation Action, { $infected ->
        [yes] infected
       *[no] not infected
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes or no: whether an infected card was found; $player (text) the name of whoever did it,
# $dies (text) yes or no: whether it kills
label-scan =
    { $infected ->
        [yes] { $player }: scan, infected{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
       *[no] { $player }: scan, not infected
    }

## Refusals

# $player (text) the name of the player whom it is about
mutation-held = { $player } already holds a Mutation card and never takes a second one. Go on without one.
no-loose-metagorger = No unlisted Metagorger stands on the board. Choose the listed one, or say that it was a Surprise Attack.
# $player (text) the name of the player whom it is about
no-mutation-card = { $player } holds no Mutation card. Choose somebody else.
# $intruder (text) the kind that the figure is: shambler, fleshbeast or butcher
not-a-metagorger =
    { $intruder ->
        [shambler] This figure is a Shambler, not a Metagorger.
        [fleshbeast] This figure is a Fleshbeast, not a Metagorger.
       *[butcher] This figure is the Butcher, not a Metagorger.
    } Choose a Metagorger.
scan-without-result = Nothing was infected and no card goes: go on without a note.
surprise-from-the-bag = In a Surprise Attack the Metagorger comes straight from the bag. Do not choose one on the board.
