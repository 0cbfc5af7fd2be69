### What several parts of the rulebook say.

## Labels of the journal

# On the narrow button for undo, where the whole sentence would be cut
# $player (text) the name of whoever did it
label-act-effects-short = { $player }: { named-action }
# $running (text) yes or no: whether they run from now on
label-set-clocks =
    { $running ->
        [yes] Uhren laufen
       *[no] Uhren stehen
    }

## Refusals

# $player (text) the name of the player whom it is about
action-taken = { $player } hat die Aktion dieses Zugs schon gemacht. Beende den Zug.
# $needs (number) how many genes have to be chosen
any-genes-to-name =
    { $needs ->
        [0] Die Kosten verlangen kein beliebiges Gen. Wähle keines.
        [one] Wähle { $needs } beliebiges Gen zum Zahlen.
       *[other] Wähle { $needs } beliebige Gene zum Zahlen.
    }
battle-open = Beende erst den Kampf, oder brich ihn ab.
# $most (number) how many there can be, $player (text) the name of the player whom it is about
charged-out-of-range =
    { $most ->
        [0] { $player } hat keine Marker auf dem Brett, die geladen sein könnten. Korrigiere erst die Marker.
        [one] { $player } kann 0 oder { $most } geladene Marker haben. Wähle eine Zahl in diesem Bereich.
       *[other] { $player } kann 0 bis { $most } geladene Marker haben. Wähle eine Zahl in diesem Bereich.
    }
energy-not-needed = Weniger Energie reicht: Behalte Marker und Trophäen.
evolution-open = Beende erst die Evolution, oder brich sie ab.
fate-gene-not-needed = Das kostet kein solches Gen: Behalte den Schicksalspunkt.
# $player (text) the name of the player whom it is about
fate-gene-used = { $player } hat in dieser Runde schon Schicksal als Gen benutzt. Zahle mit Genen.
# $player (text) the name of the player whom it is about, $most (number) the most genes
genes-full = { $player } hat schon { $most } Gene, mehr geht nicht. Wähle etwas anderes.
# $has (number) tokens on the board, $player (text) the name of the player whom it is about
group-too-big-for-board =
    { $has ->
        [0] { $player } hat keine Marker mehr auf dem Brett.
        [one] { $player } hat nur { $has } Marker auf dem Brett.
       *[other] { $player } hat nur { $has } Marker auf dem Brett.
    } Wähle weniger, oder korrigiere die Zahl.
# $player (text) the name of the player whom it is about, $most (number) the highest number
irradiation-out-of-range = Verstrahlung von { $player }: 0 bis { $most }. Wähle eine Zahl in diesem Bereich.
main-action = { named-action } ist eine Hauptaktion, keine Sonderaktion. Wähle sie bei den Hauptaktionen.
no-fate-gene-in-battle = Im Kampf kann Schicksal kein Gen sein. Zahle mit Genen.
no-such-area = Dieses radioaktive Feld gibt es nicht mehr. Wähle ein anderes.
nobody-active = Niemand ist am Zug. Wähle, wer dran ist.
not-in-preparation = Das gehört in die Vorbereitungsphase. Beende erst diese Phase.
# $player (text) the name of the player whom it is about, $active (text) the name of whoever is up
not-your-turn = { $player } ist nicht am Zug: Dran ist { $active }.
nothing-chosen = Wähle erst etwas.
nothing-open = Es gibt nichts abzubrechen. Spielt weiter.
options-unfit = Diese Regeln des Tischs widersprechen sich. Prüfe Schicksal am Anfang, höchstes Schicksal und die Seiten des Würfels.
# $player (text) the name of the player whom it is about
own-trophy = { $player } kann keinen eigenen Marker als Trophäe haben. Wähle einen fremden.
party-others-to-ask = Andere haben noch Schicksal: Warte, bis alle gesagt haben, ob der Wurf bleibt.
# $count (number) how many were named
player-count = Chromosome spielen 2 bis 4 Personen, nicht { $count }. Ändere die Zahl der Plätze.
# $player (text) the name of the player whom it is about
player-eliminated = { $player } ist ausgeschieden. Wähle jemand anderen.
# $has (number) tokens left in the supply, $player (text) the name of the player whom it is about
supply-too-small =
    { $has ->
        [0] { $player } hat keine Marker mehr im Vorrat.
        [one] { $player } hat nur noch { $has } Marker im Vorrat.
       *[other] { $player } hat nur noch { $has } Marker im Vorrat.
    } Wähle weniger.
test-open = Beende erst den Resistenztest, oder brich ihn ab.
# $has (number) charged tokens, $player (text) the name of the player whom it is about
too-few-charged =
    { $has ->
        [0] { $player } hat keine geladenen Marker.
        [one] { $player } hat nur { $has } geladenen Marker.
       *[other] { $player } hat nur { $has } geladene Marker.
    } Wähle weniger, oder korrigiere die Zahl.
# $player (text) the name of the player whom it is about
too-few-genes = { $player } hat zu wenige solche Gene. Wähle andere, oder korrigiere die Zahl.
# $player (text) the name of the player whom it is about
too-few-trophies = { $player } hat zu wenige Trophäen. Wähle weniger, oder korrigiere die Zahl.
# $player (text) the name of the player whom it is about, $paid (number) energy points that would be paid,
# $needs (number) energy points of the price
too-little-energy = { $player } zahlt { $paid } von { $needs } Energie. Nimm geladene Marker oder Trophäen dazu.
# $player (text) the name of the player whom it is about
turned-to-name = { $player }: Wähle, wie viele geladene Marker du entlädst, nur ganze Gruppen.
# $has (number) fate points, $player (text) the name of the player whom it is about
too-little-fate =
    { $has ->
        [0] { $player } hat keine Schicksalspunkte mehr.
        [one] { $player } hat nur { $has } Schicksalspunkt.
       *[other] { $player } hat nur { $has } Schicksalspunkte.
    } Wähle weniger, oder korrigiere die Zahl.
# $can (number) tokens that could still be charged, $player (text) the name of the player whom it is about
too-many-charged =
    { $can ->
        [0] { $player } hat keine ungeladenen Marker mehr.
        [one] { $player } hat nur noch { $can } ungeladenen Marker.
       *[other] { $player } hat nur noch { $can } ungeladene Marker.
    } Wähle weniger.
game-is-over = Diese Partie ist vorbei. Nimm das Ende zurück, um weiterzuspielen.
