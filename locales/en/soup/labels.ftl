### What the entries of the journal are called: on the undo button, in the history.

## What several of them name

# $gene (text) code of a gene, or none
label-gene =
    { $gene ->
        [intelligence] { gene-intelligence }
        [movement-1] { gene-movement-1 }
        [spores] { gene-spores }
        [speed] { gene-speed }
        [defense] { gene-defense }
        [escape] { gene-escape }
        [substitution] { gene-substitution }
        [ray-protection] { gene-ray-protection }
        [streamlining] { gene-streamlining }
        [tentacle] { gene-tentacle }
        [holding] { gene-holding }
        [longevity] { gene-longevity }
        [frugality] { gene-frugality }
        [struggle] { gene-struggle }
        [parasitism] { gene-parasitism }
        [division-rate] { gene-division-rate }
        [persistence] { gene-persistence }
        [movement-2] { gene-movement-2 }
        [aggression] { gene-aggression }
       *[armor] { gene-armor }
    }
# $basic (text) code of a basic gene that can be given up
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $direction (text) west, north, east, south or stay
label-direction =
    { $direction ->
        [west] west
        [north] north
        [east] east
        [south] south
       *[stay] stays
    }
# $points (number) biological points that are paid
label-price =
    { $points ->
        [0] free
        [one] { $points } point
       *[other] { $points } points
    }
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

## The game as a whole

label-start-game = A game of { $count } begins
# $player (text) who chooses a space first, or none before the throw
label-roll-order =
    { $player ->
        [none] Dice for the ladder
       *[other] Dice for the ladder: { $player } chooses first
    }
label-choose-space = { $player } starts on space { $space }
label-choose-numbers = { $player } begins with amoebas { $first } and { $second }
label-begin-play = The first round begins
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
label-rename = { $player } is now { $name }
label-end-game = End of the game

## Turns and phases

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

## Movement, food, attacks

label-drift =
    { $direction ->
        [stay] { $player }: amoeba { $number } stays, the card has no drift
       *[other] { $player }: amoeba { $number } drifts { label-direction }
    }
label-stay-put = { $player }: amoeba { $number } stays
label-roll-move =
    { $dice ->
        [none] { $player }: amoeba { $number } moves, { label-price }
       *[other] { $player }: amoeba { $number } moves ({ $dice }), { label-price }
    }
# $cubes (text) by whose colour they are, with how many, or none
label-load =
    { $cubes ->
        [none] { $player }: amoeba { $number } takes no cubes along
       *[other] { $player }: amoeba { $number } takes cubes along, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes or no; $cubes (text) as above; $leader (text) whose amoeba leaves, $leader-number (number) of it
label-follow =
    { $follows ->
        [no] { $player }: amoeba { $number } does not follow
       *[yes] { $cubes ->
            [none] { $player }: amoeba { $number } follows amoeba { $leader-number } of { $leader }, { gene-holding }
           *[other] { $player }: amoeba { $number } follows amoeba { $leader-number } of { $leader }, { gene-holding }, with cubes ({ $cubes })
        }
    }
label-choose-direction =
    { $direction ->
        [stay] { $player }: amoeba { $number } stays
       *[other] { $player }: amoeba { $number } goes { label-direction }
    }
# $back (text) yes or no: whether they are taken back
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
# $purpose (text) attack, defend, escape or host
label-pay =
    { $purpose ->
        [attack] { $player }: attack, { label-price }
        [defend] { $player }: defence, { label-price }
        [escape] { $player }: escape, { label-price }
       *[host] { $player }: host of { gene-parasitism }, { label-price }
    }
# $host (text) whose amoeba pays a point for Parasitism, or none
label-eat =
    { $host ->
        [none] { $player }: amoeba { $number } eats
       *[other] { $player }: amoeba { $number } eats, { $host } pays 1 point
    }
label-eat-drifting =
    { $host ->
        [none] { $player }: amoeba { $number } drifts { label-direction } and eats
       *[other] { $player }: amoeba { $number } drifts { label-direction } and eats, { $host } pays 1 point
    }
label-starve = { $player }: amoeba { $number } starves
label-starve-drifting = { $player }: amoeba { $number } drifts { label-direction } and starves
label-feed-rest =
    { $count ->
        [0] { $player }: nobody is hungry
        [one] { $player }: { $count } amoeba drifts and eats
       *[other] { $player }: { $count } amoebas drift and eat
    }
label-feed-rest-moved =
    { $player }: { $moved ->
         [0] no amoeba eats
         [one] { $moved } amoeba eats
        *[other] { $moved } amoebas eat
    }{ $drifting ->
         [0] { "" }
         [one] , { $drifting } drifts and eats
        *[other] , { $drifting } drift and eat
    }
label-attack = { $player }: amoeba { $number } attacks amoeba { $victim-number } of { $victim }, { label-price }
label-attack-drifting = { $player }: amoeba { $number } drifts { label-direction } and attacks amoeba { $victim-number } of { $victim }, { label-price }
label-answer-attack =
    { $answer ->
        [yield] { $player }: amoeba { $number } is eaten
        [defend] { $player }: amoeba { $number } defends itself, { label-price }
       *[escape] { $player }: amoeba { $number } tries to escape, { label-price }
    }
label-roll-fight =
    { $dice ->
        [none] { $attacker } against { $victim }: the dice of the fight
       *[other] { $attacker } against { $victim }: the dice of the fight ({ $dice })
    }
label-retry-fight =
    { $dice ->
        [none] { $player } throws again, { gene-persistence }
       *[other] { $player } throws again, { gene-persistence } ({ $dice })
    }
label-roll-escape =
    { $dice ->
        [none] { $victim }: the dice of the escape
       *[other] { $victim }: the dice of the escape ({ $dice })
    }
label-tell-escape =
    { $escaped ->
        [yes] { $victim }: amoeba { $victim-number } escapes
       *[no] { $victim }: amoeba { $victim-number } does not escape
    }
label-close-fight =
    { $result ->
        [killed] { $victim }: amoeba { $victim-number } is eaten
        [repelled] { $victim }: amoeba { $victim-number } repels the attack
       *[escaped] { $victim }: amoeba { $victim-number } is away
    }

## Environment, genes, division, deaths, scoring

# $direction (text) of the card, or none before it is drawn
label-turn-card =
    { $direction ->
        [none] Environment card
        [stay] Environment card: no drift, ozone { $ozone }
       *[other] Environment card: { label-direction }, ozone { $ozone }
    }
# $count (number) genes given up
# $gene (text) the one that is given up, or none where there are several
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
# $given-up (text) the basic gene that is given up, or none
label-buy-gene =
    { $given-up ->
        [none] { $player } buys { label-gene }, { label-price }
        [speed] { $player } buys { label-gene } for { gene-speed }, { label-price }
        [movement-1] { $player } buys { label-gene } for { gene-movement-1 }, { label-price }
        [struggle] { $player } buys { label-gene } for { gene-struggle }, { label-price }
        [defense] { $player } buys { label-gene } for { gene-defense }, { label-price }
       *[escape] { $player } buys { label-gene } for { gene-escape }, { label-price }
    }
label-divide = { $player }: new amoeba { $number }, { label-price }
label-divide-back = { $player } takes an amoeba back
label-bury =
    { $count ->
        [0] Natural deaths: none
        [one] Natural deaths: { $count } amoeba
       *[other] Natural deaths: { $count } amoebas
    }
label-lose-amoebas =
    { $back ->
        [yes] { $player }: { $count ->
            [0] no amoeba comes back
            [one] { $count } amoeba comes back
           *[other] { $count } amoebas come back
        }
       *[no] { $player }: { $count ->
            [0] no amoeba dies
            [one] { $count } amoeba dies
           *[other] { $count } amoebas die
        }
    }
label-score = Round { $round } is scored

## Corrections

# $what (text) points, place or amoebas
label-correct =
    { $what ->
        [points] { $player }: biological points { $delta }
        [place] { $player }: ladder { $delta }
       *[amoebas] { $player }: amoebas { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player }: amoeba { $number } on the board
       *[no] { $player }: amoeba { $number } off the board
    }
label-correct-wounds = { $player }: amoeba { $number }, damage points { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } has { label-gene }
       *[no] { $player } does not have { label-gene }
    }
label-correct-gene-earlier = { $player } has { label-gene } since an earlier round
label-correct-supply = { $player }: cubes in the supply { $delta }
