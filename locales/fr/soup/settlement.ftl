### The settlement of a debt.

settle-title = { $player } règle sa dette
# $debt (number) la dette, $points (number) points d’énergie du joueur
settle-note = Dette : { $debt }. Points : { $points }.
settle-choose = Ou choisir les gènes à défausser
# $count (number) ce que paie le gène
settle-gene = { $gene } : { $count }
settle-impossible = Points et gènes ne suffisent pas : tout ce qui paie y passe.
settle-worth = Ce que vaut un gène
settle-worth-note = En points : le prix, plus celui du gène de base pour un gène supérieur. La façon la moins chère en dépend.
settle-worth-change = Estimer autrement les gènes
# $count (number) points d’énergie
settle-pay =
    { $count ->
        [0] Pas de quoi payer
        [one] Payer { $count } point
        [many] Payer { $count } points
       *[other] Payer { $count } points
    }
# $genes (text) noms de gènes
settle-give-up = Défausser { $genes }
# $count (number) points d’énergie
settle-both =
    { $count ->
        [0] Défausser { $genes }
        [one] Payer { $count } point, défausser { $genes }
        [many] Payer { $count } points, défausser { $genes }
       *[other] Payer { $count } points, défausser { $genes }
    }
# $count (number) ce que les gènes paient au-delà de la dette
settle-excess =
    { $count ->
        [0] rien n’est perdu
        [one] surplus perdu : { $count }
        [many] surplus perdu : { $count }
       *[other] surplus perdu : { $count }
    }
