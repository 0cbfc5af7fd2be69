### What is counted, where amoebas go, and how a debt is paid.

term-biological-points = Biological points

# $direction (string)
direction =
    { $direction ->
        [west] West
        [north] North
        [east] East
        [south] South
       *[stay] Stay
    }

payment-cheapest = The cheapest way
payment-others = Other ways
# $count (number) points paid and what the genes given up are worth, less the points that come back
payment-lost = worth { $count } in all
# $count (number) what the genes pay beyond the debt
payment-excess = { $count } too much
# $count (number) biological points that come back
payment-returned =
    { $count ->
        [0] nothing comes back
        [one] { $count } point comes back
       *[other] { $count } points come back
    }
