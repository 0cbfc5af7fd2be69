### Phase 1: amoebas move, eat, starve and attack.

## A turn

movement-by-hand = On the board
movement-each = By their numbers: each amoeba moves, then eats, before the next one.
movement-rest-all = All drift and eat
movement-together = All amoebas move and eat
movement-each-together = From top to bottom, by number: each amoeba moves, then eats.
# $player (text) whose movements
movement-less = { $player }: one own movement fewer
movement-more = { $player }: one own movement more
# $patterns (text) numbers of cubes, $own (text) yes where amoebas eat their own colour
movement-meal-plain =
    { $own ->
        [yes] A meal: { $patterns }, each number a different colour.
       *[no] A meal: { $patterns }, each number a different colour, never their own.
    }
# $cubes (text) of each colour, in words
movement-meal = A meal: { $cubes }.
# $patterns (text) numbers of cubes, such as 2+1 or 4; $colours (text); $different (text) yes where a meal has several colours
movement-meal-of =
    { $different ->
        [no] A meal: { $patterns } of one colour: { $colours }.
       *[yes] A meal: { $patterns }, each number a different colour: { $colours }.
    }
movement-meal-hosted = With Parasitism: { $patterns }, and the owner of the other amoeba pays 1 point.
# $count (number) cubes
movement-eats =
    { $count ->
        [0] It eats, or takes a damage point. Nothing is excreted.
        [one] It eats and excretes { $count } cube of its colour, or takes a damage point.
       *[other] It eats and excretes { $count } cubes of its colour, or takes a damage point.
    }
movement-paid = Own movements
# $count (number) biological points
movement-price =
    { $count ->
        [0] free
        [one] { $count } point each, drifting is free
       *[other] { $count } points each, drifting is free
    }
movement-free = Own movements cost nothing.
movement-pay-title = Pay
# $purpose (text) attack, defend, escape or host, $points (number) biological points
movement-pay =
    { $purpose ->
        [attack] { $player } attacks: { label-price }
        [defend] { $player } defends: { label-price }
        [escape] { $player } escapes: { label-price }
       *[host] { $player } feeds a parasite: { label-price }
    }
# $count (number) how often in this phase
movement-pay-paid = paid: { $count }
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

## Moving

# $way (text) a direction in words
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
        [one] the app throws { $count } die
       *[other] the app throws { $count } dice, choose one
    }
movement-own-dice = We rolled real dice
# $number (number) which die, $count (number) of so many
movement-enter-die =
    { $count ->
        [0] The die shows
        [one] The die shows
       *[other] Die { $number } of { $count } shows
    }
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
# $cubes (text) of each colour, in words
movement-load-chip = Tentacle: { $cubes }
movement-load = Tentacle takes along
movement-load-of = Tentacle, amoeba { $number } takes along
# $most (number) cubes
movement-load-most =
    { $most ->
        [0] Nothing.
        [one] Up to { $most } cube, before the direction is known.
       *[other] Up to { $most } cubes, before the direction is known.
    }
# $cubes (text) of one colour, in words
movement-load-one = Take along { $cubes }
movement-load-none = no cubes
# $followers (text) names with numbers, or nobody
movement-follow-chip = Holding: { $followers }
movement-follow-none = nobody
# $number (number) of the amoeba that leaves
movement-follow = Holding: does anybody follow amoeba { $number }?
# $when (text) before or after
movement-follow-when =
    { $when ->
        [after] Only amoebas on the space that it has left.
       *[before] Only amoebas on its space, before the direction is known.
    }
movement-follower = { $player }, amoeba { $number } follows
# $cubes (text) in words
movement-went-with = Takes along { $cubes }.
# $followers (text) names with numbers
movement-went-followed = Followed by: { $followers }.
# $kind (text) drift or own, $way (text) a direction in words
movement-went =
    { $direction ->
        [stay] It stays where it is.
       *[other] { $kind ->
            [drift] Drifts { $way }.
           *[own] Moves { $way }.
        }
    }
movement-where = Where does amoeba { $number } go?
movement-where-free = Movement II: where does amoeba { $number } go?
# $count (number) biological points that were paid for the movement
movement-blocked =
    { $count ->
        [0] Against the edge or a rock it stays where it is.
        [one] Against the edge or a rock it stays, and the point is lost.
       *[other] Against the edge or a rock it stays, and the { $count } points are lost.
    }

## Eating

movement-eats-what = Eats
movement-larger-meals = More than needed
# $colour (text) of the cubes, $count (number)
movement-cubes =
    { $count ->
        [0] nothing { $colour }
        [one] { $count } { $colour }
       *[other] { $count } { $colour }
    }
# $cubes (text) cubes in words
movement-eat-cubes = Eats { $cubes }
movement-host = Parasitism: one cube fewer at the expense of
movement-no-host = nobody
movement-host-pays = { $player }, pays 1 point
# $count (number) amoebas
movement-rest =
    { $count ->
        [0] Nobody is hungry
        [one] { $count } drifts and eats
       *[other] All { $count } drift and eat
    }
movement-rest-eat =
    { $count ->
        [0] Nobody is hungry
        [one] { $count } eats
       *[other] All { $count } eat
    }
# $moved, $drifting (number) amoebas that have moved, and that have not
movement-rest-both =
    { $moved ->
         [0] None eats
         [one] { $moved } eats
        *[other] { $moved } eat
    }, { $drifting ->
         [0] none drifts
         [one] { $drifting } drifts and eats
        *[other] { $drifting } drift and eat
    }
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
movement-attack-poor = No biological point left for an attack.
movement-only-starves = The victim got away: this amoeba starves.
movement-attack-not = No attack
movement-attack-whom = Choose whom
# $player (text) whose amoeba, $number (number) of it, $count (number) biological points
movement-attack-now =
    { $count ->
        [0] Attack { $player }, amoeba { $number }: free
        [one] Attack { $player }, amoeba { $number }: { $count } point
       *[other] Attack { $player }, amoeba { $number }: { $count } points
    }
# $way (text) a direction in words, the rest as above
movement-attack-now-drifting =
    { $count ->
        [0] Drift { $way }, attack { $player }, amoeba { $number }: free
        [one] Drift { $way }, attack { $player }, amoeba { $number }: { $count } point
       *[other] Drift { $way }, attack { $player }, amoeba { $number }: { $count } points
    }
movement-victim = Which amoeba on the same space?
# $way (text) a direction in words
movement-victim-drifting = It drifts { $way }: which amoeba on the space there?
movement-victim-of = { $player }, amoeba { $number }
# $number, $other (number) of the amoebas
movement-fight = { $attacker }, amoeba { $number }, attacks { $victim }, amoeba { $other }
movement-attacker = attacks
movement-attacked = is attacked
movement-answer = { $player }, what do you do?
# $answer (text) defend or escape
movement-answer-failed =
    { $answer ->
        [defend] The defence has failed.
       *[escape] The escape has failed.
    }
movement-if-defends = If it defends itself
movement-wins = { $player } wins
# $count (number) biological points
movement-defend =
    { $count ->
        [0] Defend, free
        [one] Defend: { $count } point
       *[other] Defend: { $count } points
    }
# $count (number) biological points
movement-escape =
    { $count ->
        [0] Escape, free
        [one] Escape: { $count } point
       *[other] Escape: { $count } points
    }
movement-yield = Give in
movement-fight-dice = { $player } defends: a die each
movement-escape-dice = { $player } tries to escape
movement-fight-own-dice = We rolled real dice: attacker first
movement-tie = A tie: throw again.
movement-escaped = { $player }, did it get away?
# $ways (text) directions
movement-escape-ways = It may go: { $ways }. At the edge or at a rock it stays, and does not escape.
movement-escape-stays = It stays where it is: this throw is no escape.
movement-got-away = It got away
movement-caught = It is caught
# $result (text) killed, repelled or escaped
movement-result =
    { $result ->
        [killed] { $attacker } wins
        [repelled] { $victim } wins
       *[escaped] { $victim } gets away
    }
movement-retry = { $player }: once more by Persistence, free
movement-again-attack = { $player }: another attack by Persistence, free
movement-outcome-nothing = Nothing happens.
movement-outcome-followed = { $attacker }: amoeba { $number } has followed by Holding and may eat there.
movement-outcome-starves = { $attacker }, amoeba { $number }: one damage point.
movement-outcome-armor = { $victim }, amoeba { $number }: Armor, one damage point only.
# $count (number) cubes of each colour
movement-outcome-cubes =
    { $count ->
        [0] Take { $victim }’s amoeba { $number } off. No cubes take its place.
        [one] { $count } cube of each colour takes the place of { $victim }’s amoeba { $number }.
       *[other] { $count } cubes of each colour take the place of { $victim }’s amoeba { $number }.
    }
movement-outcome-eaten = { $attacker } has eaten, and excretes nothing.
