### Calculatrices : le contrôle final, et ce que vaut un repos de plus.

calc-infection = Final

## Encore un repos, une carte de moins

rest-sheet = Chances de survie
rest-now = Si le voyage finissait maintenant
rest-title = Encore un repos, une carte de moins
rest-nothing = Aucune carte Contamination à scanner.
rest-same = Un repos ne change rien pour l’instant.
rest-worse = Un repos coûte plus qu’il ne rapporte.
# $count (number) scans, $points (text) points de pourcentage
rest-better =
    { $count ->
        [0] Le mieux : aucun scan.
        [one] Le mieux : un scan, +{ $points } pt.
        [many] Le mieux : { $count } scans, +{ $points } pt.
       *[other] Le mieux : { $count } scans, +{ $points } pt.
    }
# $count (number) scans
rest-scans =
    { $count ->
        [0] aucun scan
        [one] { $count } carte scannée
        [many] { $count } cartes scannées
       *[other] { $count } cartes scannées
    }
# $points (text) points de pourcentage
rest-gains = { $points } pt de plus
rest-loses = { $points } pt de moins
rest-even = rien ne change
# $share (text) pour cent
rest-dies = mort au scan : { $share }
rest-card = carte Mutation : { $share }
rest-note = Chaque scan retire une carte Contamination du paquet. Une carte infectée donne un marqueur, ou la carte Mutation.
rest-note-stays = Le scan d’une carte Contamination non infectée la retire du paquet. Une carte infectée y reste, et donne un marqueur ou la carte Mutation.
