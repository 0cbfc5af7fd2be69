### Counts of what the bag holds.

## The five steps

# $what (text) what is counted, $before and $after (number)
events-before-after = { $what }: { $before }, danach { $after }

## Attack and feeding

events-contents = Tipp an, was im Raum ist
events-condition = Verletzt oder im Kampf?
# $figure (text) its kind and number
events-fights = { $figure } kämpft
# $count (number) eggs on the Carnomorph board
events-nest-eggs =
    { $count ->
        [0] keine Eier auf der Tafel
        [one] { $count } Ei auf der Tafel
       *[other] { $count } Eier auf der Tafel
    }
# $count (number) figures of a kind that have not fed
events-left-to-feed = noch { $count } hungrig
# $count (number) figures of a kind
events-on-board = { $count } auf dem Brett
# $count (number) figures of a kind, of which some stand in the room
events-of-those = von { $count }
events-carried = Von einem Charakter getragen
# $before (text) contents of the room
events-before = Vorher: { $before }
# $after (text) contents of the room
events-after = Danach: { $after }
# $intruder (text) who, $food (text) what it eats
events-fed = { $intruder } frisst { $food }.
# $intruder (text) who, $food (text) what it eats, $becomes (text) its new kind
events-fed-evolves = { $intruder } wird { $becomes } und frisst { $food }.
# $intruder (text) who, $food (text) what it eats
events-fed-blocked = { $intruder } frisst { $food }. Keine Figur der nächsten Stufe ist übrig: Entwicklung entfällt.
# $count (number) injuries
events-fed-healed =
    { $count ->
        [0] Nichts heilt.
        [one] { $count } Schaden heilt.
       *[other] { $count } Schaden heilen.
    }
events-fed-nest = Das letzte Ei ist gefressen: Das Nest ist zerstört.
