### Prices, and how they are paid.

turn-with-fate = with fate for a gene

## Payment

payment-cost = Cost
# $fit (text) fits or over
# $paid (number) energy points that are paid, $needs (number) energy points of the price
payment-energy =
    { $fit ->
        [over] you pay { $paid } instead of { $needs }, the rest is lost
       *[fits] energy: { $paid } of { $needs }
    }
payment-any-gene = Any gene: which one
# $count (number) charged tokens
payment-turned = You turn whole groups (charged: { $count }); together
# $energy (text) energy points
# $count (number) trophies
payment-trophies-note = has { $count }; { $energy } each
