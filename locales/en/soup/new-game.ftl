### A new game: who plays, how much the app tracks, the rules of the table.

# $seat (number) which seat, $name (text) a name
new-chair = Seat { $seat }: { $name }
new-detail-quick = Quick
new-detail-quick-note = points, ladder, genes, ozone, scoring
new-detail-full = Full
new-detail-full-note = also each amoeba: movement, food, damage, fights

## The rules of the table

rule-group-order = Order
rule-group-food = Movement and food
rule-group-fights = Attacks
rule-group-genes = Genes
rule-group-ozone = Ozone
rule-group-ladder = Scoring ladder
rule-ascending = Ascending order begins with
rule-ascending-last-first = the last on the ladder
rule-ascending-first-first = the first on the ladder
rule-environment-order = Order in phase 2, environment
rule-environment-order-ascending = ascending
rule-environment-order-descending = descending
rule-deaths-order = Order in phase 5, natural deaths
rule-deaths-order-ascending = ascending
rule-deaths-order-descending = descending
rule-move-price = Points for a movement of one’s own
rule-own-colour = Amoebas eat cubes of their own colour
rule-excretion = Cubes that an amoeba excretes
rule-uneven-substitution = Substitution also as 3+1 with four players
rule-cube-supply = Cubes that are short are not placed
rule-spaces = Spaces of the board
rule-following = Following with Holding is decided
rule-following-before = before the direction
rule-following-after = after the direction
rule-losing-attacker = A losing attacker starves
rule-losing-attacker-starves = in phases 1 and 5
rule-losing-attacker-starves-in-phase-1 = in phase 1 only
rule-defence-cubes = A defender who loses leaves cubes
rule-duplicates = The same gene twice
rule-same-round = A gene of this round can be given up for an advanced one
rule-buying-back = The basic gene can be bought again beside the advanced one
rule-substitution-copies = Cards of Substitution with four players
rule-substitution-copies-1 = 1
rule-substitution-copies-2 = 2
rule-spores-own-colour = Spores also onto an amoeba of the same colour
rule-debt = The debt to the ozone is
rule-debt-fixed = fixed by the card
rule-debt-recomputed = counted anew
rule-gene-value = A gene given up pays
rule-gene-value-mutation = its mutation points
rule-gene-value-price = its price
rule-excess = Any excess that a gene pays
rule-excess-lost = is lost
rule-excess-returned = comes back as points
rule-cards = Environment cards
rule-cards-eleven = the eleven known ones
rule-cards-any = any
rule-leapfrog = Occupied spaces of the ladder are leapt over
rule-advanced-as-two = An advanced gene counts as two cards
