### What the whole table has to know: a line above the screen and one in the history.

notice-check = Die letzte Prüfung: Wer entkommen ist, scannt und zieht Karten.
# $who (text) single or several
# $players (text) the names of those who have not chosen
notice-choose-objective =
    { $who ->
        [single] Erste Begegnung: { $players } behält noch ein Ziel, das andere verlässt ungesehen die Partie.
       *[several] Erste Begegnung: Alle behalten ein Ziel, das andere verlässt ungesehen die Partie. Es wählen noch: { $players }.
    }
notice-first-encounter = Erste Begegnung: Alle behalten ein Ziel, das andere verlässt ungesehen die Partie.
notice-hibernation-opens = Der Zeitmarker steht auf Blau: Kälteschlaf ist möglich.
notice-nest-destroyed = Das Nest ist zerstört.
# $which (text) single or several
# $pods (text) the numbers of the Escape Pods that have left
notice-pods-left =
    { $which ->
        [single] Kapsel { $pods } ist weg.
       *[several] Die Kapseln { $pods } sind weg.
    }
# $count (number) rounds, the present one included
notice-rounds-left =
    { $count ->
        [0] Die Zeit ist um.
        [1] Das ist die letzte Runde.
        [one] Noch { $count } Runde, mit dieser.
       *[other] Noch { $count } Runden, mit dieser.
    }
# $count (number) spaces that are left of the track
notice-self-destruct =
    { $count ->
        [0] Selbstzerstörung: Das Schiff explodiert.
        [one] Selbstzerstörung: noch { $count } Feld.
       *[other] Selbstzerstörung: noch { $count } Felder.
    }
notice-self-destruct-final = Die Selbstzerstörung lässt sich nicht mehr stoppen. Alle Kapseln sind entsperrt.
notice-solo-objective = Erste Begegnung: Eins der zwei Ziele bleibt, das andere verlässt die Partie.
# $who (text) single or several
# $players (text) the names of whoever has three markers
notice-third-marker =
    { $who ->
        [single] { $players } hat drei Mutationsmarker: Der nächste tötet.
       *[several] { $players } haben drei Mutationsmarker: Der nächste tötet.
    }
