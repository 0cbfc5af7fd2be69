### Turns, phases and rounds.

## On the page of every phase

# $count (number) biological points that the player has
phase-points =
    { $count ->
        [0] no biological points
        [one] { $count } biological point
       *[other] { $count } biological points
    }
# $player (text) a player or a gene, $what (text) what is theirs
phase-of = { $player }: { $what }
# $count (number) biological points, as short as can be
phase-points-short = { $count } pts
phase-genes = Genes that matter now
# $now, $then (text) signed steps on the ladder
score-gain = score { $now }, then { $then }

## A turn

movement-by-hand = On the board
movement-each = By their numbers: each amoeba moves, then eats, before the next one.
movement-together = All amoebas move and eat
movement-each-together = From top to bottom, by number: each amoeba moves, then eats.
# $player (text) whose movements
movement-less = { $player }: one own movement fewer
movement-more = { $player }: one own movement more
movement-paid = Own movements
# $count (number) biological points
movement-price =
    { $count ->
        [0] free
        [one] { $count } point each, drifting is free
       *[other] { $count } points each, drifting is free
    }
movement-free = Own movements cost nothing.
movement-eaten = Eaten by Struggle for Survival
# $count (number) have eaten or starved, $all (number) on the board
movement-fed =
    { $all ->
        [0] no amoeba on the board
        [one] { $count } of { $all } amoeba done
       *[other] { $count } of { $all } amoebas done
    }
movement-all-fed = All amoebas have eaten or starved.
# $number (number) on it, $wounds (number) damage points, $meal (text) ate, starved or waits
movement-amoeba =
    { $meal ->
        [ate] Amoeba { $number }, damage { $wounds }: has eaten
        [starved] Amoeba { $number }, damage { $wounds }: starved
       *[waits] Amoeba { $number }, damage { $wounds }
    }

## Eating

movement-eats-what = Eats
# $drifts (text) yes where it has not moved yet
movement-eats-now =
    { $drifts ->
        [yes] Drifts and eats
       *[no] Eats
    }
movement-starves =
    { $drifts ->
        [yes] Drifts, starves
       *[no] Starves
    }

## Attacking

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

label-end-game = End of the game
label-end-turn = { $player }’s turn is over
# $phase (text) the phase that ends
label-end-phase =
    { $phase ->
        [movement] On to the environment
        [environment] On to new genes
        [genes] On to cell division
        [division] On to natural deaths
        [deaths] On to scoring
       *[scoring] The round is over
    }
label-take-turn = { $player } is up

## Refusals

amoebas-left =
    { $count ->
        [0] { $player }: no amoeba waits.
        [one] { $player }: { $count } amoeba has neither eaten nor starved.
       *[other] { $player }: { $count } amoebas have neither eaten nor starved.
    }
# $who (text) single or several
debts-left =
    { $who ->
        [single] { $players } still owes the ozone.
       *[several] These still owe the ozone: { $players }.
    }
has-turn-already = It is already the turn of { $player }.
score-first = Move the scoring markers first.
