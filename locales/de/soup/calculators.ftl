### Calculators: the ozone to come, a payment, movement and fights.

calc-ozone = Ozon
calc-payment = Zahlung
calc-chances = Chancen


# $direction (string) where everything drifts; $ozone (number) the ozone layer
calc-ozone-card =
    { $direction ->
        [west] Ozon { $ozone }, Strömung nach Westen
        [north] Ozon { $ozone }, Strömung nach Norden
        [east] Ozon { $ozone }, Strömung nach Osten
        [south] Ozon { $ozone }, Strömung nach Süden
       *[stay] Ozon { $ozone }, keine Strömung
    }
calc-ozone-no-cards = Alle Karten sind aufgedeckt: Es wird nichts mehr fällig.
calc-ozone-next = Die nächste Karte
# $count (number) what is owed
calc-ozone-owes = Schuld { $count }
calc-ozone-owes-nothing = Nichts zu begleichen
calc-ozone-average = Im Schnitt
calc-ozone-to-the-end = Bis zur letzten Karte
calc-ozone-supposed = Wenn niemand ein Gen abgibt und die Partie so lange dauert, wie die Karten reichen.
calc-ozone-more = Ein Gen mehr
calc-ozone-more-note = bis zur letzten Karte, ab der nächsten
# $count (number) by how much the debts change; $sign (string) more, less or same
calc-ozone-dearer =
    { $sign ->
        [same] keine Änderung
        [less] { $count } weniger
       *[more] { $count } mehr
    }

calc-payment-impossible = Punkte und Gene zusammen reichen nicht.

calc-chances-movement = Eigene Bewegung
calc-chances-fight = Angriff gegen Abwehr
