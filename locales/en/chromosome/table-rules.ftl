### The rules of a table: what the rulebook leaves open, and what a table likes its own way.

rule-group-die = { term-die }
rule-group-fate = { term-fate }
rule-group-irradiation = { term-irradiation }
rule-group-start = Start of the game
rule-group-prices = Prices
rule-group-end = Battle and end of the game
rule-group-terms = Wording
rule-die-4 = d4
rule-die-6 = d6
rule-faces = Gene on each face
rule-faces-note = Evolution by die: which face gives which gene
rule-face-unknown = not settled
# $face (number) the face, $gene (text) code of a gene
rule-face-gene =
    Face { $face }: { $gene ->
       *[action] action gene
        [telepathy] telepathy gene
        [combat] combat gene
        [building] building gene
        [none] not settled
    }
rule-fate-start = Fate at the start
rule-fate-max = Most fate
rule-recovery = Recovering fate
rule-recovery-turn = once a turn
rule-recovery-round = once a round
rule-recovery-energy = Energy for a fate point
rule-start-tokens = Tokens in the start room
rule-start-charged = Start tokens are charged
rule-growth-genes = Action genes for a token of Growth
rule-evolution-genes = Action genes for Evolution
# $gene (text) code of a gene
rule-price =
    { $gene ->
       *[action] Energy for an action gene
        [telepathy] Energy for a telepathy gene
        [combat] Energy for a combat gene
        [building] Energy for a building gene
    }
rule-price-owned = default: genes of that kind owned + 1; a fixed price is 1 or more
rule-price-fixed = fixed price; default: owned + 1
# $gene (text) code of a gene
rule-extra =
    { $gene ->
       *[action] On top of action genes owned
        [telepathy] On top of telepathy genes owned
        [combat] On top of combat genes owned
        [building] On top of building genes owned
    }
rule-evolution-die-energy = Energy for a gene by die
rule-irradiation-limit = Highest irradiation a player survives
rule-building-relief = Irradiation taken off by a building gene
rule-own-room-charges = A group in the room of a radioactive space charges too
rule-finish-tests = Tests go on after one of them eliminates somebody
rule-cap-losses = A battle costs at most the fighting group
rule-active-last-turn = Whoever eliminates in their own turn gets a last turn too
rule-wording = Terms of this game
rule-wording-ours = ours
rule-wording-printed = as printed
