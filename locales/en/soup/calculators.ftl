### Calculators: the ozone to come, a payment, movement and fights.

calc-ozone = Ozone
calc-payment = Payment
calc-chances = Chances


# $direction (string) where everything drifts; $ozone (number) the ozone layer
calc-ozone-card =
    { $direction ->
        [west] Ozone { $ozone }, drift west
        [north] Ozone { $ozone }, drift north
        [east] Ozone { $ozone }, drift east
        [south] Ozone { $ozone }, drift south
       *[stay] Ozone { $ozone }, no drift
    }
calc-ozone-no-cards = Every card has been turned: nothing comes due any more.
calc-ozone-next = The next card
# $count (number) what is owed
calc-ozone-owes = Debt of { $count }
calc-ozone-owes-nothing = Nothing to settle
calc-ozone-average = On average
calc-ozone-to-the-end = Until the last card
calc-ozone-supposed = If no gene is given up and the game lasts as long as the cards.
calc-ozone-more = One gene more
calc-ozone-more-note = until the last card, from the next one on
# $count (number) by how much the debts change; $sign (string) more, less or same
calc-ozone-dearer =
    { $sign ->
        [same] no change
        [less] { $count } less
       *[more] { $count } more
    }

calc-payment-impossible = Points and genes together are not enough.

calc-chances-movement = Movement of one’s own
calc-chances-fight = Attack against Defense
