### Fate recovered and spent, building genes discarded.

turn-fate-gene = Fate as a gene

## The move, and what stands beside the action

# $span (text) how often: turn or round
# $fate (number) fate points afterwards
recover-note =
    { $span ->
        [turn] Makes it { $fate }. Once a turn.
       *[round] Makes it { $fate }. Once a round.
    }
recover-confirm = Recover a fate point
discard-active = Active building genes
discard-passive = Passive building genes
# $before (number) irradiation now, $after (number) irradiation afterwards
discard-left = Irradiation: from { $before } to { $after }
# $count (number) genes that are discarded
discard-confirm =
    { $count ->
        [0] Discard building genes
        [one] Discard { $count } gene
       *[other] Discard { $count } genes
    }
# beside discarded genes (or instead of any) a fate point as a building gene
# $count (number) genes that are discarded
discard-confirm-fate =
    { $count ->
        [0] Spend a fate point as a gene
        [one] Discard { $count } gene and spend a fate point
       *[other] Discard { $count } genes and spend a fate point
    }
# $count (number) building genes by the numbers
discard-known = building genes noted: { $count }
fate-gene-note = Once a round, not in a battle. Costs a fate point.

## Labels of the journal

# $player (text) the name of whoever did it, $count (number) genes
label-discard-building = { $player } discards building genes: { $count }
# $count (number) genes, $player (text) the name of whoever did it
label-discard-building-fate =
    { $count ->
        [0] { $player } discards fate as a building gene
        [one] { $player } discards { $count } building gene, and fate as one
       *[other] { $player } discards { $count } building genes, and fate as one
    }
# $player (text) the name of whoever did it
label-fate-as-gene = { $player }: fate as { named-gene }
# $player (text) the name of whoever did it
label-recover-fate = { $player }: +1 fate
# $player (text) the name of whoever did it
label-spend-fate = { $player }: −1 fate

## Refusals

# $player (text) the name of the player whom it is about, $most (number) the most fate points
fate-full = { $player } already has { $most } fate points, the most there can be. Keep the energy.
# $player (text) the name of the player whom it is about
not-irradiated = { $player } has no irradiation to lower. Keep the genes.
# $player (text) the name of the player whom it is about
only-in-own-turn = { $player } can do this only in their own turn. Wait for it.
# $player (text) the name of the player whom it is about
recovered-this-round = { $player } has already recovered a fate point this round. Wait for the next one.
# $player (text) the name of the player whom it is about
recovered-this-turn = { $player } has already recovered a fate point this turn. Wait for the next one.
test-takes-building = In a resistance test fate counts as a building gene only. Choose that one.
