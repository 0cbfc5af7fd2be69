### Co się liczy, dokąd płyną ameby i jak spłaca się dług.

term-biological-points = Punkty biologiczne

# $direction (string)
direction =
    { $direction ->
        [west] Zachód
        [north] Północ
        [east] Wschód
        [south] Południe
       *[stay] Na miejscu
    }

payment-cheapest = Najtańszy sposób
payment-others = Inne sposoby
# $count (number) zapłacone punkty i wartość odrzuconych genów po odjęciu punktów, które wracają
payment-lost = w sumie warte { $count }
# $count (number) ile geny płacą ponad dług
payment-excess = nadpłata { $count }
# $count (number) ile punktów biologicznych wraca
payment-returned =
    { $count ->
        [0] nic nie wraca
        [one] wraca { $count } punkt
        [few] wracają { $count } punkty
        [many] wraca { $count } punktów
       *[other] wraca { $count } punktu
    }
