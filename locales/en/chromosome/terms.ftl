### Words of the table that every screen shares.
### Where an official English term is not known, the word is our own; Outbreak and Destroy are what players call them.

## Names that stay the same in every language

name = Chromosome

## The course of the game

term-clock = Clock
phase-setup = Set-up
phase-preparation = Preparation phase
phase-turns = Player turns
phase-radiation = Radiation phase
phase-over = End of the game

## What a player has, and what lies on the board

term-tokens = Tokens on board
term-charged = Charged
term-discharged = Discharged
term-group = Group
term-fate = Fate
term-fate-token = Fate token
term-irradiation = Irradiation
term-trophies = Trophies
term-energy = Energy
term-genes = Genes
term-area = Radioactive space
term-areas = Radioactive spaces
term-power = Power
term-passed = Passed
term-eliminated = Out

## Battle, test and die

term-battle = Battle
term-attacker = Attacker
term-defender = Defender
term-strength = Strength
term-modifier = Modifier
term-test = Resistance test
term-threat = Threat
term-absorption = Absorption
term-decay = Decay

## Gene kinds (yellow, purple, red and, by assumption, green)

gene-action = Action gene
gene-telepathy = Telepathy gene
gene-combat = Combat gene
gene-building = Building gene
gene-any = Any gene

## Main actions

action-growth = Growth
action-evolution = Evolution
action-spark = Spark
action-impulse = Impulse
action-pass = Pass

## Special actions whose names are known

action-fusion = Fusion
action-destroy = Destroy
action-saturation = Saturation
action-might = Might
action-wave = Wave
action-concentration = Concentration
action-supergene = Supergene
action-conversion = Conversion
action-takeover = Takeover
action-domination = Domination
action-teleportation = Teleportation
action-outbreak = Outbreak
action-giant = Giant

## Species; the players may name the last two themselves

species-ferox = Ferox
species-cadum = Cadum
species-third = Third species
species-fourth = Fourth species

## Names by the code of the thing; a free text stands for itself

# $gene (text) code of a gene kind
named-gene =
    { $gene ->
       *[action] action gene
        [telepathy] telepathy gene
        [combat] combat gene
        [building] building gene
    }
# $action (text) code of an action, or what the players call it
named-action =
    { $action ->
        [growth] { action-growth }
        [evolution] { action-evolution }
        [spark] { action-spark }
        [impulse] { action-impulse }
        [pass] { action-pass }
        [fusion] { action-fusion }
        [destroy] { action-destroy }
        [saturation] { action-saturation }
        [might] { action-might }
        [wave] { action-wave }
        [concentration] { action-concentration }
        [supergene] { action-supergene }
        [conversion] { action-conversion }
        [takeover] { action-takeover }
        [domination] { action-domination }
        [teleportation] { action-teleportation }
        [outbreak] { action-outbreak }
        [giant] { action-giant }
       *[other] { $action }
    }

## Counted things

# $count (number) how many there are
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count (number) how many there are
count-groups =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
# $count (number) how many there are
count-fate =
    { $count ->
        [one] { $count } fate point
       *[other] { $count } fate points
    }
# $count (number) how many there are
count-energy =
    { $count ->
        [one] { $count } energy point
       *[other] { $count } energy points
    }
# $count (number) how many there are
count-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
# $count (number) how many there are
count-genes-action =
    { $count ->
        [one] { $count } action gene
       *[other] { $count } action genes
    }
# $count (number) how many there are
count-genes-telepathy =
    { $count ->
        [one] { $count } telepathy gene
       *[other] { $count } telepathy genes
    }
# $count (number) how many there are
count-genes-combat =
    { $count ->
        [one] { $count } combat gene
       *[other] { $count } combat genes
    }
# $count (number) how many there are
count-genes-building =
    { $count ->
        [one] { $count } building gene
       *[other] { $count } building genes
    }
# $count (number) how many there are
count-genes-any =
    { $count ->
        [0] no gene
        [one] { $count } gene of any kind
       *[other] { $count } genes of any kind
    }
# $count (number) how many there are
count-areas =
    { $count ->
        [one] { $count } radioactive space
       *[other] { $count } radioactive spaces
    }
# $count (number) how many there are
count-cubes =
    { $count ->
        [one] { $count } radiation cube
       *[other] { $count } radiation cubes
    }

## The card of an open game on Home

# $phase (text) the phase of a game in which nobody in particular is waited for
home-phase =
    { $phase ->
        [preparation] { phase-preparation }
        [turns] { phase-turns }
        [radiation] { phase-radiation }
       *[setup] { phase-setup }
    }
