### Phase 1: amoebas move, eat, starve and attack.

## A turn

movement-by-hand = On the board
movement-each = By their numbers: each amoeba moves, then eats, before the next one.
movement-together = All amoebas move and eat
movement-each-together = From top to bottom, by number: each amoeba moves, then eats.
# $player (text) whose movements
movement-less = { $player }: one own movement fewer
# $player (text) the name of the player whom it is about
movement-more = { $player }: one own movement more
movement-paid = Own movements
# $count (number) biological points
movement-price =
    { $count ->
        [0] free
        [one] { $count } point each, drifting is free
       *[other] { $count } points each, drifting is free
    }
# $count (number) biological points for one more movement, as short as can be
movement-price-short =
    { $count ->
        [0] a move free
        [one] { $count } a move
       *[other] { $count } a move
    }
movement-one-each = One move each
movement-free = Own movements cost nothing.
movement-eaten = Eaten by Struggle for Survival
# $count (number) have eaten or starved, $all (number) on the board
movement-fed =
    { $all ->
        [0] no amoeba on the board
        [one] { $count } of { $all } amoeba done
       *[other] { $count } of { $all } amoebas done
    }
# $number (number) the lowest of those that have not eaten
movement-out-of-order = By number amoeba { $number } would be next.
movement-all-fed = All amoebas have eaten or starved.
# $number (number) on it, $wounds (number) damage points, $meal (text) ate, starved or waits
movement-amoeba =
    { $meal ->
        [ate] Amoeba { $number }, damage { $wounds }: has eaten
        [starved] Amoeba { $number }, damage { $wounds }: starved
       *[waits] Amoeba { $number }, damage { $wounds }
    }

## Moving

# $way (text) a direction in words
# $direction (text) the direction of the card
movement-drift =
    { $direction ->
        [stay] No drift
       *[other] Drift { $way }
    }
movement-stay = Stay by Holding
# $count (number) biological points
movement-move =
    { $count ->
        [0] Move on its own, free
        [one] Move on its own: { $count } point
       *[other] Move on its own: { $count } points
    }
# $count (number) dice
movement-dice =
    { $count ->
        [0] Movement II: choose the direction
        [one] the app rolls { $count } die
       *[other] the app rolls { $count } dice, choose one
    }
movement-own-dice = We rolled real dice
# $number (number) which die, $count (number) of so many
movement-enter-die =
    { $count ->
        [0] The die shows
        [one] The die shows
       *[other] Die { $number } of { $count } shows
    }
# $face (number) what the die shows
movement-die = { $face } on the die
movement-again = Speed
movement-second = Move a second time, free
# $players (text) who has Holding, $when (text) before or after
movement-holding =
    { $when ->
        [after] Holding may follow an amoeba that leaves its space: { $players }.
       *[before] Before the direction is known: does anybody follow by Holding? { $players }.
    }
# $count (number) cubes
movement-tentacle =
    { $count ->
        [0] Tentacle takes no cube along.
        [one] Before the direction is known: Tentacle takes up to { $count } cube along.
       *[other] Before the direction is known: Tentacle takes up to { $count } cubes along.
    }
# $kind (text) drift or own, $way (text) a direction in words
# $direction (text) where it went
movement-went =
    { $direction ->
        [stay] It stays where it is.
       *[other] { $kind ->
            [drift] Drifts { $way }.
           *[own] Moves { $way }.
        }
    }
# $number (number) printed on the amoeba
movement-where = Where does amoeba { $number } go?
# $number (number) printed on the amoeba
movement-where-free = Movement II: where does amoeba { $number } go?
# $count (number) biological points that were paid for the movement
movement-blocked =
    { $count ->
        [0] Against the edge or a rock it stays where it is.
        [one] Against the edge or a rock it stays, and the point is lost.
       *[other] Against the edge or a rock it stays, and the { $count } points are lost.
    }

## Eating, or attacking

movement-eats-what = Eats
# $drifts (text) yes where it has not moved yet
movement-eats-now =
    { $drifts ->
        [yes] Drifts and eats
       *[no] Eats
    }
# $drifts (text) yes or no: whether it drifts first
movement-starves =
    { $drifts ->
        [yes] Drifts, starves
       *[no] Starves
    }
# $count (number) biological points
movement-attack =
    { $count ->
        [0] Not enough food? Attack for free
        [one] Not enough food? Attack: { $count } point
       *[other] Not enough food? Attack: { $count } points
    }
# $way (text) a direction in words, $count (number) biological points
movement-attack-drifting =
    { $count ->
        [0] Attack after drifting { $way }, free
        [one] Attack after drifting { $way }: { $count } point
       *[other] Attack after drifting { $way }: { $count } points
    }
movement-only-starves = The victim got away: this amoeba starves.

## Labels of the journal

# $direction (text) the direction of the card, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-drift =
    { $direction ->
        [stay] { $player }: amoeba { $number } stays, the card has no drift
       *[other] { $player }: amoeba { $number } drifts { label-direction }
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-stay-put = { $player }: amoeba { $number } stays
# $dice (text) the faces, or none if nobody says, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-roll-move =
    { $dice ->
        [none] { $player }: amoeba { $number } moves, { label-price }
       *[other] { $player }: amoeba { $number } moves ({ $dice }), { label-price }
    }
# $direction (text) where it goes, $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-choose-direction =
    { $direction ->
        [stay] { $player }: amoeba { $number } stays
       *[other] { $player }: amoeba { $number } goes { label-direction }
    }
# $back (text) yes or no: whether they are taken back
# $player (text) the name of whoever did it, $points (number) biological points,
# $count (number) movements that are paid
label-pay-moves =
    { $back ->
        [yes] { $player }: { $points ->
            [0] no movement taken back
            [one] movement taken back, { $points } point returned
           *[other] movement taken back, { $points } points returned
        }
       *[no] { $player }: { $count ->
            [0] no movement
            [one] { $count } movement
           *[other] { $count } movements
        }, { label-price }
    }
# The same in few words. $back (text) yes or no: whether they are taken back
# $player (text) the name of whoever did it, $count (number) movements that are paid
label-pay-moves-short =
    { $back ->
        [yes] { $player }: a movement taken back
       *[no] { $player }: { $count ->
            [0] no movement
            [one] { $count } movement
           *[other] { $count } movements
        }
    }

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
has-eaten = { $player }: amoeba { $number } has already eaten or starved. Choose another amoeba.
# $player (text) the name of the player whom it is about
moves-are-free = { $player } pays nothing for movements. Pay nothing.
no-move-open = No movement waits for its direction. Begin one first.
not-on-the-dice = The dice do not lead there. Choose another direction.
