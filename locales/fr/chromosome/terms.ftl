### Les mots de la table que partagent tous les écrans.
### Chromosome n’est pas paru en français : tous ces termes sont les nôtres.

## Les noms qui restent les mêmes dans toutes les langues

name = Chromosome

## Le déroulement de la partie

term-clock = Temps
phase-setup = Mise en place
phase-preparation = Phase de préparation
phase-turns = Phase des tours
phase-radiation = Phase de radiation
phase-over = Fin de la partie

## Ce qu’a un joueur, et ce qui est sur le plateau

term-tokens = Jetons en jeu
term-charged = Chargés
term-discharged = Déchargés
term-group = Groupe
term-fate = Destin
term-fate-token = Jeton Destin
term-irradiation = Irradiation
term-trophies = Trophées
term-energy = Énergie
term-genes = Gènes
term-area = Zone radioactive
term-areas = Zones radioactives
term-power = Puissance
term-passed = Passe
term-eliminated = Hors jeu

## Combat, test et dé

term-battle = Combat
term-attacker = Attaquant
term-defender = Défenseur
term-strength = Force
term-modifier = Modificateur
term-test = Test de résistance
term-threat = Menace
term-absorption = Absorption
term-decay = Désintégration

## Types de gènes (jaune, violet, rouge et, par hypothèse, vert)

gene-action = Gène d’action
gene-telepathy = Gène de télépathie
gene-combat = Gène de combat
gene-building = Gène de construction
gene-any = N’importe quel gène

## Actions principales

action-growth = Croissance
action-evolution = Évolution
action-spark = Étincelle
action-impulse = Impulsion
action-pass = Passe

## Actions spéciales dont le nom est connu

action-fusion = Fusion
action-destroy = Destruction
action-saturation = Saturation
action-might = Vigueur
action-wave = Onde
action-concentration = Concentration
action-supergene = Supergène
action-conversion = Conversion
action-takeover = Capture
action-domination = Domination
action-teleportation = Téléportation
action-outbreak = Foyer
action-giant = Géant

## Espèces ; les joueurs peuvent nommer eux-mêmes les deux dernières

species-ferox = Ferox
species-cadum = Cadum
species-third = Troisième espèce
species-fourth = Quatrième espèce

## Les noms par le code de la chose ; un texte libre reste tel quel

# $gene (text) code d’un type de gène
named-gene =
    { $gene ->
       *[action] gène d’action
        [telepathy] gène de télépathie
        [combat] gène de combat
        [building] gène de construction
    }
# $action (text) code d’une action, ou le nom que lui donnent les joueurs
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

## Ce qui se compte

count-tokens =
    { $count ->
        [one] { $count } jeton
        [many] { $count } jetons
       *[other] { $count } jetons
    }
count-groups =
    { $count ->
        [one] { $count } groupe
        [many] { $count } groupes
       *[other] { $count } groupes
    }
count-fate =
    { $count ->
        [one] { $count } point de destin
        [many] { $count } points de destin
       *[other] { $count } points de destin
    }
count-energy =
    { $count ->
        [one] { $count } point d’énergie
        [many] { $count } points d’énergie
       *[other] { $count } points d’énergie
    }
count-trophies =
    { $count ->
        [one] { $count } trophée
        [many] { $count } trophées
       *[other] { $count } trophées
    }
count-genes-action =
    { $count ->
        [one] { $count } gène d’action
        [many] { $count } gènes d’action
       *[other] { $count } gènes d’action
    }
count-genes-telepathy =
    { $count ->
        [one] { $count } gène de télépathie
        [many] { $count } gènes de télépathie
       *[other] { $count } gènes de télépathie
    }
count-genes-combat =
    { $count ->
        [one] { $count } gène de combat
        [many] { $count } gènes de combat
       *[other] { $count } gènes de combat
    }
count-genes-building =
    { $count ->
        [one] { $count } gène de construction
        [many] { $count } gènes de construction
       *[other] { $count } gènes de construction
    }
count-genes-any =
    { $count ->
        [0] aucun gène
        [one] { $count } gène au choix
        [many] { $count } gènes au choix
       *[other] { $count } gènes au choix
    }
count-areas =
    { $count ->
        [one] { $count } zone radioactive
        [many] { $count } zones radioactives
       *[other] { $count } zones radioactives
    }
count-cubes =
    { $count ->
        [one] { $count } cube de radiation
        [many] { $count } cubes de radiation
       *[other] { $count } cubes de radiation
    }

## La carte d’une partie en cours à l’accueil

# $phase (text) la phase d’une partie qui n’attend personne en particulier
home-phase =
    { $phase ->
        [preparation] { phase-preparation }
        [turns] { phase-turns }
        [radiation] { phase-radiation }
       *[setup] { phase-setup }
    }
