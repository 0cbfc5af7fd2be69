### Calculators: the intruder bag and a noise roll.

calc-bag = Bag
calc-noise = Noise

calc-bag-next = The next token
# $count (number) event phases
calc-bag-in-phases =
    { $count ->
        [0] In no event phase
        [one] At least once in the next event phase
       *[other] At least once in the next { $count } event phases
    }
calc-bag-once = drawn at least once
calc-bag-start = As at the start; how many players?

