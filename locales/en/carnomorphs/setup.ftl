### The set-up of the board, step by step; each step says what to do at this table.

stage-setup = Set-up
# $count (number) players
setup-share = Players: { $count }. Share the steps out; whoever does one ticks it off. The numbers are the rulebook’s.
# $done (number) steps ticked off, $steps (number) of so many
setup-progress = { $done } of { $steps } steps done
# $number (number) of the step in the rulebook, $title (text) its name, $how (text) what to do
setup-step = Step { $number }: { $title }. { $how }
# $number (number) of a step that is done, $title (text) its name
setup-step-done = Step { $number }: { $title }
# $player (text) who starts
setup-begin = All set: { $player } begins
# $title (text) the next step, which a press ticks off
setup-next = Done: { $title }
# $group (text) the title of a group whose steps are all done
setup-group-done = { $group }: done
# $title (text) of the step
setup-step-how = { $title }: what to do
# $count (number) steps not ticked off; told only where there are any
setup-left =
    { $count ->
        [0] all steps done
        [one] { $count } step not ticked off
       *[other] { $count } steps not ticked off
    }
setup-group-board = The ship
setup-group-carnomorphs = Carnomorphs
setup-group-stocks = Decks and markers
setup-group-crew = The crew
setup-rooms-2 = Rooms “2”
setup-rooms-2-how = Lay the board down with its basic side up (red arrow in the corner). Shuffle the “2” tiles, put one face down on each “2” space; the rest go back to the box unseen.
setup-rooms-1 = Rooms “1”
setup-rooms-1-how = Likewise with the “1” tiles on the “1” spaces.
setup-exploration = Exploration tokens
setup-exploration-how = Shuffle them and put one face down on every room; the rest go back to the box unseen.
setup-coordinates = Coordinates
setup-coordinates-how = One random card, face down, on its space by the Cockpit; the rest go back to the box.
setup-destination = Destination
setup-destination-how = A status marker on space B of the destination track.
setup-pods = Escape Pods
# $count (number) pods, $sectors (text) how many in each sector
setup-pods-how = Draw { $count } Pods at random. Lowest number first, put them in Sectors A and B in turn: { $sectors }. All locked side up.
# $a (number) pods in sector A, $b (number) in sector B
setup-pods-sectors = { $a } in A, { $b } in B
setup-engines = Engines
setup-engines-how = For each number 1, 2 and 3: shuffle its two tokens and stack them face down on that Engine Room. Nobody looks; the upper one counts.
setup-carnomorph-board = Carnomorph board
# $eggs (number) eggs on the board
setup-carnomorph-board-how = { $eggs } eggs, and 3 random Adaptation cards face down. On these stand one Shambler, one Fleshbeast and the Butcher.
setup-bag = { term-bag }
# $blank, $blue, $red (number) tokens, $total (number) all of them
setup-bag-how = { $blank } blank, { $blue } blue Metagorgers, { $red } red Metagorgers. { $total } tokens in all.
setup-decks = Decks
setup-decks-how = Shuffle and lay out face down: three colours of Items, Carnomorph Events and Attacks, Contamination, Mutations, Serious Wounds. Crafted Items beside the Items, the Scanner beside Contamination.
setup-markers = Tokens and dice
setup-markers-how = Fire, Malfunction, Noise, Ammo and Injuries, status markers, Doors, red Character Corpses, two dice of each kind, the first player token.
setup-time = Time track
setup-time-how = A status marker on the green space.
setup-help-cards = Help cards
# $who (text) alone or several, $players (number) players, $dealt (text) who has which card
setup-help-cards-how =
    { $who ->
        [alone] Card 1 is in play. { $dealt }.
       *[other] Cards 1 to { $players } are in play; their numbers order the choice of characters and count for some Objectives. { $dealt }.
    }
# $player (text) name, $number (number) on the card
setup-help-card = { $player } { $number }
setup-cards-dealt = We dealt them ourselves
# $player (text) name, $number (number) on the card
setup-card-of = { $player }: help card { $number }
setup-backpacks = Inventories
setup-backpacks-how = Everybody takes the Inventory (card holder) with the number of their Help card, then swaps the Help card for the Carnomorph one.
setup-objectives = Objectives
# $which (text) all where all stay, or some; $players (number) players, $each (number) cards for each of them
setup-objectives-how =
    { $which ->
        [all] All cards stay in. Shuffle both decks and deal everybody { $each }: one corporate, one personal, kept secret. The rest go back to the box.
       *[other] From both decks take out the cards with a number above { $players }. Shuffle, then deal everybody { $each }: one corporate, one personal, kept secret. The rest go back to the box.
    }
# $who (text) alone or several; $count (number) cards that are drawn
setup-objectives-shared-how =
    { $who ->
        [alone] Shuffle the solo/co-op Objectives and draw { $count }; after the First Encounter one stays. Halve the items of every room, rounded up.
       *[other] Shuffle the solo/co-op Objectives and draw one for each player, { $count } in all. They lie open for everybody.
    }
setup-characters = Characters
# $who (text) alone or several, $first (text) who chooses first, $order (text) all names in order
setup-characters-how =
    { $who ->
        [alone] { $first } reveals two random cards and keeps one character.
       *[other] { $order }: in this order reveal two random cards, keep one character and shuffle the other back.
    }
# $number (number) on the Help card, $player (text) name, $character (text) character
setup-character = { $number }. { $player }: { $character }. Enter the character
setup-character-open = whom?
# $player (text) name, $character (text) the character
setup-character-kept = { $player } keeps { $character }
character-captain = Captain
character-pilot = Pilot
character-mechanic = Mechanic
character-scientist = Scientist
character-scout = Scout
character-soldier = Soldier
setup-boards = Character boards
setup-boards-how = Everybody takes the board, the miniature with its ring into the Hibernatorium, the shuffled Action deck, the starting weapon with the ammo printed on it, and 2 personal Items, inactive, lying sideways.
setup-first-player = First player
# $player (text) name
setup-first-player-how = { $player } takes the first player token.
setup-blue-corpse = Blue Character Corpse
setup-blue-corpse-how = The blue token goes to the Hibernatorium and is a Character Corpse like any other.
setup-draw = Draw for us

## Labels of the journal

# $characters (text) the names of the revealed characters
# $player (text) the name of whoever did it
label-draw-characters = { $player } reveals { $characters }
# $step (text) what is to be laid out
label-setup-step =
    { $step ->
        [rooms-2] rooms “2”
        [rooms-1] rooms “1”
        [exploration] Exploration tokens
        [coordinates] Coordinates card
        [destination] destination track
        [pods] Escape Pods
        [engines] Engines
        [carnomorph-board] Carnomorph board
        [bag] Intruder bag
        [decks] decks
        [markers] tokens and dice
        [time] time track
        [help-cards] Help cards
        [backpacks] Inventories
        [objectives] Objectives
        [characters] characters
        [boards] character boards
        [first-player] first player
       *[blue-corpse] blue Character Corpse
    }
# $count (number) how many play
label-start-game = Game begins, players: { $count }
# $set (text) yes or no: whether it lies ready
label-tick-step =
    { $set ->
        [yes] Ready: { label-setup-step }
       *[no] To do again: { label-setup-step }
    }
label-take-help-card = { setup-card-of }
# $player (text) the name of whoever begins
label-begin-play = Set-up done, { $player } starts

## Refusals

# $player (text) the name of the player whom it is about, $number (number) printed on the help card
help-card-held = { $player } already has help card { $number }. Choose another.
# $count (number) how many play
help-cards-unfit = The help cards have the numbers 1 to { $count }, each once. Give everybody one.
step-open-already = This step of the set-up is not ticked off. Choose another step.
step-ticked-already = This step of the set-up is already ticked off. Choose another step.
