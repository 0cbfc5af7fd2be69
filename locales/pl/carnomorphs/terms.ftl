### Words of the table that every screen shares.
### Official Polish terms come from the rulebook.

## Names that stay the same in every language

name = Nemesis: Karnomorfy

## Intruders, by kind

intruder-metagorger = Metażerca
intruder-shambler = Powłóczący
intruder-fleshbeast = Ścierwojad
intruder-butcher = Rzeźnik
# Biernik: „postawcie …”, „ranicie …”
intruder-as-object-metagorger = metażercę
intruder-as-object-shambler = powłóczącego
intruder-as-object-fleshbeast = ścierwojada
intruder-as-object-butcher = rzeźnika
# Narzędnik: „staje się …”
intruder-becomes-shambler = powłóczącym
intruder-becomes-fleshbeast = ścierwojadem
intruder-becomes-butcher = rzeźnikiem

## Tokens of the bag, by kind

token-blank = Pusty żeton
token-blue = Niebieski metażerca
token-red = Czerwony metażerca
token-shambler = Powłóczący
token-fleshbeast = Ścierwojad
token-butcher = Rzeźnik

## What intruders eat and what the Laboratory analyses

food-red-corpse = Czerwone ciało członka załogi
food-egg = Jajo intruza
food-carcass = Zwłoki intruza
food-metagorger = Metażerca
food-blue-corpse = Niebieskie ciało członka załogi
food-board-egg = Jajo z planszy karnomorfów

# W kolejności jedzenia
food-in-order-red-corpse = czerwone ciało
food-in-order-egg = jajo
food-in-order-carcass = zwłoki intruza
food-in-order-metagorger = metażerca
food-in-order-blue-corpse = niebieskie ciało

# On a tile
food-short-red-corpse = Czerwone ciało
food-short-egg = Jajo
food-short-carcass = Zwłoki intruza
food-short-blue-corpse = Niebieskie ciało

# Narzędnik: „żywi się …”
food-as-object-red-corpse = czerwonym ciałem
food-as-object-egg = jajem
food-as-object-carcass = zwłokami intruza
food-as-object-metagorger = metażercą
food-as-object-blue-corpse = niebieskim ciałem
food-as-object-board-egg = jajem z planszy
research-corpse = Ciało członka załogi
research-carcass = Zwłoki intruza
research-egg = Jajo intruza

## Things

term-bag = Kolonia intruzów
term-nest = Gniazdo
term-feeding = Żer
term-encounter = Spotkanie
term-mutation-card = Karta mutacji
term-mutation-action = Akcja mutacji
term-mutation-markers = Znaczniki mutacji
term-contamination = Karty skażenia
term-light-wounds = Powierzchowne rany
term-serious-wounds = Głębokie rany
term-slime = Śluz
term-signal = Sygnał
term-last-check = Sprawdzanie skażenia
scan-infected = ZARAŻENIE
scan-clean = BRAK ZARAŻENIA

## Objectives that the rulebook explains

objective-extreme-field-biology = Ekstremalna biologia terenowa
objective-great-hunt = Wielkie polowanie
objective-ab-ovo = Ab ovo
objective-necroscopy = Nekropsja

## Rooms of the base game

# From the expansion's rulebook: Kokpit, Hibernatorium, Maszynownia 01, Laboratorium, Gniazdo, Komora dekontaminacyjna,
# Kantyna, Prysznice. The other names are ours, until somebody reads them from the box.

ship-room-cockpit = Kokpit
ship-room-hibernatorium = Hibernatorium
ship-room-engine-1 = Maszynownia 01
ship-room-engine-2 = Maszynownia 02
ship-room-engine-3 = Maszynownia 03
ship-room-armory = Zbrojownia
ship-room-comms = Pokój łączności
ship-room-emergency = Ambulatorium
ship-room-evacuation-a = Sekcja ewakuacyjna A
ship-room-evacuation-b = Sekcja ewakuacyjna B
ship-room-fire-control = System przeciwpożarowy
ship-room-generator = Generator
ship-room-laboratory = Laboratorium
ship-room-nest = { term-nest }
ship-room-storage = Magazyn
ship-room-surgery = Komora dekontaminacyjna
ship-room-airlock = Kontrola śluz
ship-room-cabins = Kajuty
ship-room-canteen = Kantyna
ship-room-command = Centrum dowodzenia
ship-room-engine-control = Sterownia silników
ship-room-hatch-control = Kontrola włazów
ship-room-monitoring = Pokój monitoringu
ship-room-slime = Pomieszczenie pokryte śluzem
ship-room-showers = Prysznice

## Counted things

count-metagorger =
    { $count ->
        [0] bez metażerców
        [one] { $count } metażerca
        [few] { $count } metażerców
        [many] { $count } metażerców
       *[other] { $count } metażercy
    }
count-shambler =
    { $count ->
        [0] bez powłóczących
        [one] { $count } powłóczący
        [few] { $count } powłóczących
        [many] { $count } powłóczących
       *[other] { $count } powłóczącego
    }
count-fleshbeast =
    { $count ->
        [0] bez ścierwojadów
        [one] { $count } ścierwojad
        [few] { $count } ścierwojady
        [many] { $count } ścierwojadów
       *[other] { $count } ścierwojada
    }
count-butcher =
    { $count ->
        [0] bez rzeźnika
        [one] { $count } rzeźnik
        [few] { $count } rzeźników
        [many] { $count } rzeźników
       *[other] { $count } rzeźnika
    }
count-red-corpse =
    { $count ->
        [0] bez czerwonych ciał
        [one] { $count } czerwone ciało
        [few] { $count } czerwone ciała
        [many] { $count } czerwonych ciał
       *[other] { $count } czerwonego ciała
    }
count-blue-corpse =
    { $count ->
        [0] bez niebieskich ciał
        [one] { $count } niebieskie ciało
        [few] { $count } niebieskie ciała
        [many] { $count } niebieskich ciał
       *[other] { $count } niebieskiego ciała
    }
count-egg =
    { $count ->
        [0] bez jaj
        [one] { $count } jajo
        [few] { $count } jaja
        [many] { $count } jaj
       *[other] { $count } jaja
    }
# Zwłoki nie mają liczby pojedynczej: liczone są żetony zwłok.
count-carcass =
    { $count ->
        [0] bez zwłok intruzów
        [one] { $count } żeton zwłok intruza
        [few] { $count } żetony zwłok intruzów
        [many] { $count } żetonów zwłok intruzów
       *[other] { $count } żetonu zwłok intruza
    }
count-bag-tokens =
    { $count ->
        [0] bez żetonów
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
count-injuries =
    { $count ->
        [0] bez obrażeń
        [one] { $count } obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
count-hand =
    { $count ->
        [0] bez kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
count-cards =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
count-light-wounds =
    { $count ->
        [0] bez powierzchownych ran
        [one] { $count } powierzchowna rana
        [few] { $count } powierzchowne rany
        [many] { $count } powierzchownych ran
       *[other] { $count } powierzchownej rany
    }
count-serious-wounds =
    { $count ->
        [0] bez głębokich ran
        [one] { $count } głęboka rana
        [few] { $count } głębokie rany
        [many] { $count } głębokich ran
       *[other] { $count } głębokiej rany
    }
count-markers =
    { $count ->
        [0] bez znaczników mutacji
        [one] { $count } znacznik mutacji
        [few] { $count } znaczniki mutacji
        [many] { $count } znaczników mutacji
       *[other] { $count } znacznika mutacji
    }
count-contamination =
    { $count ->
        [0] bez kart skażenia
        [one] { $count } karta skażenia
        [few] { $count } karty skażenia
        [many] { $count } kart skażenia
       *[other] { $count } karty skażenia
    }
count-adaptations =
    { $count ->
        [0] bez adaptacji
        [one] { $count } adaptacja
        [few] { $count } adaptacje
        [many] { $count } adaptacji
       *[other] { $count } adaptacji
    }

## Karta otwartej gry na ekranie głównym

# $phase (text) faza gry, w której nie czeka się na jedną osobę
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
