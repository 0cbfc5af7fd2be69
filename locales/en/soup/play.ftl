### What several parts of the rulebook say.

## Labels of the journal

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
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
# $host (text) the name of whoever pays as the host of a parasite, or none, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-eat-drifting =
    { $host ->
        [none] { $player }: amoeba { $number } drifts { label-direction } and eats
       *[other] { $player }: amoeba { $number } drifts { label-direction } and eats, { $host } pays 1 point
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-starve-drifting = { $player }: amoeba { $number } drifts { label-direction } and starves
# $player (text) the name of whoever did it, $moved (number) amoebas that eat where they are,
# $drifting (number) amoebas that drift first
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
# $player (text) the name of whoever did it, $number (number) printed on the amoeba,
# $victim-number (number) printed on the amoeba that is attacked, $victim (text) the name of whoever is attacked
label-attack-drifting = { $player }: amoeba { $number } drifts { label-direction } and attacks amoeba { $victim-number } of { $victim }, { label-price }
label-attack-drifting-ended = { label-attack-drifting }: { label-attack-end }
# $player (text) the name of whoever did it
label-correct-gene-earlier = { $player } has { label-gene } since an earlier round

## Refusals

amoebas-not-kept = Amoebas are not kept one by one in quick detail. Change the detail in the menu.
attack-open = Finish the attack first.
bury-first = First carry out the natural deaths.
# $wanted (number) how many dice are rolled
dice-count =
    { $wanted ->
        [0] Roll no dice here: choose the direction with { gene-movement-2 }.
        [one] Roll one die here.
       *[other] Roll { $wanted } dice here.
    }
direction-open = First say where the moving amoeba goes.
each-amoeba-is-kept = In full detail each amoeba pays for its own movement. Move them one by one.
# $player (text) the name of the player whom it is about
gene-missing = { $player } does not have { label-gene }. Choose another gene.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
has-moved = { $player }: amoeba { $number } has made its move. Choose another amoeba.
# $player (text) the name of the player whom it is about
no-host = { $player } cannot be the host: it takes somebody else’s amoeba on the same space. Choose somebody else.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
no-such-amoeba = { $player } does not have amoeba { $number } on the board. Choose another amoeba.
# $player (text) the name of the player whom it is about, $held (number) biological points that the player has,
# $points (number) biological points that it takes
not-enough-points =
    { $player } has { $held ->
        [0] no biological points left
        [one] only { $held } biological point
       *[other] only { $held } biological points
    }; it takes { $points }. Choose something else.
# $player (text) the name of the player whom it is about
not-your-turn = It is not { $player }’s turn. Wait for it.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
amoeba-on-board = { $player }: amoeba { $number } is already on the board. Choose another amoeba.
# $count (number) amoebas that can still come onto the board
# $player (text) the name of the player whom it is about
amoebas-off-board =
    { $count ->
        [0] { $player } has all amoebas on the board.
        [one] { $player } has only { $count } amoeba off the board.
       *[other] { $player } has only { $count } amoebas off the board.
    } Choose fewer, or correct the number.
# $count (number) amoebas on the board, $player (text) the name of the player whom it is about
amoebas-on-board =
    { $count ->
        [0] { $player } has no amoeba on the board.
        [one] { $player } has only { $count } amoeba on the board.
       *[other] { $player } has only { $count } amoebas on the board.
    } Choose fewer, or correct the number.
card-first = Turn an environment card first.
game-is-over = This game is over. Undo the end to go on.
# $phase (text) the phase that it is
not-now =
    { $phase ->
        [setup] The set-up is still under way.
        [movement] Phase 1 is on: movement and food.
        [environment] Phase 2 is on: environment and gene defects.
        [genes] Phase 3 is on: new genes.
        [division] Phase 4 is on: cell division.
        [deaths] Phase 5 is on: natural deaths.
       *[scoring] Phase 6 is on: scoring.
    } Finish that first.
nothing-changed = Nothing would change. Choose something else.
# $least (number) the smaller number of players, $most (number) the larger one, $count (number) how many were named
player-count = Primordial Soup is played by { $least } or { $most } players, not by { $count }. Change the number of seats.
