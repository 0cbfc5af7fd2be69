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
payment-lost =
    { $count ->
        [0] ne vaut rien
        [one] vaut { $count } point
        [many] vaut { $count } points
       *[other] vaut { $count } points
    }
# $count (number) ce que les gènes paient au-delà de la dette
payment-excess =
    { $count ->
        [0] rien de perdu
        [one] { $count } perdu
        [many] { $count } perdus
       *[other] { $count } perdus
    }
# $count (number) points d’énergie qui reviennent
payment-returned =
    { $count ->
        [0] rien ne revient
        [one] { $count } point revient
        [many] { $count } points reviennent
       *[other] { $count } points reviennent
    }
