### Prices, and how they are paid.

turn-with-fate = mit Schicksal statt eines Gens

## Payment

payment-cost = Kosten
# $fit (text) fits or over
# $paid (number) energy points that are paid, $needs (number) energy points of the price
payment-energy =
    { $fit ->
        [over] du zahlst { $paid } statt { $needs }, der Rest verfällt
       *[fits] Energie: { $paid } von { $needs }
    }
payment-any-gene = Beliebiges Gen: welches
# $count (number) charged tokens
payment-turned = Du entlädst ganze Gruppen (geladen: { $count }); zusammen
# $energy (text) energy points
# $count (number) trophies
payment-trophies-note = hat { $count }; je { $energy }
