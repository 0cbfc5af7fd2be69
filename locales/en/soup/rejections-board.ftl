### Why the rules say "no": movement, food, attacks. Each key is the code of a refusal.

amoebas-not-kept = Amoebas are not kept one by one in quick detail.
all-have-attacked = { $player }: each amoeba attacks once a round, and all of them have.
answered-so = { $player } has used { label-gene } against this attack already.
armored = { $player } has { gene-armor }: these amoebas cannot be attacked in phase 1.
attack-open = An attack is not over yet.
bury-first = First carry out the natural deaths.
dice-count =
    { $wanted ->
        [0] No dice are thrown here: with { gene-movement-2 } you choose the direction.
        [one] One die is thrown here.
       *[other] { $wanted } dice are thrown here.
    }
direction-open = First say where the moving amoeba goes.
each-amoeba-is-kept = In full detail each amoeba pays for its own movement.
fight-dice = Enter both dice of each throw: ties are thrown again, the first uneven pair decides.
follows-itself = { $player }: amoeba { $number } does not follow itself.
gene-missing = { $player } does not have { label-gene }.
has-attacked = { $player } has attacked with it already.
has-eaten = { $player }: amoeba { $number } has had its food check.
has-moved = { $player }: amoeba { $number } has made its move.
load-unfit =
    { $most ->
        [0] { $player }: { gene-tentacle } takes no cubes along.
        [one] { $player }: { gene-tentacle } takes { $most } cube along at most, and only what lies on the board.
       *[other] { $player }: { gene-tentacle } takes { $most } cubes along at most, and only what lies on the board.
    }
escape-is-free = { $player } has { gene-streamlining }: an escape costs nothing.
moves-are-free = { $player } pays nothing for movements.
no-attack = Nobody has attacked.
no-dice-now = There is nothing to throw or to tell now.
no-host = { $player } cannot be the host: it takes somebody else’s amoeba on the same space.
no-meal = { $player }: these cubes are no meal.
no-move-open = No movement waits for its direction.
no-such-amoeba = { $player } does not have amoeba { $number } on the board.
nobody-hungry = { $player }: every amoeba has had its food check.
not-asked = { $player } is not asked now.
not-left = { $player }: amoeba { $number } has not left its space just now.
not-enough-points =
    { $player } has { $held ->
        [0] no biological points left
        [one] only { $held } biological point
       *[other] only { $held } biological points
    }; it takes { $points }.
not-on-the-dice = The dice do not lead there.
not-your-turn = It is not { $player }’s turn.
own-amoeba = { $player }: amoeba { $number } is one of the attacker’s own.
retried = { $player } has used the second attempt already.
say-the-meal = { $player }: say which cubes the amoeba eats.
starves-after-attack = { $player }: the victim of amoeba { $number } got away, so it does not eat and takes a damage point.
stays-put = { $player }: by these dice amoeba { $number } stays where it is.
