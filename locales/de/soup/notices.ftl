### What the whole table has to know: the line above the screen, and a line in the history.

# $number (number) which amoeba of $victim
# $attacker (text) the name of whoever attacks
notice-attacked = { $attacker } greift Amöbe { $number } von { $victim } an: { $victim } antwortet.
# $points (number) what is owed to the ozone
# $player (text) the name of the player whom it is about
notice-debt = Schuld von { $player }: { $points }.
# $count (number) amoebas that die in phase 5
# $player (text) the name of the player whom it is about
notice-dying =
    { $count ->
        [0] { $player }: Keine Amöbe stirbt.
        [one] { $player }: In Phase 5 stirbt { $count } Amöbe.
       *[other] { $player }: In Phase 5 sterben { $count } Amöben.
    }
# $who (text) single or several
# $players (text) the names of whoever it is about
notice-finish-zone =
    { $who ->
        [single] { $players } ist in der Zielzone: Die Partie endet mit der Wertung dieser Runde.
       *[several] { $players } sind in der Zielzone: Die Partie endet mit der Wertung dieser Runde.
    }
notice-last-card = Die letzte Umweltkarte liegt: Das ist die letzte Runde.
# $who (text) single or several
# $players (text) the names of whoever it is about
notice-no-amoebas =
    { $who ->
        [single] { $players } hat keine Amöbe: In Phase 4 ist die erste kostenlos.
       *[several] { $players } haben keine Amöben: In Phase 4 ist je die erste kostenlos.
    }
# $who (text) whether one or several players are meant: single or several;
# $players (text) the names of whoever it is about
notice-no-amoebas-left =
    { $who ->
        [single] { $players } hat keine Amöbe auf dem Brett.
       *[several] { $players } haben keine Amöben auf dem Brett.
    }
# $count (number) rounds, the present one included
notice-rounds-left =
    { $count ->
        [0] Die Umweltkarten sind aufgebraucht.
        [1] Das ist die letzte Runde.
        [one] Höchstens noch { $count } Runde, mit dieser.
       *[other] Höchstens noch { $count } Runden, mit dieser.
    }
