### A player's turn: what it may and must contain, what it costs and how it is paid.

turn-may = You may also
turn-must = Choose one action
turn-move = Move
turn-late-move = { $player } may still move
turn-move-note = once, before or after the action
turn-recover = Recover fate
# $span (text) how often: turn or round
turn-recovered =
    { $span ->
        [turn] done this turn
       *[round] done this round
    }
turn-fate-full = fate is full: { $count }
turn-discard = Discard building genes
turn-discard-note = each: irradiation −{ $relief }
turn-not-irradiated = not irradiated
turn-no-building = no building genes
turn-fate-gene = Fate as a gene
turn-pass-note = out of the round; still defends
turn-pass-late = not after another action
# $next (text) what follows this turn, in small letters
turn-done = Done, { $next }
# $action (text) what the button does; $next (text) what follows this turn, in small letters
turn-then = { $action }, { $next }
turn-keep = keep the turn
turn-costs = costs { $price }
# $count (number) tokens that are turned to pay energy
turn-turned =
    { $count ->
        [one] turn { $count } token
       *[other] turn { $count } tokens
    }
# $players (text) names; $who (text) single or several
turn-out =
    { $who ->
        [single] { $players } is out
       *[several] { $players } are out
    }
turn-spark-note = + energy for distance
turn-supply-empty = no tokens in supply
turn-each-token = per token
turn-with-fate = with fate for a gene
growth-short = Not enough for { $tokens }. { $why }
turn-genes-full = all { $most } genes taken
turn-cheapest = the cheapest gene
turn-evolution-note = + energy for the gene
turn-free = free
turn-lacks =
    { $gene ->
        [action] Action genes: you have { $has }, { $needs } needed
        [telepathy] Telepathy genes: you have { $has }, { $needs } needed
        [combat] Combat genes: you have { $has }, { $needs } needed
        [building] Building genes: you have { $has }, { $needs } needed
       *[any] Genes: you have { $has }, { $needs } needed
    }
turn-lacks-energy =
    { $count ->
        [one] { $count } energy point short
       *[other] { $count } energy points short
    }
turn-area = Space no. { $number } · power { $power }
turn-area-room = Room { $room } · power { $power }

## Payment

payment-cost = Cost
# $fit (text) fits or over
payment-energy =
    { $fit ->
        [over] you pay { $paid } instead of { $needs }, the rest is lost
       *[fits] energy: { $paid } of { $needs }
    }
payment-fate-gene = Fate as { named-gene }
payment-any-gene = Any gene: which one
payment-turned = You turn whole groups (charged: { $count }); together
payment-trophies-note = has { $count }; 2 energy each

## The move, and what stands beside the action

move-note = When a charged group merges with a discharged one, the whole is discharged.
move-plain = Nothing was discharged
move-merged =
    { $count ->
        [one] { $count } token was discharged
       *[other] { $count } tokens were discharged
    }
# $span (text) how often: turn or round
recover-note =
    { $span ->
        [turn] Makes it { $fate }. Once a turn.
       *[round] Makes it { $fate }. Once a round.
    }
recover-confirm = Recover a fate point
discard-active = Active building genes
discard-passive = Passive building genes
discard-left = Irradiation: from { $before } to { $after }
discard-confirm =
    { $count ->
        [0] Discard building genes
        [one] Discard { $count } gene
       *[other] Discard { $count } genes
    }
# beside discarded genes (or instead of any) a fate point as a building gene
discard-confirm-fate =
    { $count ->
        [0] Spend a fate point as a gene
        [one] Discard { $count } gene and spend a fate point
       *[other] Discard { $count } genes and spend a fate point
    }
discard-known = building genes noted: { $count }
fate-gene-note = Once a round, not in a battle. Costs a fate point.

## Growth

growth-group = One group
growth-spread = Empty rooms
growth-how-many = How many tokens
growth-charged = The group is charged
growth-charged-note = the added tokens are charged too
growth-confirm = Growth: { $tokens }

## Evolution

evolution-owned = owns { $count } · { $energy }
turn-by-die = Gene from the die
evolution-faces = Genes on the die’s faces
evolution-faces-first = first: which gene on which face
evolution-choose = Choose a gene
evolution-roll = Pay and roll
evolution-confirm = Attach { named-gene }

## Impulse

impulse-new = New
impulse-add = Add
impulse-draw = Draw
impulse-room = In which room
impulse-charged = Charged tokens
impulse-charged-note = adjacent groups, up to size { $power }
# $way (text) new, add or draw
impulse-confirm =
    { $way ->
        [new] New space, power { $power }
        [add] Add, power { $power }
       *[draw] Draw energy
    }

## Special action

# $species (text) the name of a species
special-of = Special: { $species }
special-loose = If your player board has them:
special-others = Actions of other species
special-others-note = and any other, by its name
special-name = Another name
special-choose = Choose an action
# $action (text) the name that a player has typed
special-open = Choose: { $action }
special-rest = add what else it did
special-whom = Whom does it concern?
special-confirm = { named-action }
special-confirm-whom = { named-action }: { $player }
special-rest-confirm = { named-action }: something else
special-change = Change what it does
special-change-all = Change effect and cost
special-changes = What changes
special-part-captured = Tokens taken as trophies
special-part-placed = New tokens
special-part-removed = Tokens to the supply
special-part-charged = Charged or discharged
special-part-dose = Irradiation
special-part-genes = Gene
special-part-cubes = Radiation cubes
special-part-move = Moving a radioactive space
special-gene-owner = Whose gene
special-gene-from = Which gene
special-gene-to = What happens to it
# $gene (text) code of a gene
special-gene-passive =
    { $gene ->
       *[action] Action gene, passive
        [telepathy] Telepathy gene, passive
        [combat] Combat gene, passive
        [building] Building gene, passive
    }
special-gene-into = to { named-gene }
# $number (number) which one in order
special-gene-number = Gene { $number }
special-gene-more = One more gene
special-gene-remove = Remove gene { $number }
special-gene-new = New gene
special-gene-gone = discarded
special-new-area = New radioactive space
special-which-area = Which radioactive space
special-in-room = In which room
special-to-room = To which room
special-effect = What it sets off
special-effect-plain = Nothing further
special-effect-battle = A battle
special-effect-again = One more action
special-effect-wave = A resistance test
special-gene-back = The gene that becomes active again
special-no-area = There is no radioactive space on the list.
special-price = Cost on the player board
special-to-battle = To the battle

## Genes on the faces of the die

gene-faces-note = Copy them from the auxiliary board. They are remembered for the next games.
gene-faces-save = Save

## Preparation of a round

preparation-clock = Time
preparation-clock-note = the marker is at { $clock }
preparation-last = the last round
preparation-event = Event
preparation-event-note = reveal the card and do what it says
preparation-event-text = What the card says
preparation-event-power = Power of all radioactive spaces until the round ends
preparation-refresh = Genes and fate tokens renewed
preparation-refresh-note = move passive genes to active spaces, turn the fate tokens to their active side
preparation-starter = { $player } starts
preparation-fewest = fewest tokens on board: { $count }
preparation-tie = a tie at { $count }; nearest to the left of the previous starter ({ $previous })
preparation-begin = Turns: { $player } starts
preparation-over = End the game
