### What the whole table has to know: the line above the screen, and a line in the history.

# $number (number) which amoeba of $victim
# $attacker (text) the name of whoever attacks
notice-attacked = { $attacker } attacks { $victim }, amoeba { $number }: { $victim } answers.
# $points (number) what is owed to the ozone
# $player (text) the name of the player whom it is about
notice-debt = { $player } owes { $points }.
# $count (number) amoebas that die in phase 5
# $player (text) the name of the player whom it is about
notice-dying =
    { $count ->
        [0] { $player }: no amoeba is dying.
        [one] { $player }: { $count } amoeba dies in phase 5.
       *[other] { $player }: { $count } amoebas die in phase 5.
    }
# $who (text) single or several
# $players (text) the names of whoever it is about
notice-finish-zone =
    { $who ->
        [single] { $players } is in the finish zone: the game ends with the scoring of this round.
       *[several] { $players } are in the finish zone: the game ends with the scoring of this round.
    }
notice-last-card = The last environment card is on the table: this is the last round.
# $who (text) single or several
# $players (text) the names of whoever it is about
notice-no-amoebas =
    { $who ->
        [single] { $players } has no amoeba: in phase 4 the first one is free.
       *[several] { $players } have no amoebas: in phase 4 the first one is free for each.
    }
# $who (text) whether one or several players are meant: single or several;
# $players (text) the names of whoever it is about
notice-no-amoebas-left =
    { $who ->
        [single] { $players } has no amoeba on the board.
       *[several] { $players } have no amoebas on the board.
    }
# $count (number) rounds, the present one included
notice-rounds-left =
    { $count ->
        [0] The environment cards are used up.
        [1] This is the last round.
        [one] { $count } round left at most, with this one.
       *[other] { $count } rounds left at most, with this one.
    }
