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
calc-bag-phases = Event phases ahead
calc-bag-once = drawn at least once
calc-bag-start = As at the start; how many players?

calc-noise-corridors = Noise lies in
# $number (number) of the corridor
calc-noise-corridor = { $number }
calc-noise-corridors-note = numbers of the corridors beside the room
calc-noise-slimed = The character is slimed
calc-noise-near = Intruders next door
calc-noise-near-note = in a neighbouring room, not in combat
calc-noise-come = Intruders move in
calc-noise-new = New noise
calc-noise-nothing = Nothing
