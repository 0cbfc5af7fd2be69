### Words of the table that every screen shares, as the rulebook has them.

## Names that stay the same in every language

name = Nemesis: Karnomorphs

## Intruders, by kind

intruder-metagorger = Verschlinger
intruder-shambler = Schlurfer
intruder-fleshbeast = Fleischbestie
intruder-butcher = Schlächter
# As the object of a sentence: “eats the …”
intruder-as-object-metagorger = den Verschlinger
intruder-as-object-shambler = den Schlurfer
intruder-as-object-fleshbeast = die Fleischbestie
intruder-as-object-butcher = den Schlächter
# Of none in particular: “becomes a …”
intruder-becomes-shambler = ein Schlurfer
intruder-becomes-fleshbeast = eine Fleischbestie
intruder-becomes-butcher = der Schlächter

## Tokens of the bag, by kind

token-blank = Leeres Plättchen
token-blue = Blauer Verschlinger
token-red = Roter Verschlinger
token-shambler = Schlurfer
token-fleshbeast = Fleischbestie
token-butcher = Schlächter

## What intruders eat and what the Laboratory analyses

food-red-corpse = Rote Charakterleiche
food-egg = Xeno-Ei
food-carcass = Xeno-Kadaver
food-metagorger = Verschlinger
food-blue-corpse = Blaue Charakterleiche
food-board-egg = Ei auf der Karnomorph-Tafel

# In the order in which it is eaten
food-in-order-red-corpse = rote Leiche
food-in-order-egg = Ei
food-in-order-carcass = Kadaver
food-in-order-metagorger = Verschlinger
food-in-order-blue-corpse = blaue Leiche

# On a tile
food-short-red-corpse = Rote Leiche
food-short-egg = Ei
food-short-carcass = Kadaver
food-short-blue-corpse = Blaue Leiche

# As the object of a sentence: “eats a …”
food-as-object-red-corpse = eine rote Leiche
food-as-object-egg = ein Ei
food-as-object-carcass = einen Kadaver
food-as-object-metagorger = einen Verschlinger
food-as-object-blue-corpse = eine blaue Leiche
food-as-object-board-egg = ein Ei von der Tafel
research-corpse = Charakterleiche
research-carcass = Xeno-Kadaver
research-egg = Xeno-Ei

## Things

term-bag = Xeno-Beutel
term-nest = Nest
term-feeding = Fressen
term-encounter = Begegnung
term-mutation-card = Mutationskarte
term-mutation-action = Mutationsaktion
term-mutation-markers = Mutationsmarker
term-contamination = Kontaminationskarten
term-light-wounds = Leichte Wunden
term-serious-wounds = Schwere Wunden
term-slime = Schleim
term-signal = Signal
term-last-check = Letzte Prüfung
scan-infected = INFIZIERT
scan-clean = NICHT INFIZIERT

## Objectives that the rulebook explains

objective-extreme-field-biology = Extreme Feldbiologie
objective-great-hunt = Die große Jagd
objective-ab-ovo = Ab Ovo
objective-necroscopy = Nekroskopie

## Rooms of the base game

ship-room-cockpit = Cockpit
ship-room-hibernatorium = Hibernatorium
ship-room-engine-1 = Triebwerk 1
ship-room-engine-2 = Triebwerk 2
ship-room-engine-3 = Triebwerk 3
ship-room-armory = Waffenkammer
ship-room-comms = Funkraum
ship-room-emergency = Notaufnahme
ship-room-evacuation-a = Evakuierung A
ship-room-evacuation-b = Evakuierung B
ship-room-fire-control = Löschsystem
ship-room-generator = Generator
ship-room-laboratory = Labor
ship-room-nest = { term-nest }
ship-room-storage = Lager
ship-room-surgery = Chirurgie
ship-room-airlock = Luftschleuse
ship-room-cabins = Kabinen
ship-room-canteen = Kantine
ship-room-command = Kommandozentrale
ship-room-engine-control = Triebwerkskontrolle
ship-room-hatch-control = Lukensteuerung
ship-room-monitoring = Überwachungsraum
ship-room-slime = Verschleimter Raum
ship-room-showers = Duschraum

## Counted things

# $count (number) how many there are
count-metagorger =
    { $count ->
        [0] kein Verschlinger
        [one] { $count } Verschlinger
       *[other] { $count } Verschlinger
    }
# $count (number) how many there are
count-shambler =
    { $count ->
        [0] kein Schlurfer
        [one] { $count } Schlurfer
       *[other] { $count } Schlurfer
    }
# $count (number) how many there are
count-fleshbeast =
    { $count ->
        [0] keine Fleischbestie
        [one] { $count } Fleischbestie
       *[other] { $count } Fleischbestien
    }
# $count (number) how many there are
count-butcher =
    { $count ->
        [0] kein Schlächter
        [one] { $count } Schlächter
       *[other] { $count } Schlächter
    }
# $count (number) how many there are
count-red-corpse =
    { $count ->
        [0] keine rote Leiche
        [one] { $count } rote Leiche
       *[other] { $count } rote Leichen
    }
# $count (number) how many there are
count-blue-corpse =
    { $count ->
        [0] keine blaue Leiche
        [one] { $count } blaue Leiche
       *[other] { $count } blaue Leichen
    }
# $count (number) how many there are
count-egg =
    { $count ->
        [0] kein Ei
        [one] { $count } Ei
       *[other] { $count } Eier
    }
# $count (number) how many there are
count-carcass =
    { $count ->
        [0] kein Kadaver
        [one] { $count } Kadaver
       *[other] { $count } Kadaver
    }
# $count (number) how many there are
count-bag-tokens =
    { $count ->
        [0] kein Plättchen
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
# $count (number) how many there are
count-injuries =
    { $count ->
        [0] kein Schaden
        [one] { $count } Schaden
       *[other] { $count } Schaden
    }
# $count (number) how many there are
count-hand =
    { $count ->
        [0] keine Handkarten
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
# $count (number) how many there are
count-cards =
    { $count ->
        [0] keine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $count (number) how many there are
count-light-wounds =
    { $count ->
        [0] keine Leichte Wunde
        [one] { $count } Leichte Wunde
       *[other] { $count } Leichte Wunden
    }
# $count (number) how many there are
count-serious-wounds =
    { $count ->
        [0] keine Schwere Wunde
        [one] { $count } Schwere Wunde
       *[other] { $count } Schwere Wunden
    }
# $count (number) how many there are
count-markers =
    { $count ->
        [0] kein Marker
        [one] { $count } Marker
       *[other] { $count } Marker
    }
# $count (number) how many there are
count-contamination =
    { $count ->
        [0] keine Kontaminationskarte
        [one] { $count } Kontaminationskarte
       *[other] { $count } Kontaminationskarten
    }
# $count (number) how many there are
count-adaptations =
    { $count ->
        [0] keine Adaptation
        [one] { $count } Adaptation
       *[other] { $count } Adaptationen
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
