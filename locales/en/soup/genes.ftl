### Phase 3: the market of gene cards.

genes-none = no gene cards yet
genes-can-buy = Can be bought
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
        [0] In phase 4 there are { $points } points then.
        [one] In phase 4 there are { $points } points then, for { $count } amoeba.
       *[other] In phase 4 there are { $points } points then, for { $count } amoebas.
    }
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
genes-buy =
    { $count ->
        [0] { $gene }: free
        [one] { $gene }: buy for { $count } point
       *[other] { $gene }: buy for { $count } points
    }
