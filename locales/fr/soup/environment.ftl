### Phase 2 : la carte d’environnement est révélée, les dettes se règlent.

## Sur la page de chaque phase

# $count (number) points d’énergie du joueur
phase-points =
    { $count ->
        [0] aucun point d’énergie
        [one] { $count } point d’énergie
        [many] { $count } points d’énergie
       *[other] { $count } points d’énergie
    }
# $player (text) joueur ou gène, $what (text) ce qui en relève
phase-of = { $player } : { $what }
# $count (number) points d’énergie, au plus court
phase-points-short = { $count } pts
phase-genes = Gènes qui comptent maintenant
# $now, $then (text) cases sur l’échelle avec leur signe
score-gain = décompte { $now }, puis { $then }

## La carte

environment-turn = Révéler une carte d’environnement
environment-turn-note = Elle dit où tout dérive désormais, et le niveau d’ozone.
environment-own-card = Nous l’avons tirée : laquelle ?
environment-chance = Risque de dette à cette carte
environment-chance-note = Chaque carte encore cachée a autant de chances que les autres.
environment-no-chance = Aucune des cartes restantes n’endette qui que ce soit.
# $owed (number) la plus grande dette, $payment (text) ce qui la paie
environment-worst = au pire { $owed }, au moins cher : { $payment }
# $count (number) points de mutation
environment-may-owe =
    { $count ->
        [0] { $player }, aucun point de mutation
        [one] { $player }, { $count } point de mutation
        [many] { $player }, { $count } points de mutation
       *[other] { $player }, { $count } points de mutation
    }

## Qui a une dette

environment-debt-note = Chaque point de mutation au-delà de l’ozone se paie : en points ou en gènes.
environment-who = Qui a une dette
environment-settled = réglée
# $count (number) la dette, $points (number) points d’énergie du joueur
environment-owes =
    { $count ->
        [0] { $player } : pas de dette
        [one] { $player } : dette de { $count }, points d’énergie : { $points }
        [many] { $player } : dette de { $count }, points d’énergie : { $points }
       *[other] { $player } : dette de { $count }, points d’énergie : { $points }
    }

## Le paiement

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
