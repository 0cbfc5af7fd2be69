### The settlement of a debt.

settle-title = Spłaca { $player }
# $debt (number) dług, $points (number) punkty biologiczne gracza
settle-note = Dług: { $debt }, punktów masz: { $points }
settle-choose = Albo wybierz geny do odrzucenia
# $count (number) ile gen płaci
settle-gene = { $gene }: { $count }
settle-impossible = Punkty i geny nie wystarczą: idzie wszystko, co płaci.
settle-worth = Ile gen jest dla ciebie wart
settle-worth-note = W punktach: cena, przy genie wyższym także cena genu podstawowego. Od tego zależy najtańszy sposób.
settle-worth-change = Inaczej wyceń geny
# $count (number) punkty biologiczne
settle-pay =
    { $count ->
        [0] Nie ma czym płacić
        [one] Zapłać { $count } punkt
        [few] Zapłać { $count } punkty
        [many] Zapłać { $count } punktów
       *[other] Zapłać { $count } punktu
    }
# $genes (text) nazwy genów
settle-give-up = Odrzuć: { $genes }
# $count (number) punkty biologiczne
settle-both =
    { $count ->
        [0] Odrzuć: { $genes }
        [one] Zapłać { $count } punkt i odrzuć: { $genes }
        [few] Zapłać { $count } punkty i odrzuć: { $genes }
        [many] Zapłać { $count } punktów i odrzuć: { $genes }
       *[other] Zapłać { $count } punktu i odrzuć: { $genes }
    }
# $count (number) ile geny płacą ponad dług
settle-excess =
    { $count ->
        [0] nic nie przepada
        [one] nadpłata { $count } przepada
        [few] nadpłata { $count } przepada
        [many] nadpłata { $count } przepada
       *[other] nadpłata { $count } przepada
    }
