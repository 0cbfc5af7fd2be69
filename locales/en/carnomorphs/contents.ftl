### Counts of what the bag holds.

## The five steps

# $what (text) what is counted, $before and $after (number)
events-before-after = { $what }: { $before }, then { $after }

## Attack and feeding

events-contents = Tap what is in the room
events-condition = Hurt or in combat?
# $figure (text) its kind and number
events-fights = { $figure } fights
# $count (number) eggs on the Carnomorph board
events-nest-eggs =
    { $count ->
        [0] no eggs on the board
        [one] { $count } egg on the board
       *[other] { $count } eggs on the board
    }
# $count (number) figures of a kind that have not fed
events-left-to-feed = { $count } left to feed
# $count (number) figures of a kind
events-on-board = { $count } on board
# $count (number) figures of a kind, of which some stand in the room
events-of-those = of { $count }
events-carried = Carried by a character
# $before (text) contents of the room
events-before = Before: { $before }
# $after (text) contents of the room
events-after = After: { $after }
# $intruder (text) who, $food (text) what it eats
events-fed = { $intruder } eats { $food }.
# $intruder (text) who, $food (text) what it eats, $becomes (text) its new kind
events-fed-evolves = { $intruder } becomes { $becomes } and eats { $food }.
# $intruder (text) who, $food (text) what it eats
events-fed-blocked = { $intruder } eats { $food }. No figure of the next level is left: it does not evolve.
# $count (number) injuries
events-fed-healed =
    { $count ->
        [0] Nothing heals.
        [one] { $count } injury heals.
       *[other] { $count } injuries heal.
    }
events-fed-nest = The last egg is eaten: the Nest is destroyed.
