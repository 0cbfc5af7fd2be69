### Phase 2: the environment card is turned, debts are settled.

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

## The card

environment-turn = Turn an environment card
environment-turn-note = It says where everything drifts from now on, and how thick the ozone layer is.
environment-own-card = Turned on the table: which one?
environment-chance = Will owe at this card
environment-chance-note = Every card not turned yet is as likely as any other.
environment-no-chance = No card that is left makes anybody owe.
# $owed (number) the largest debt, $payment (text) what pays it
environment-worst = at worst { $owed }, cheapest with { $payment }
# $count (number) mutation points
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
environment-owes =
    { $count ->
        [0] { $player } owes nothing
        [one] { $player } owes { $count }, biological points: { $points }
       *[other] { $player } owes { $count }, biological points: { $points }
    }

## Settling

settle-title = { $player } settles
# $debt (number) owed, $points (number) biological points that the player has
settle-note = Debt: { $debt }. Points in hand: { $points }.
settle-choose = Or choose genes to give up
# $count (number) what the gene pays
settle-gene = { $gene }: { $count }
settle-impossible = Points and genes are not enough: all that pays goes.
settle-worth = What a gene is worth to you
settle-worth-note = In points: the price, of an advanced gene with that of its basic one. The cheapest way follows it.
settle-worth-change = Weigh the genes differently
# $count (number) biological points
settle-pay =
    { $count ->
        [0] Nothing to pay with
        [one] Pay { $count } point
       *[other] Pay { $count } points
    }
# $genes (text) names of genes
settle-give-up = Give up { $genes }
# $count (number) biological points
settle-both =
    { $count ->
        [0] Give up { $genes }
        [one] Pay { $count } point, give up { $genes }
       *[other] Pay { $count } points, give up { $genes }
    }
# $count (number) what the genes pay beyond the debt
settle-excess =
    { $count ->
        [0] nothing is lost
        [one] { $count } too much, which is lost
       *[other] { $count } too much, which is lost
    }
