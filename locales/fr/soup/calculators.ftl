### Calculateurs : l’ozone à venir, un paiement, les déplacements et les combats.

calc-ozone = Ozone
calc-payment = Paiement
calc-chances = Chances


# $direction (string) où tout dérive ; $ozone (number) niveau d’ozone
calc-ozone-card =
    { $direction ->
        [west] Ozone { $ozone }, dérive vers l’ouest
        [north] Ozone { $ozone }, dérive vers le nord
        [east] Ozone { $ozone }, dérive vers l’est
        [south] Ozone { $ozone }, dérive vers le sud
       *[stay] Ozone { $ozone }, pas de dérive
    }
calc-ozone-no-cards = Toutes les cartes sont révélées : plus rien à payer.
calc-ozone-next = Prochaine carte
# $count (number) la dette
calc-ozone-owes = Dette : { $count }
calc-ozone-owes-nothing = Pas de dette
calc-ozone-average = En moyenne
calc-ozone-to-the-end = Jusqu’à la dernière carte
calc-ozone-supposed = Si aucun gène n’est défaussé et que la partie dure autant que les cartes.
calc-ozone-more = Un gène de plus
calc-ozone-more-note = de la prochaine à la dernière carte
# $count (number) de combien changent les dettes ; $sign (string) more, less ou same
calc-ozone-dearer =
    { $sign ->
        [same] sans effet
        [less] { $count } de moins
       *[more] { $count } de plus
    }

calc-payment-impossible = Points et gènes ensemble ne suffisent pas.

calc-chances-movement = Par ses propres moyens
calc-chances-fight = Attaque contre Défense
