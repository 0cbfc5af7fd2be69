### Prices, and how they are paid.

turn-with-fate = avec le destin pour un gène

## Le paiement

payment-cost = Coût
# $fit (text) fits ou over
payment-energy =
    { $fit ->
        [over] { $paid } payés au lieu de { $needs }, le surplus est perdu
       *[fits] énergie : { $paid } sur { $needs }
    }
payment-any-gene = Gène au choix : lequel
payment-turned = Groupes entiers à retourner (chargés : { $count }) ; en tout
# $energy (text) des points d’énergie
payment-trophies-note = en réserve : { $count } ; { $energy } chacun
