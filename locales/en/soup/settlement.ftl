### The settlement of a debt.

# $player (text) the name of the player whom it is about
settle-title = { $player } settles
# $debt (number) owed, $points (number) biological points that the player has
settle-note = Debt: { $debt }. Points in hand: { $points }.
settle-choose = Or choose genes to give up
# $count (number) what the gene pays
# $gene (text) name of the gene
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
# $genes (text) names of genes, joined
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
