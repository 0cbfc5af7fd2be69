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
# $count (number) zapłacone punkty i wartość odrzuconych genów
payment-lost = w sumie warte { $count }
# $count (number) ile geny płacą ponad dług
payment-excess = nadpłata { $count }
