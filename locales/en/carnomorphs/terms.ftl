### Words of the table that every screen shares, as the rulebook has them.

## Names that stay the same in every language

name = Nemesis: Carnomorphs

## Intruders, by kind

intruder-metagorger = Metagorger
intruder-shambler = Shambler
intruder-fleshbeast = Fleshbeast
intruder-butcher = Butcher
# As the object of a sentence: “eats the …”
intruder-as-object-metagorger = the Metagorger
intruder-as-object-shambler = the Shambler
intruder-as-object-fleshbeast = the Fleshbeast
intruder-as-object-butcher = the Butcher
# Of none in particular: “becomes a …”
intruder-becomes-shambler = a Shambler
intruder-becomes-fleshbeast = a Fleshbeast
intruder-becomes-butcher = the Butcher

## Tokens of the bag, by kind

token-blank = Blank token
token-blue = Blue Metagorger
token-red = Red Metagorger
token-shambler = Shambler
token-fleshbeast = Fleshbeast
token-butcher = Butcher

## What intruders eat and what the Laboratory analyses

food-red-corpse = Red Character Corpse
food-egg = Intruder Egg
food-carcass = Intruder Carcass
food-metagorger = Metagorger
food-blue-corpse = Blue Character Corpse
food-board-egg = Egg on the Carnomorph board

# In the order in which it is eaten
food-in-order-red-corpse = red corpse
food-in-order-egg = egg
food-in-order-carcass = carcass
food-in-order-metagorger = Metagorger
food-in-order-blue-corpse = blue corpse

# On a tile
food-short-red-corpse = Red corpse
food-short-egg = Egg
food-short-carcass = Carcass
food-short-blue-corpse = Blue corpse

# As the object of a sentence: “eats a …”
food-as-object-red-corpse = a red corpse
food-as-object-egg = an egg
food-as-object-carcass = a carcass
food-as-object-metagorger = a Metagorger
food-as-object-blue-corpse = a blue corpse
food-as-object-board-egg = an egg from the board
research-corpse = Character Corpse
research-carcass = Intruder Carcass
research-egg = Intruder Egg

## Things

term-bag = Intruder bag
term-nest = Nest
term-feeding = Feeding
term-encounter = Encounter
term-mutation-card = Mutation card
term-mutation-action = Mutation Action
term-mutation-markers = Mutation markers
term-contamination = Contamination cards
term-light-wounds = Light Wounds
term-serious-wounds = Serious Wounds
term-slime = Slime
term-signal = Signal
term-last-check = Last check
scan-infected = INFECTED
scan-clean = NOT INFECTED

## Objectives that the rulebook explains

objective-extreme-field-biology = Extreme Field Biology
objective-great-hunt = The Great Hunt
objective-ab-ovo = Ab Ovo
objective-necroscopy = Necroscopy

## Rooms of the base game

ship-room-cockpit = Cockpit
ship-room-hibernatorium = Hibernatorium
ship-room-engine-1 = Engine 1
ship-room-engine-2 = Engine 2
ship-room-engine-3 = Engine 3
ship-room-armory = Armory
ship-room-comms = Comms Room
ship-room-emergency = Emergency Room
ship-room-evacuation-a = Evacuation Section A
ship-room-evacuation-b = Evacuation Section B
ship-room-fire-control = Fire Control System
ship-room-generator = Generator
ship-room-laboratory = Laboratory
ship-room-nest = { term-nest }
ship-room-storage = Storage
ship-room-surgery = Surgery
ship-room-airlock = Airlock Control
ship-room-cabins = Cabins
ship-room-canteen = Canteen
ship-room-command = Command Center
ship-room-engine-control = Engine Control Room
ship-room-hatch-control = Hatch Control System
ship-room-monitoring = Monitoring Room
ship-room-slime = Room Covered with Slime
ship-room-showers = Shower Room

## Counted things

# $count (number) how many there are
count-metagorger =
    { $count ->
        [0] no Metagorger
        [one] { $count } Metagorger
       *[other] { $count } Metagorgers
    }
# $count (number) how many there are
count-shambler =
    { $count ->
        [0] no Shambler
        [one] { $count } Shambler
       *[other] { $count } Shamblers
    }
# $count (number) how many there are
count-fleshbeast =
    { $count ->
        [0] no Fleshbeast
        [one] { $count } Fleshbeast
       *[other] { $count } Fleshbeasts
    }
# $count (number) how many there are
count-butcher =
    { $count ->
        [0] no Butcher
        [one] { $count } Butcher
       *[other] { $count } Butchers
    }
# $count (number) how many there are
count-red-corpse =
    { $count ->
        [0] no red corpse
        [one] { $count } red corpse
       *[other] { $count } red corpses
    }
# $count (number) how many there are
count-blue-corpse =
    { $count ->
        [0] no blue corpse
        [one] { $count } blue corpse
       *[other] { $count } blue corpses
    }
# $count (number) how many there are
count-egg =
    { $count ->
        [0] no egg
        [one] { $count } egg
       *[other] { $count } eggs
    }
# $count (number) how many there are
count-carcass =
    { $count ->
        [0] no carcass
        [one] { $count } carcass
       *[other] { $count } carcasses
    }
# $count (number) how many there are
count-bag-tokens =
    { $count ->
        [0] no token
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count (number) how many there are
count-injuries =
    { $count ->
        [0] no injury
        [one] { $count } injury
       *[other] { $count } injuries
    }
# $count (number) how many there are
count-hand =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $count (number) how many there are
count-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (number) how many there are
count-light-wounds =
    { $count ->
        [0] no Light Wound
        [one] { $count } Light Wound
       *[other] { $count } Light Wounds
    }
# $count (number) how many there are
count-serious-wounds =
    { $count ->
        [0] no Serious Wound
        [one] { $count } Serious Wound
       *[other] { $count } Serious Wounds
    }
# $count (number) how many there are
count-markers =
    { $count ->
        [0] no Mutation marker
        [one] { $count } Mutation marker
       *[other] { $count } Mutation markers
    }
# $count (number) how many there are
count-contamination =
    { $count ->
        [0] no Contamination card
        [one] { $count } Contamination card
       *[other] { $count } Contamination cards
    }
# $count (number) how many there are
count-adaptations =
    { $count ->
        [0] no Adaptation
        [one] { $count } Adaptation
       *[other] { $count } Adaptations
    }

## The card of an open game on Home

# $phase (text) the phase of a game in which nobody in particular is waited for
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
