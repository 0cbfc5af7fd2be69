### Phase 3: the market of gene cards.

genes-none = no gene cards yet
genes-can-buy = Buy a gene
genes-nobody = Nobody else buys
genes-cannot-buy = Not now
# $count (number) gene cards
genes-folded =
    { $count ->
        [0] Not now: none
        [one] Not now: { $count } gene
       *[other] Not now: { $count } genes
    }
# $points (number) biological points, $count (number) amoebas
genes-then =
    { $count ->
        [0] That leaves { $points } points in phase 4.
        [one] That leaves { $points } points in phase 4, for { $count } amoeba.
       *[other] That leaves { $points } points in phase 4, for { $count } amoebas.
    }
# The words above the figures of the genes, to be pressed
genes-columns = What the figures mean
genes-column-mutation = Mutation points: whoever has more than the ozone layer owes the difference.
genes-column-ozone = Extra debt to the ozone layer until the last environment card.
genes-column-steps = Extra steps on the ladder in every scoring.
genes-column-price = The price in biological points: a tap on it buys the card.
genes-head-mutation = mut.
genes-head-ozone = ozone
genes-head-steps = steps
genes-head-price = price
genes-ozone-note = Ozone: average rise of your debts, if you give up no gene and every card is turned.
# $count (number) cards left
genes-copies =
    { $count ->
        [0] none left
        [one] { $count } card left
       *[other] { $count } cards left
    }
# $count (number) biological points
genes-price =
    { $count ->
        [0] costs nothing
        [one] costs { $count } point
       *[other] costs { $count } points
    }
genes-ozone-nothing = Ozone: costs nothing until the last card
# $next (text) a number with its sign; $total (text) until the last card
genes-ozone = Ozone: { $next } at the next card, { $total } until the last
# $genes (text) one gene, or several with "or"
genes-gives-up = gives up { $genes }
genes-which-basic = Which gene is given up?
# $count (number) biological points
# $gene (text) name of the gene
genes-buy =
    { $count ->
        [0] { $gene }: free
        [one] { $gene }: buy for { $count } point
       *[other] { $gene }: buy for { $count } points
    }
genes-bought-so-far = Bought in this round
# $genes (text) names of genes, $count (number) biological points paid in all
genes-bought =
    { $count ->
        [0] { $genes }, free
        [one] { $genes }, { $count } point
       *[other] { $genes }, { $count } points
    }

## Labels of the journal

# $basic (text) code of a basic gene that can be given up
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $given-up (text) the basic gene that is given up, or none
# $player (text) the name of whoever did it
label-buy-gene =
    { $given-up ->
        [none] { $player } buys { label-gene }, { label-price }
        [speed] { $player } buys { label-gene } for { gene-speed }, { label-price }
        [movement-1] { $player } buys { label-gene } for { gene-movement-1 }, { label-price }
        [struggle] { $player } buys { label-gene } for { gene-struggle }, { label-price }
        [defense] { $player } buys { label-gene } for { gene-defense }, { label-price }
       *[escape] { $player } buys { label-gene } for { gene-escape }, { label-price }
    }

## Refusals

# $gene (text) the advanced gene
# $player (text) the name of the player whom it is about
basic-missing =
    { $gene ->
        [persistence] { $player } has no { gene-speed } to give up for { gene-persistence }.
        [movement-2] { $player } has no { gene-movement-1 } to give up for { gene-movement-2 }.
        [aggression] { $player } has no { gene-struggle } to give up for { gene-aggression }.
       *[armor] { gene-armor } is paid with { gene-defense } or { gene-escape }: { $player } does not have the one to give up.
    } Choose another gene.
# $basic (text) the basic gene, $gene (text) the advanced one
# $player (text) the name of the player whom it is about
basic-too-new = { $player } bought { label-basic } in this round: it can be given up for { label-gene } from the next one on. Wait until then.
# $advanced (text) the advanced gene that is held
# $player (text) the name of the player whom it is about
bought-back =
    { $advanced ->
        [persistence] { $player } gave up { label-gene } for { gene-persistence } and cannot buy it back while holding that.
        [movement-2] { $player } gave up { label-gene } for { gene-movement-2 } and cannot buy it back while holding that.
        [aggression] { $player } gave up { label-gene } for { gene-aggression } and cannot buy it back while holding that.
       *[armor] { $player } gave up { label-gene } for { gene-armor } and cannot buy it back while holding that.
    } Choose another gene.
# $gene (text) the gene to buy
not-its-basic = { label-gene } does not ask for that gene: name the one to give up.
# $player (text) the name of the player whom it is about
say-the-basic = { $player } has { gene-defense } and { gene-escape }: say which one is given up.
