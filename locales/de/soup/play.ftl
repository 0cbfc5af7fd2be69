### What several parts of the rulebook say.

## Labels of the journal

# $gene (text) code of a gene, or none
label-gene =
    { $gene ->
        [intelligence] { gene-intelligence }
        [movement-1] { gene-movement-1 }
        [spores] { gene-spores }
        [speed] { gene-speed }
        [defense] { gene-defense }
        [escape] { gene-escape }
        [substitution] { gene-substitution }
        [ray-protection] { gene-ray-protection }
        [streamlining] { gene-streamlining }
        [tentacle] { gene-tentacle }
        [holding] { gene-holding }
        [longevity] { gene-longevity }
        [frugality] { gene-frugality }
        [struggle] { gene-struggle }
        [parasitism] { gene-parasitism }
        [division-rate] { gene-division-rate }
        [persistence] { gene-persistence }
        [movement-2] { gene-movement-2 }
        [aggression] { gene-aggression }
       *[armor] { gene-armor }
    }
# $direction (text) west, north, east, south or stay
label-direction =
    { $direction ->
        [west] nach Westen
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[stay] bleibt
    }
# $points (number) biological points that are paid
label-price =
    { $points ->
        [0] kostenlos
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Uhren laufen
       *[no] Uhren stehen
    }
# $host (text) the name of whoever pays as the host of a parasite, or none, $player (text) the name of whoever did it,
# $number (number) printed on the amoeba
label-eat-drifting =
    { $host ->
        [none] { $player }: Amöbe { $number } treibt { label-direction } und frisst
       *[other] { $player }: Amöbe { $number } treibt { label-direction } und frisst, { $host } zahlt 1 Punkt
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-starve-drifting = { $player }: Amöbe { $number } treibt { label-direction } und hungert
# $player (text) the name of whoever did it, $moved (number) amoebas that eat where they are,
# $drifting (number) amoebas that drift first
label-feed-rest-moved =
    { $player }: { $moved ->
        [0] keine Amöbe frisst
        [one] { $moved } Amöbe frisst
       *[other] { $moved } Amöben fressen
    }{ $drifting ->
        [0] { "" }
        [one] , { $drifting } treibt und frisst
       *[other] , { $drifting } treiben und fressen
    }
# $player (text) the name of whoever did it, $number (number) printed on the amoeba,
# $victim-number (number) printed on the amoeba that is attacked, $victim (text) the name of whoever is attacked
label-attack-drifting = { $player }: Amöbe { $number } treibt { label-direction } und greift Amöbe { $victim-number } von { $victim } an, { label-price }
label-attack-drifting-ended = { label-attack-drifting }: { label-attack-end }
# $player (text) the name of whoever did it
label-correct-gene-earlier = { $player } hat { label-gene } seit einer früheren Runde

## Refusals

amoebas-not-kept = Bei schneller Erfassung führt die App Amöben nicht einzeln. Ändere die Erfassung im Menü.
attack-open = Beende erst den Angriff.
bury-first = Erledige erst die Todesfälle.
# $wanted (number) how many dice are rolled
dice-count =
    { $wanted ->
        [0] Wirf hier keinen Würfel: Wähle die Richtung mit { gene-movement-2 }.
        [one] Wirf hier einen Würfel.
       *[other] Wirf hier { $wanted } Würfel.
    }
direction-open = Sag erst, wohin die Amöbe geht, die sich bewegt.
each-amoeba-is-kept = Bei genauer Erfassung zahlt jede Amöbe ihre eigene Bewegung. Beweg sie einzeln.
# $player (text) the name of the player whom it is about
gene-missing = { $player } hat das Gen { label-gene } nicht. Wähle ein anderes Gen.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
has-moved = { $player }: Amöbe { $number } hat sich schon bewegt. Wähle eine andere Amöbe.
# $player (text) the name of the player whom it is about
no-host = { $player } kann nicht Wirt sein: Es braucht eine fremde Amöbe auf demselben Feld. Wähle jemand anderen.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
no-such-amoeba = { $player } hat Amöbe { $number } nicht auf dem Brett. Wähle eine andere Amöbe.
# $player (text) the name of the player whom it is about, $held (number) biological points that the player has,
# $points (number) biological points that it takes
not-enough-points =
    { $player } hat { $held ->
        [0] keine Biopunkte mehr
        [one] nur { $held } Biopunkt
       *[other] nur { $held } Biopunkte
    }; nötig: { $points }. Wähle etwas anderes.
# $player (text) the name of the player whom it is about
not-your-turn = { $player } ist nicht am Zug. Warte darauf.
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
amoeba-on-board = { $player }: Amöbe { $number } ist schon auf dem Brett. Wähle eine andere Amöbe.
# $count (number) amoebas that can still come onto the board
# $player (text) the name of the player whom it is about
amoebas-off-board =
    { $count ->
        [0] { $player } hat alle Amöben auf dem Brett.
        [one] { $player } hat nur { $count } Amöbe neben dem Brett.
       *[other] { $player } hat nur { $count } Amöben neben dem Brett.
    } Wähle weniger, oder korrigiere die Zahl.
# $count (number) amoebas on the board, $player (text) the name of the player whom it is about
amoebas-on-board =
    { $count ->
        [0] { $player } hat keine Amöbe auf dem Brett.
        [one] { $player } hat nur { $count } Amöbe auf dem Brett.
       *[other] { $player } hat nur { $count } Amöben auf dem Brett.
    } Wähle weniger, oder korrigiere die Zahl.
card-first = Deck erst eine Umweltkarte auf.
game-is-over = Diese Partie ist vorbei. Nimm das Ende zurück, um weiterzuspielen.
# $phase (text) the phase that it is
not-now =
    { $phase ->
        [setup] Der Aufbau läuft noch.
        [movement] Phase 1 läuft: Bewegen und Fressen.
        [environment] Phase 2 läuft: Umwelt und Gendefekte.
        [genes] Phase 3 läuft: Neue Gene.
        [division] Phase 4 läuft: Zellteilung.
        [deaths] Phase 5 läuft: Todesfälle.
       *[scoring] Phase 6 läuft: Wertung.
    } Beende das erst.
nothing-changed = Nichts würde sich ändern. Wähle etwas anderes.
# $least (number) the smaller number of players, $most (number) the larger one, $count (number) how many were named
player-count = Ursuppe spielen { $least } oder { $most } Personen, nicht { $count }. Ändere die Zahl der Plätze.
