### The company of an amoeba: Tentacle and Holding.

# $cubes (text) of each colour, in words
company-load-chip = Tentacle: { $cubes }
company-load = Tentacle takes along
# $number (number) printed on the amoeba
company-load-of = Tentacle, amoeba { $number } takes along
# $most (number) cubes
company-load-most =
    { $most ->
        [0] Nothing.
        [one] Up to { $most } cube, before the direction is known.
       *[other] Up to { $most } cubes, before the direction is known.
    }
# $cubes (text) of one colour, in words
company-load-one = Take along { $cubes }
company-load-none = no cubes
# $followers (text) names with numbers, or nobody
company-follow-chip = Holding: { $followers }
company-follow-none = nobody
# $number (number) of the amoeba that leaves
company-follow = Holding: does anybody follow amoeba { $number }?
# $when (text) before or after
company-follow-when =
    { $when ->
        [after] Only amoebas on the space that it has left.
       *[before] Only amoebas on its space, before the direction is known.
    }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
company-follower = { $player }, amoeba { $number } follows
# $cubes (text) in words
company-with = Takes along { $cubes }.
# $followers (text) names with numbers
company-followed = Followed by: { $followers }.

## Labels of the journal

# $cubes (text) by whose colour they are, with how many, or none
# $player (text) the name of whoever did it, $number (number) printed on the amoeba
label-load =
    { $cubes ->
        [none] { $player }: amoeba { $number } takes no cubes along
       *[other] { $player }: amoeba { $number } takes cubes along, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes or no; $cubes (text) as above; $leader (text) whose amoeba leaves, $leader-number (number) of it
# $player (text) the name of whoever did it, $number (number) printed on the amoeba that follows
label-follow =
    { $follows ->
        [no] { $player }: amoeba { $number } does not follow
       *[yes] { $cubes ->
            [none] { $player }: amoeba { $number } follows amoeba { $leader-number } of { $leader }, { gene-holding }
           *[other] { $player }: amoeba { $number } follows amoeba { $leader-number } of { $leader }, { gene-holding }, with cubes ({ $cubes })
        }
    }

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
follows-itself = { $player }: amoeba { $number } does not follow itself. Choose another amoeba.
# $most (number) cubes that can be taken, $player (text) the name of the player whom it is about
load-unfit =
    { $most ->
        [0] { $player }: { gene-tentacle } takes no cubes along. Choose none.
        [one] { $player }: { gene-tentacle } takes { $most } cube along at most, and only what lies on the board. Choose fewer.
       *[other] { $player }: { gene-tentacle } takes { $most } cubes along at most, and only what lies on the board. Choose fewer.
    }
# $player (text) the name of the player whom it is about, $number (number) printed on the amoeba
not-left = { $player }: amoeba { $number } has not left its space just now. Choose another amoeba.
