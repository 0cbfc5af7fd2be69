### Calculateurs : l’ozone à venir, un paiement, les déplacements et les combats.

calc-ozone = Ozone
calc-payment = Paiement
calc-chances = Dés

calc-genes = Gènes

calc-ozone-turned = Cartes révélées, première carte comprise
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

calc-payment-owed = Dette
calc-payment-impossible = Points et gènes ensemble ne suffisent pas.

calc-chances-movement = Par ses propres moyens
calc-chances-there = Une de ces directions est possible
calc-chances-fight = Attaque contre Défense
calc-chances-attacker = L’attaquant l’emporte
calc-chances-defender = Le défenseur l’emporte
calc-chances-thrown = Dés lancés
calc-chances-one-die = 1 dé
calc-chances-two-dice = 2, un au choix
calc-chances-free = Aucun : au choix
calc-chances-wanted = Où l’amibe doit aller
calc-chances-attacker-retries = L’attaquant a Endurance
calc-chances-defender-retries = Le défenseur a Endurance
