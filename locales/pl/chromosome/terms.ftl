### Words of the table that every screen shares.
### Official Polish terms come from the rulebook.

## Names that stay the same in every language

name = Chromosome

## The course of the game

term-clock = Zegar
phase-setup = Przygotowanie gry
phase-preparation = Faza przygotowania
phase-turns = Faza tur graczy
phase-radiation = Faza promieniowania
phase-over = Koniec gry

## What a player has, and what lies on the board

term-tokens = Żetony na planszy
term-charged = Naładowane
term-discharged = Rozładowane
term-group = Grupa
term-fate = Los
term-fate-token = Żeton losu
term-irradiation = Napromieniowanie
term-trophies = Trofea
term-energy = Energia
term-genes = Geny
term-area = Obszar radioaktywny
term-areas = Obszary radioaktywne
term-power = Siła
term-passed = Pas
term-eliminated = Poza grą

## Battle, test and die

term-battle = Walka
term-attacker = Atakujący
term-defender = Obrońca
term-strength = Siła grupy
term-modifier = Modyfikator
term-test = Test odporności
term-threat = Zagrożenie
term-absorption = Wchłonięcie energii
term-decay = Rozpad źródeł energii

## Gene kinds (yellow, purple, red and, by assumption, green)

gene-action = Gen akcji
gene-telepathy = Gen telepatii
gene-combat = Gen walki
gene-building = Gen budowy
gene-any = Dowolny gen

## Main actions

action-growth = Przyrost
action-evolution = Ewolucja
action-spark = Iskra
action-impulse = Impuls
action-pass = Pas

## Special actions whose names are known; the Polish name of Destroy is our own

action-fusion = Fuzja
action-destroy = Zniszczenie
action-saturation = Nasycenie
action-might = Moc
action-wave = Fala
action-concentration = Koncentracja
action-supergene = Supergen
action-conversion = Zamiana
action-takeover = Przejęcie
action-domination = Dominacja
action-teleportation = Teleportacja
action-outbreak = Ognisko
action-giant = Gigant

## Species; the players may name the last two themselves

species-ferox = Ferox
species-cadum = Cadum
species-third = Trzeci gatunek
species-fourth = Czwarty gatunek

## Names by the code of the thing; a free text stands for itself

# $gene (text) code of a gene kind
named-gene =
    { $gene ->
       *[action] gen akcji
        [telepathy] gen telepatii
        [combat] gen walki
        [building] gen budowy
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

count-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
count-groups =
    { $count ->
        [one] { $count } grupa
        [few] { $count } grupy
        [many] { $count } grup
       *[other] { $count } grupy
    }
count-fate =
    { $count ->
        [one] { $count } punkt losu
        [few] { $count } punkty losu
        [many] { $count } punktów losu
       *[other] { $count } punktu losu
    }
count-energy =
    { $count ->
        [one] { $count } punkt energii
        [few] { $count } punkty energii
        [many] { $count } punktów energii
       *[other] { $count } punktu energii
    }
count-trophies =
    { $count ->
        [one] { $count } trofeum
        [few] { $count } trofea
        [many] { $count } trofeów
       *[other] { $count } trofeum
    }
count-genes-action =
    { $count ->
        [one] { $count } gen akcji
        [few] { $count } geny akcji
        [many] { $count } genów akcji
       *[other] { $count } genu akcji
    }
count-genes-telepathy =
    { $count ->
        [one] { $count } gen telepatii
        [few] { $count } geny telepatii
        [many] { $count } genów telepatii
       *[other] { $count } genu telepatii
    }
count-genes-combat =
    { $count ->
        [one] { $count } gen walki
        [few] { $count } geny walki
        [many] { $count } genów walki
       *[other] { $count } genu walki
    }
count-genes-building =
    { $count ->
        [one] { $count } gen budowy
        [few] { $count } geny budowy
        [many] { $count } genów budowy
       *[other] { $count } genu budowy
    }
count-genes-any =
    { $count ->
        [0] bez genów
        [one] { $count } dowolny gen
        [few] { $count } dowolne geny
        [many] { $count } dowolnych genów
       *[other] { $count } dowolnego genu
    }
count-areas =
    { $count ->
        [one] { $count } obszar radioaktywny
        [few] { $count } obszary radioaktywne
        [many] { $count } obszarów radioaktywnych
       *[other] { $count } obszaru radioaktywnego
    }
count-cubes =
    { $count ->
        [one] { $count } kostka promieniowania
        [few] { $count } kostki promieniowania
        [many] { $count } kostek promieniowania
       *[other] { $count } kostki promieniowania
    }

## Karta otwartej gry na ekranie głównym

# $phase (text) faza gry, w której nie czeka się na jedną osobę
home-phase =
    { $phase ->
        [preparation] { phase-preparation }
        [turns] { phase-turns }
        [radiation] { phase-radiation }
       *[setup] { phase-setup }
    }
