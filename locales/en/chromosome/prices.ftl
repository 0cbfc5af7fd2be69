### Prices, and how they are paid.

turn-with-fate = with fate for a gene

## Payment

payment-cost = Cost
# $fit (text) fits or over
payment-energy =
    { $fit ->
        [over] you pay { $paid } instead of { $needs }, the rest is lost
       *[fits] energy: { $paid } of { $needs }
    }
payment-any-gene = Any gene: which one
payment-turned = You turn whole groups (charged: { $count }); together
# $energy (text) energy points
payment-trophies-note = has { $count }; { $energy } each
