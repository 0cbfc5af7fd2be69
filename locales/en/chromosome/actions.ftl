### Growth, Evolution and Impulse.

growth-short = Not enough for { $tokens }. { $why }

## Evolution by die

evolution-by-die = the die names the gene

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

## Labels of the journal

label-evolve = { $player }: Evolution, { named-gene }
label-evolve-by-die = { $player }: Evolution by die
label-grow =
    { $tokens ->
        [one] { $player }: Growth, { $tokens } token
       *[other] { $player }: Growth, { $tokens } tokens
    }
label-impulse = { $player }: Impulse, new radioactive space
label-impulse-more = { $player }: Impulse, cubes { $delta }, power { $power }
label-impulse-draw = { $player }: Impulse, draws energy from a space

## Refusals

gene-faces-unknown = Say first which gene is on which face of the die.
group-too-large = A group has at most { $most } tokens. Choose fewer.
supply-empty = { $player } has no tokens left in the supply. Choose another action.
