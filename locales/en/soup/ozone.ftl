### Phase 2: the environment card, and debts to the ozone.

## The card

environment-turn = Turn an environment card
environment-turn-note = It says where everything drifts from now on, and how thick the ozone layer is.
environment-own-card = Turned on the table: which one?
environment-chance = Will owe at this card
environment-chance-note = Every card not turned yet is as likely as any other.
environment-no-chance = None of the cards left puts anybody in debt.
# $owed (number) the largest debt, $payment (text) what pays it
environment-worst = at worst { $owed }, cheapest with { $payment }
# $count (number) mutation points
# $player (text) the name of the player whom it is about
environment-may-owe =
    { $count ->
        [0] { $player }, no mutation points
        [one] { $player }, { $count } mutation point
       *[other] { $player }, { $count } mutation points
    }

## Who owes

environment-debt-note = Every mutation point above the ozone layer is paid: in points or in genes.
environment-who = Who owes
environment-settled = settled
# $count (number) the debt, $points (number) biological points that the player has
# $player (text) the name of the player whom it is about
environment-owes =
    { $count ->
        [0] { $player } owes nothing
        [one] { $player } owes { $count }, biological points: { $points }
       *[other] { $player } owes { $count }, biological points: { $points }
    }

## Labels of the journal

# $points (number) what is paid besides genes that are given up
# $back (number) points that come back
label-rest =
    { $back ->
        [0] { $points ->
            [0] and pays no points
            [one] and pays { $points } point
           *[other] and pays { $points } points
        }
        [one] and gets { $back } point back
       *[other] and gets { $back } points back
    }
# $direction (text) of the card, or none before it is drawn
# $ozone (number) the ozone layer of the card
label-turn-card =
    { $direction ->
        [none] Environment card
        [stay] Environment card: no drift, ozone { $ozone }
       *[other] Environment card: { label-direction }, ozone { $ozone }
    }
# $count (number) genes given up
# $gene (text) the one that is given up, or none where there are several
# $player (text) the name of whoever did it, $points (number) biological points that are paid
label-settle =
    { $count ->
        [0] { $player } pays the ozone { $points ->
            [0] nothing
            [one] { $points } point
           *[other] { $points } points
        }
        [one] { $player } gives up { label-gene } { label-rest }
       *[other] { $player } gives up { $count } genes { label-rest }
    }

## Refusals

# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card
card-gone =
    { $direction ->
        [stay] The card without drift, ozone { $ozone }, is not among those left.
       *[other] The card { label-direction }, ozone { $ozone }, is not among those left.
    } Choose another.
card-turned = An environment card has been turned already. Play on.
card-unknown = Say which environment card was turned.
# $player (text) the name of the player whom it is about
gene-needless = { $player } would give up { label-gene } for nothing: the others pay the whole debt. Keep it.
no-card-left = Every environment card has been turned. Undo one if that is wrong.
# $player (text) the name of the player whom it is about
owes-nothing = { $player } owes the ozone nothing. Play on.
# $most (number) the thickest layer
ozone-out-of-range = An ozone layer has 0 to { $most }. Choose a number in that range.
