### Words of the table that every screen shares.
### Where an official English term is not known, the word is our own; Outbreak and Destroy are what players call them.

## Names that stay the same in every language

name = Chromosome

## The course of the game

term-clock = Uhr
phase-setup = Aufbau
phase-preparation = Vorbereitungsphase
phase-turns = Zugphase
phase-radiation = Strahlungsphase
phase-over = Ende der Partie

## What a player has, and what lies on the board

term-tokens = Marker auf dem Brett
term-charged = Geladen
term-discharged = Entladen
term-group = Gruppe
term-fate = Schicksal
term-fate-token = Schicksalsplättchen
term-irradiation = Verstrahlung
term-trophies = Trophäen
term-energy = Energie
term-genes = Gene
term-area = Radioaktives Feld
term-areas = Radioaktive Felder
term-power = Stärke
term-passed = Gepasst
term-eliminated = Raus

## Battle, test and die

term-battle = Kampf
term-attacker = Angriff
term-defender = Abwehr
term-strength = Kraft
term-modifier = Modifikator
term-test = Resistenztest
term-threat = Bedrohung
term-absorption = Absorption
term-decay = Zerfall

## Gene kinds (yellow, purple, red and, by assumption, green)

gene-action = Aktionsgen
gene-telepathy = Telepathiegen
gene-combat = Kampfgen
gene-building = Baugen
gene-any = Beliebiges Gen

## Main actions

action-growth = Wachstum
action-evolution = Evolution
action-spark = Funke
action-impulse = Impuls
action-pass = Passen

## Special actions whose names are known

action-fusion = Fusion
action-destroy = Zerstörung
action-saturation = Sättigung
action-might = Macht
action-wave = Welle
action-concentration = Konzentration
action-supergene = Supergen
action-conversion = Umwandlung
action-takeover = Übernahme
action-domination = Dominanz
action-teleportation = Teleportation
action-outbreak = Ausbruch
action-giant = Gigant

## Species; the players may name the last two themselves

species-ferox = Ferox
species-cadum = Cadum
species-third = Dritte Art
species-fourth = Vierte Art

## Names by the code of the thing; a free text stands for itself

# $gene (text) code of a gene kind
named-gene =
    { $gene ->
       *[action] Aktionsgen
        [telepathy] Telepathiegen
        [combat] Kampfgen
        [building] Baugen
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
        [one] { $count } Marker
       *[other] { $count } Marker
    }
# $count (number) how many there are
count-groups =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
# $count (number) how many there are
count-fate =
    { $count ->
        [one] { $count } Schicksalspunkt
       *[other] { $count } Schicksalspunkte
    }
# $count (number) how many there are
count-energy =
    { $count ->
        [one] { $count } Energie
       *[other] { $count } Energie
    }
# $count (number) how many there are
count-trophies =
    { $count ->
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }
# $count (number) how many there are
count-genes-action =
    { $count ->
        [one] { $count } Aktionsgen
       *[other] { $count } Aktionsgene
    }
# $count (number) how many there are
count-genes-telepathy =
    { $count ->
        [one] { $count } Telepathiegen
       *[other] { $count } Telepathiegene
    }
# $count (number) how many there are
count-genes-combat =
    { $count ->
        [one] { $count } Kampfgen
       *[other] { $count } Kampfgene
    }
# $count (number) how many there are
count-genes-building =
    { $count ->
        [one] { $count } Baugen
       *[other] { $count } Baugene
    }
# $count (number) how many there are
count-genes-any =
    { $count ->
        [0] kein Gen
        [one] { $count } beliebiges Gen
       *[other] { $count } beliebige Gene
    }
# $count (number) how many there are
count-areas =
    { $count ->
        [one] { $count } radioaktives Feld
       *[other] { $count } radioaktive Felder
    }
# $count (number) how many there are
count-cubes =
    { $count ->
        [one] { $count } Strahlungsstein
       *[other] { $count } Strahlungssteine
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
