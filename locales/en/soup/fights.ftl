### Attacks, answers, dice, outcomes.

## Attacking

fight-attack-poor = No biological point left for an attack.
fight-attack-not = No attack
fight-attack = Attack
# $player (text) whose amoeba, $number (number) of it, $count (number) biological points
fight-attack-now =
    { $count ->
        [0] Attack { $player }, amoeba { $number }: free
        [one] Attack { $player }, amoeba { $number }: { $count } point
       *[other] Attack { $player }, amoeba { $number }: { $count } points
    }
# $way (text) a direction in words, the rest as above
# $count (number) biological points, $player (text) the name of whoever is attacked,
# $number (number) printed on the amoeba that is attacked
fight-attack-now-drifting =
    { $count ->
        [0] Drift { $way }, attack { $player }, amoeba { $number }: free
        [one] Drift { $way }, attack { $player }, amoeba { $number }: { $count } point
       *[other] Drift { $way }, attack { $player }, amoeba { $number }: { $count } points
    }
fight-victim = Which amoeba on the same space?
# $way (text) a direction in words
fight-victim-drifting = It drifts { $way }: which amoeba on the space there?
# $number, $other (number) of the amoebas
# $attacker (text) the name of whoever attacks, $victim (text) the name of whoever is attacked
fight-sides = { $attacker }, amoeba { $number }, attacks { $victim }, amoeba { $other }
fight-attacker = attacks
fight-attacked = is attacked
fight-answer = How to answer the attack?
# $answer (text) defend or escape
fight-answer-failed =
    { $answer ->
        [defend] The defence has failed.
       *[escape] The escape has failed.
    }
fight-if-defends = If it defends itself
# $player (text) the name of whoever wins the fight
fight-wins = { $player } wins
# $count (number) biological points
fight-defend =
    { $count ->
        [0] Defend, free
        [one] Defend: { $count } point
       *[other] Defend: { $count } points
    }
# $count (number) biological points
fight-escape =
    { $count ->
        [0] Escape, free
        [one] Escape: { $count } point
       *[other] Escape: { $count } points
    }
# $phase (text) movement: it would be eaten; deaths: killed, or wounded
fight-yield =
    { $phase ->
        [movement] Let it be eaten
       *[deaths] Give in
    }
fight-defence-dice = Defence: a die each
fight-own-dice = We rolled real dice: attacker first
fight-tie = A tie: roll again.
fight-escape-dice = An attempt to escape
fight-escaped = Did it get away?
# $ways (text) directions
fight-escape-ways = It may go: { $ways }. At the edge or at a rock it stays, and does not escape.
fight-escape-stays = It stays where it is: this roll is no escape.
fight-got-away = It got away
fight-caught = It is caught
# $result (text) killed, repelled or escaped
# $attacker (text) the name of whoever attacks, $victim (text) the name of whoever is attacked
fight-result =
    { $result ->
        [killed] { $attacker } wins
        [repelled] { $victim } wins
       *[escaped] { $victim } gets away
    }
# $player (text) the name of the player whom it is about
fight-retry = { $player }: once more by Persistence, free
# $player (text) the name of the player whom it is about
fight-again-attack = { $player }: another attack by Persistence, free
fight-outcome-nothing = Nothing happens.
# $attacker (text) the name of whoever attacks, $number (number) printed on the amoeba that attacked
fight-outcome-followed = { $attacker }: amoeba { $number } has followed by Holding and may eat there.
# $attacker (text) the name of whoever attacks, $number (number) printed on the amoeba that attacked
fight-outcome-starves = { $attacker }, amoeba { $number }: one damage point.
# $victim (text) the name of whoever is attacked, $number (number) printed on the amoeba that was attacked
fight-outcome-armor = { $victim }, amoeba { $number }: Armor, one damage point only.
# $count (number) cubes of each colour
# $victim (text) the name of whoever is attacked, $number (number) printed on the amoeba that was attacked
fight-outcome-cubes =
    { $count ->
        [0] Take { $victim }’s amoeba { $number } off. No cubes take its place.
        [one] { $count } cube of each colour takes the place of { $victim }’s amoeba { $number }.
       *[other] { $count } cubes of each colour take the place of { $victim }’s amoeba { $number }.
    }
# $attacker (text) the name of whoever attacks
fight-outcome-eaten = { $attacker } has eaten, and excretes nothing.

## Labels of the journal

# $player (text) the name of whoever did it, $number (number) printed on the amoeba that attacks,
# $victim-number (number) printed on the amoeba that is attacked, $victim (text) the name of whoever is attacked
label-attack = { $player }: amoeba { $number } attacks amoeba { $victim-number } of { $victim }, { label-price }
label-attack-ended = { label-attack }: { label-attack-end }
# $end (text) eaten, slain or wounded
label-attack-end =
    { $end ->
        [slain] it dies
        [wounded] a damage point
       *[eaten] eaten
    }
# $answer (text) how it was answered, or what came of it: yield, slain, wounded, defend or escape;
# $player (text) the name of whoever is attacked, $number (number) printed on the amoeba
label-answer-attack =
    { $answer ->
        [yield] { $player }: amoeba { $number } is eaten
        [slain] { $player }: amoeba { $number } dies
        [wounded] { $player }: amoeba { $number } takes a damage point, { gene-armor }
        [defend] { $player }: amoeba { $number } defends itself, { label-price }
       *[escape] { $player }: amoeba { $number } tries to escape, { label-price }
    }
# $dice (text) the faces, or none, $attacker (text) the name of whoever attacks,
# $victim (text) the name of whoever is attacked
label-roll-fight =
    { $dice ->
        [none] { $attacker } against { $victim }: the dice of the fight
       *[other] { $attacker } against { $victim }: the dice of the fight ({ $dice })
    }
# $dice (text) the faces, or none, $player (text) the name of whoever did it
label-retry-fight =
    { $dice ->
        [none] { $player } rolls again, { gene-persistence }
       *[other] { $player } rolls again, { gene-persistence } ({ $dice })
    }
# $dice (text) the faces, or none, $victim (text) the name of whoever escapes
label-roll-escape =
    { $dice ->
        [none] { $victim }: the dice of the escape
       *[other] { $victim }: the dice of the escape ({ $dice })
    }
# $escaped (text) yes or no: whether it got away; $victim (text) the name of whoever is attacked,
# $victim-number (number) printed on the amoeba that is attacked
label-tell-escape =
    { $escaped ->
        [yes] { $victim }: amoeba { $victim-number } escapes
       *[no] { $victim }: amoeba { $victim-number } does not escape
    }
# $result (text) how it ended: killed, slain, wounded, repelled or escaped;
# $victim (text) the name of whoever is attacked, $victim-number (number) printed on the amoeba that is attacked
label-close-fight =
    { $result ->
        [killed] { $victim }: amoeba { $victim-number } is eaten
        [slain] { $victim }: amoeba { $victim-number } dies
        [wounded] { $victim }: amoeba { $victim-number } takes a damage point, { gene-armor }
        [repelled] { $victim }: amoeba { $victim-number } repels the attack
       *[escaped] { $victim }: amoeba { $victim-number } is away
    }

## Refusals

# $player (text) the name of the player whom it is about
answered-so = { $player } has used { label-gene } against this attack already. Choose another answer.
# $player (text) the name of the player whom it is about
armored = { $player } has { gene-armor }: these amoebas cannot be attacked in phase 1. Choose another victim.
fight-dice = Enter both dice of each roll: ties are rolled again, the first uneven pair decides.
# $player (text) the name of the player whom it is about
has-attacked = { $player } has attacked with it already. Choose another amoeba.
no-attack = Nobody has attacked. Begin an attack first.
no-dice-now = There is nothing to roll or to tell now. Play on.
# $player (text) the name of the player whom it is about
not-asked = { $player } is not asked now. Let the others answer.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
own-amoeba = { $player }: amoeba { $number } is one of the attacker’s own. Choose another amoeba.
# $player (text) the name of the player whom it is about
retried = { $player } has used the second attempt already. Keep the result.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
stays-put = { $player }: by these dice amoeba { $number } stays where it is. Leave it there.
