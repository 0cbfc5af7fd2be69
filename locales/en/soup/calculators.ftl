### Calculators: the ozone to come, a payment, movement and fights.

calc-ozone = Ozone
calc-payment = Payment
calc-chances = Dice

calc-genes = Genes

calc-ozone-turned = Cards turned, with the opening card
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

calc-payment-owed = Debt
calc-payment-impossible = Points and genes together are not enough.

calc-chances-movement = Movement of one’s own
calc-chances-there = One of these ways is open
calc-chances-fight = Attack against Defense
calc-chances-attacker = The attacker wins
calc-chances-defender = The defender wins
calc-chances-thrown = Dice rolled
calc-chances-one-die = 1 die
calc-chances-two-dice = 2, choose one
calc-chances-free = None: free choice
calc-chances-wanted = Where it should go
calc-chances-attacker-retries = The attacker has Persistence
calc-chances-defender-retries = The defender has Persistence
