### Why the rules say no to what concerns the table, turns and phases, environment cards, genes, division, the
### ladder and corrections. Each key is the code of a rejection.

amoeba-on-board = { $player }: amoeba { $number } is already on the board.
amoebas-left =
    { $count ->
        [0] { $player }: no amoeba waits.
        [one] { $player }: { $count } amoeba has neither eaten nor starved.
       *[other] { $player }: { $count } amoebas have neither eaten nor starved.
    }
# $count (number) amoebas that can still come onto the board
amoebas-off-board =
    { $count ->
        [0] { $player } has all amoebas on the board.
        [one] { $player } has only { $count } amoeba off the board.
       *[other] { $player } has only { $count } amoebas off the board.
    }
amoebas-on-board =
    { $count ->
        [0] { $player } has no amoeba on the board.
        [one] { $player } has only { $count } amoeba on the board.
       *[other] { $player } has only { $count } amoebas on the board.
    }
# $gene (text) the advanced gene
basic-missing =
    { $gene ->
        [persistence] { $player } has no { gene-speed } to give up for { gene-persistence }.
        [movement-2] { $player } has no { gene-movement-1 } to give up for { gene-movement-2 }.
        [aggression] { $player } has no { gene-struggle } to give up for { gene-aggression }.
       *[armor] { gene-armor } is paid with { gene-defense } or { gene-escape }: { $player } does not have the one to give up.
    }
# $basic (text) the basic gene, $gene (text) the advanced one
basic-too-new = { $player } bought { label-basic } in this round: it can be given up for { label-gene } from the next one on.
# $advanced (text) the advanced gene that is held
bought-back =
    { $advanced ->
        [persistence] { $player } gave up { label-gene } for { gene-persistence } and cannot buy it back while holding that.
        [movement-2] { $player } gave up { label-gene } for { gene-movement-2 } and cannot buy it back while holding that.
        [aggression] { $player } gave up { label-gene } for { gene-aggression } and cannot buy it back while holding that.
       *[armor] { $player } gave up { label-gene } for { gene-armor } and cannot buy it back while holding that.
    }
buried-already = The natural deaths of this round have been carried out.
card-first = Turn an environment card first.
card-gone =
    { $direction ->
        [stay] The card without drift, ozone { $ozone }, is not among those left.
       *[other] The card { label-direction }, ozone { $ozone }, is not among those left.
    }
card-turned = An environment card has been turned already.
card-unknown = Say which environment card was turned.
cards-foreign = A card was turned that is none of the eleven: the game goes on with any cards.
# $copies (number) cards of the gene that there would be
copies-held =
    { $copies ->
        [0] { label-gene }: a card of it is held that there would not be.
        [one] { label-gene }: more cards are held than the { $copies } that there would be.
       *[other] { label-gene }: more cards are held than the { $copies } that there would be.
    }
# $who (text) single or several
debts-left =
    { $who ->
        [single] { $players } still owes the ozone.
       *[several] These still owe the ozone: { $players }.
    }
game-is-over = This game is over.
gene-held = { $player } already has { label-gene }.
gene-needless = { $player } would give up { label-gene } for nothing: the others pay the whole debt.
gene-not-in-game = With three players there is no { label-gene }.
gene-sold-out = No card of { label-gene } is left.
has-turn-already = It is already the turn of { $player }.
no-amoeba-left = { $player } has all { $most } amoebas on the board.
no-card-left = Every environment card has been turned.
# $gene (text) the gene to buy
not-its-basic = { label-gene } does not ask for that gene: name the one to give up.
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
    }
nothing-changed = Nothing would change.
numbers-unfit = Each player begins with two different amoebas.
options-unfit = These rules of the table are impossible. Check the numbers.
# $count (number) how many play
order-dice = { $count } players throw two dice each.
order-rolled = The dice for the ladder have been thrown.
order-tied = Two totals are alike: throw again.
owes-nothing = { $player } owes the ozone nothing.
ozone-out-of-range = An ozone layer has 0 to { $most }.
party-others-to-ask = All decide that together. At this table the host may do it.
place-out-of-range = { $player }: the ladder of this app goes from 1 to { $most }.
player-count = Primordial Soup is played by { $least } or { $most } players, not by { $count }.
points-out-of-range = { $player }: biological points go from 0 to { $most }.
say-the-basic = { $player } has { gene-defense } and { gene-escape }: say which one is given up.
score-first = Move the scoring markers first.
scored-already = The markers of this round have been moved.
space-taken = Space { $space } is taken by { $player }.
space-too-far = Markers begin on the spaces 1 to { $most }.
# $who (text) single or several
spaces-missing =
    { $who ->
        [single] { $players } has no space on the ladder yet.
       *[several] These have no space on the ladder yet: { $players }.
    }
# $least, $most (number) cubes
supply-out-of-range = Cubes in the supply, colour of { $player }: { $least } to { $most }.
wounds-out-of-range = { $player }, amoeba { $number }: damage points go from 0 to { $most }.
