### Les mots de la table, communs à tous les écrans.
### De l’édition française de Nemesis, lus chez ceux qui y jouent : intrus, jeton vierge, carte Aide de jeu, porte-cartes,
### objectif de corporation, objectif personnel, objet lourd, manche, Larve ; de même, sans source sous les yeux : rencontre,
### jet de bruit, mucus, contamination, blessure légère et grave, sac d’intrus. De nous : Métavore, Errant, Bête de chair,
### Boucher, Voraces, repas, carcasse, action et marqueur Mutation, adaptation, capsule de survie, contrôle final, piste,
### INFECTÉ et NON INFECTÉ, les noms des quatre objectifs, et ceux des salles.

## Les noms qui restent les mêmes dans toutes les langues

name = Nemesis : Carnomorphes

## Les intrus, par type

intruder-metagorger = Métavore
intruder-shambler = Errant
intruder-fleshbeast = Bête de chair
intruder-butcher = Boucher
# Complément : « mange … », « placer … »
intruder-as-object-metagorger = le Métavore
intruder-as-object-shambler = l’Errant
intruder-as-object-fleshbeast = la Bête de chair
intruder-as-object-butcher = le Boucher
# Attribut : « devient … »
intruder-becomes-shambler = un Errant
intruder-becomes-fleshbeast = une Bête de chair
intruder-becomes-butcher = le Boucher

## Les jetons du sac, par type

token-blank = Jeton vierge
token-blue = Métavore bleu
token-red = Métavore rouge
token-shambler = Errant
token-fleshbeast = Bête de chair
token-butcher = Boucher

## Ce que mangent les intrus et ce qu’analyse le Laboratoire

food-red-corpse = Cadavre rouge
food-egg = Œuf d’intrus
food-carcass = Carcasse d’intrus
food-metagorger = Métavore
food-blue-corpse = Cadavre bleu
food-board-egg = Œuf du plateau Carnomorphes

# Dans l’ordre des repas
food-in-order-red-corpse = cadavre rouge
food-in-order-egg = œuf
food-in-order-carcass = carcasse
food-in-order-metagorger = Métavore
food-in-order-blue-corpse = cadavre bleu

# On a tile
food-short-red-corpse = Cadavre rouge
food-short-egg = Œuf
food-short-carcass = Carcasse
food-short-blue-corpse = Cadavre bleu

# Complément : « mange … »
food-as-object-red-corpse = un cadavre rouge
food-as-object-egg = un œuf
food-as-object-carcass = une carcasse
food-as-object-metagorger = un Métavore
food-as-object-blue-corpse = un cadavre bleu
food-as-object-board-egg = un œuf du plateau
research-corpse = Cadavre de personnage
research-carcass = Carcasse d’intrus
research-egg = Œuf d’intrus

## Les choses

term-bag = Sac d’intrus
term-nest = Nid
term-feeding = Repas
term-encounter = Rencontre
term-mutation-card = Carte Mutation
term-mutation-action = Action Mutation
term-mutation-markers = Marqueurs Mutation
term-contamination = Cartes Contamination
term-light-wounds = Blessures légères
term-serious-wounds = Blessures graves
term-slime = Mucus
term-signal = Signal
term-last-check = Contrôle final
scan-infected = INFECTÉ
scan-clean = NON INFECTÉ

## Les objectifs que le livret explique

objective-extreme-field-biology = Biologie de terrain extrême
objective-great-hunt = La Grande Chasse
objective-ab-ovo = Ab ovo
objective-necroscopy = Nécropsie

## Rooms of the base game

ship-room-cockpit = Cockpit
ship-room-hibernatorium = Hibernatorium
ship-room-engine-1 = Moteur 1
ship-room-engine-2 = Moteur 2
ship-room-engine-3 = Moteur 3
ship-room-armory = Armurerie
ship-room-comms = Salle de communication
ship-room-emergency = Infirmerie
ship-room-evacuation-a = Section d’évacuation A
ship-room-evacuation-b = Section d’évacuation B
ship-room-fire-control = Système anti-incendie
ship-room-generator = Générateur
ship-room-laboratory = Laboratoire
ship-room-nest = { term-nest }
ship-room-storage = Entrepôt
ship-room-surgery = Chirurgie
ship-room-airlock = Contrôle des sas
ship-room-cabins = Cabines
ship-room-canteen = Cantine
ship-room-command = Centre de commandement
ship-room-engine-control = Contrôle des moteurs
ship-room-hatch-control = Contrôle des trappes
ship-room-monitoring = Salle de surveillance
ship-room-slime = Salle couverte de mucus
ship-room-showers = Douches

## Les choses comptées

count-metagorger =
    { $count ->
        [0] aucun Métavore
        [one] { $count } Métavore
        [many] { $count } Métavores
       *[other] { $count } Métavores
    }
count-shambler =
    { $count ->
        [0] aucun Errant
        [one] { $count } Errant
        [many] { $count } Errants
       *[other] { $count } Errants
    }
count-fleshbeast =
    { $count ->
        [0] aucune Bête de chair
        [one] { $count } Bête de chair
        [many] { $count } Bêtes de chair
       *[other] { $count } Bêtes de chair
    }
count-butcher =
    { $count ->
        [0] aucun Boucher
        [one] { $count } Boucher
        [many] { $count } Bouchers
       *[other] { $count } Bouchers
    }
count-red-corpse =
    { $count ->
        [0] aucun cadavre rouge
        [one] { $count } cadavre rouge
        [many] { $count } cadavres rouges
       *[other] { $count } cadavres rouges
    }
count-blue-corpse =
    { $count ->
        [0] aucun cadavre bleu
        [one] { $count } cadavre bleu
        [many] { $count } cadavres bleus
       *[other] { $count } cadavres bleus
    }
count-egg =
    { $count ->
        [0] aucun œuf
        [one] { $count } œuf
        [many] { $count } œufs
       *[other] { $count } œufs
    }
count-carcass =
    { $count ->
        [0] aucune carcasse
        [one] { $count } carcasse
        [many] { $count } carcasses
       *[other] { $count } carcasses
    }
count-bag-tokens =
    { $count ->
        [0] aucun jeton
        [one] { $count } jeton
        [many] { $count } jetons
       *[other] { $count } jetons
    }
count-injuries =
    { $count ->
        [0] aucune blessure
        [one] { $count } blessure
        [many] { $count } blessures
       *[other] { $count } blessures
    }
count-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
        [many] { $count } cartes en main
       *[other] { $count } cartes en main
    }
count-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
        [many] { $count } cartes
       *[other] { $count } cartes
    }
count-light-wounds =
    { $count ->
        [0] aucune blessure légère
        [one] { $count } blessure légère
        [many] { $count } blessures légères
       *[other] { $count } blessures légères
    }
count-serious-wounds =
    { $count ->
        [0] aucune blessure grave
        [one] { $count } blessure grave
        [many] { $count } blessures graves
       *[other] { $count } blessures graves
    }
count-markers =
    { $count ->
        [0] aucun marqueur Mutation
        [one] { $count } marqueur Mutation
        [many] { $count } marqueurs Mutation
       *[other] { $count } marqueurs Mutation
    }
count-contamination =
    { $count ->
        [0] aucune carte Contamination
        [one] { $count } carte Contamination
        [many] { $count } cartes Contamination
       *[other] { $count } cartes Contamination
    }
count-adaptations =
    { $count ->
        [0] aucune adaptation
        [one] { $count } adaptation
        [many] { $count } adaptations
       *[other] { $count } adaptations
    }

## La carte d’une partie en cours à l’accueil

# $phase (text) la phase d’une partie qui n’attend personne en particulier
home-phase =
    { $phase ->
        [time] { table-step-time }
        [feeding] { table-step-feeding }
        [fire] { table-step-fire }
        [card] { table-step-card }
        [bag] { table-step-bag }
        [players] { table-phase-players }
        [check] { table-phase-check }
       *[setup] { table-phase-setup }
    }
