### Growth, Evolution and Impulse.

# $tokens (text) tokens with how many of them, $why (text) what is lacking, as a sentence
growth-short = Not enough for { $tokens }. { $why }

## Evolution by die

evolution-by-die = the die names the gene

## Growth

growth-group = One group
growth-spread = Empty rooms
growth-how-many = How many tokens
growth-charged = The group is charged
growth-charged-note = the added tokens are charged too
# $tokens (text) tokens with how many of them
growth-confirm = Growth: { $tokens }

## Evolution

# $count (number) genes of that kind that the player has, $energy (text) what the next one costs
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
# $power (number) power of the space, the largest group that it charges
impulse-charged-note = adjacent groups, up to size { $power }
# $way (text) new, add or draw
# $power (number) power of the space afterwards
impulse-confirm =
    { $way ->
        [new] New space, power { $power }
        [add] Add, power { $power }
       *[draw] Draw energy
    }

## Labels of the journal

# $player (text) the name of whoever did it
label-evolve = { $player }: Evolution, { named-gene }
# $player (text) the name of whoever did it
label-evolve-by-die = { $player }: Evolution by die
# $tokens (number) how many tokens were placed, $player (text) the name of whoever did it
label-grow =
    { $tokens ->
        [one] { $player }: Growth, { $tokens } token
       *[other] { $player }: Growth, { $tokens } tokens
    }
# $player (text) the name of whoever did it
label-impulse = { $player }: Impulse, new radioactive space
# $player (text) the name of whoever did it, $delta (text) by how much it changed, with its sign,
# $power (number) power of the space afterwards
label-impulse-more = { $player }: Impulse, cubes { $delta }, power { $power }
# $player (text) the name of whoever did it
label-impulse-draw = { $player }: Impulse, draws energy from a space

## Refusals

gene-faces-unknown = Say first which gene is on which face of the die.
# $most (number) tokens of the largest group
group-too-large = A group has at most { $most } tokens. Choose fewer.
# $player (text) the name of the player whom it is about
supply-empty = { $player } has no tokens left in the supply. Choose another action.
