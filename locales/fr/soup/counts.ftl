### Ce qui se compte, où vont les amibes, et comment se paie une dette.

term-biological-points = Points d’énergie

# $direction (string)
direction =
    { $direction ->
        [west] Ouest
        [north] Nord
        [east] Est
        [south] Sud
       *[stay] Sur place
    }

payment-cheapest = Le moins cher
payment-others = Autres façons
# $count (number) points payés et valeur des gènes défaussés, moins les points qui reviennent
payment-lost = en tout : { $count }
# $count (number) ce que les gènes paient au-delà de la dette
payment-excess = { $count } de trop
# $count (number) points d’énergie qui reviennent
payment-returned =
    { $count ->
        [0] rien ne revient
        [one] { $count } point revient
        [many] { $count } points reviennent
       *[other] { $count } points reviennent
    }
