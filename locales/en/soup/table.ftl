### The table: the heading, the players, the ladder, the wide button, the menu.

## What takes place

stage-setup = Set-up
stage-movement = Movement and food
stage-environment = Environment
stage-genes = New genes
stage-division = Cell division
stage-deaths = Natural deaths
stage-scoring = Scoring
stage-over = Game over

## The heading

# $round (number) of the round, $rounds (number) how many rounds the game has
table-round = Round { $round } of { $rounds }
# $number (number) of the phase, $phases (number) so many there are
table-phase = Phase { $number } of { $phases }
# $direction (text) the direction of the card, $way (text) a direction in words
card-drift =
    { $direction ->
        [stay] No drift. Environment cards
       *[other] Drift: { $way }. Environment cards
    }
# $ozone (number) thickness of the layer
card-ozone = Ozone layer: { $ozone }. Environment cards
# $direction (text) the direction of the card, $ozone (number) the ozone layer of the card,
# $way (text) a direction in words
card-said =
    { $direction ->
        [stay] No drift, ozone layer { $ozone }
       *[other] Drift { $way }, ozone layer { $ozone }
    }
# $count (number) cards that are alike, at least 2
card-copies = ×{ $count }
card-tell = We turned one ourselves
card-turn-this = This is the card
cards-title = Environment cards
cards-turned = Turned so far

## A player

player-no-place = no space on the ladder yet
# $place (number) space of the ladder
player-place = space { $place } of the ladder
# $number (number) of the amoeba, $count (number) damage points, at least 1
player-amoeba-hurt =
    { $count ->
        [0] amoeba { $number }: no damage
        [one] amoeba { $number }: { $count } damage point
       *[other] amoeba { $number }: { $count } damage points
    }
# $count (number) biological points
player-owes =
    { $count ->
        [0] owes the ozone nothing
        [one] owes the ozone { $count } point
       *[other] owes the ozone { $count } points
    }
# $count (number) biological points
player-would-owe =
    { $count ->
        [0] this ozone layer would cost nothing
        [one] this ozone layer would cost { $count } point
       *[other] this ozone layer would cost { $count } points
    }
# $count (number) steps of the marker in the next scoring
player-forecast =
    { $count ->
        [0] The scoring would bring no step now.
        [one] The scoring would bring { $count } step now.
       *[other] The scoring would bring { $count } steps now.
    }
player-amoeba-away = not on the board
player-place-it = Place
player-remove-it = Remove
# $number (number) printed on the amoeba
player-amoeba-place = Amoeba { $number }: onto the board
# $number (number) printed on the amoeba
player-amoeba-remove = Amoeba { $number }: off the board
# $number (number) printed on the amoeba
player-wounds-less = Amoeba { $number }: damage points, fewer
# $number (number) printed on the amoeba
player-wounds-more = Amoeba { $number }: damage points, more
player-genes-correct = Correct the cards
player-genes-how = A press gives a card or takes it back, for nothing.
player-gene-when = Cards given now were bought
player-gene-this-round = in this round
player-gene-earlier = in an earlier round
player-make-active = Give the turn

## The players as a table: the words above the columns, and what stands below a name

column-points = pts
column-amoebas = amoebas
column-genes = genes
column-mutation = mut.
column-time = time
column-place = space
# $count (number) biological points
line-debt =
    { $count ->
        [0] owes nothing
        [one] owes { $count }
       *[other] owes { $count }
    }

## The ladder

# $places (text) players and their spaces
ladder-said = Scoring ladder: { $places }
# $player (text) the name of the player whom it is about, $place (number) space of the ladder
ladder-place = { $player } { $place }
# $place, $then (number) spaces of the ladder, now and after a scoring
# $player (text) the name of the player whom it is about
ladder-lands = { $player } { $place }, if scored now { $then }
ladder-empty = Scoring ladder: no marker yet
# $first, $last (number) spaces
ladder-zone = finish zone: { $first }–{ $last }

## The wide button: what is next

next-roll-order = Roll for the choice
# $player (text) the name of whoever acts next
next-choose-space = { $player } chooses a space
next-opening-card = Draw the opening card
next-begin-play = Begin the first round
# $player (text) the name of whoever acts next
next-direction = { $player }: direction
# $player (text) the name of whoever acts next
next-answer = { $player } answers
# $players (text) who throw a die each
next-fight-dice = { $players } roll
# $player (text) the name of whoever acts next
next-escape-dice = { $player } rolls for the escape
# $player (text) the name of whoever acts next
next-escape-result = { $player }: escaped?
# $player (text) the name of whoever acts next
next-close-fight = { $player }: attack carried out
# $player (text) the name of whoever acts next
next-close-fight-lost = { $player } goes on
# $player (text) the name of whoever acts next, $number (number) printed on the amoeba
next-amoeba = { $player }: amoeba { $number }
# $player (text) the name of whoever acts next
next-done = { $player } is done
next-moves = Everyone has eaten
next-births = Divisions are done
# $player (text) the name of whoever acts next
next-turn = Next: { $player }
# $count (number) biological points that come with the turn
# $player (text) the name of whoever acts next
next-turn-points =
    { $count ->
        [0] Next: { $player }
        [one] Next: { $player }, +{ $count } point
       *[other] Next: { $player }, +{ $count } points
    }
# $player (text) to whom the turn passed by itself
turn-handed = over to { $player }
next-after-movement = Environment
next-after-environment = New genes
next-after-genes = Cell division
next-after-deaths = Scoring
next-after-division = Natural deaths
next-card = Turn a card
# $count (number) biological points that are owed, $player (text) the name of whoever acts next
next-settle =
    { $count ->
        [0] { $player } settles
        [one] { $player } settles { $count } point
       *[other] { $player } settles { $count } points
    }
next-end-environment = All debts are settled
# $count (number) amoebas that die
next-bury =
    { $count ->
        [0] Nobody dies
        [one] { $count } amoeba dies
       *[other] { $count } amoebas die
    }
next-end-deaths = Natural deaths are done
next-score = Move the markers
# $round (number) of the round
next-score-round = Markers moved: round { $round }
next-score-end = Markers moved: end of the game
# $round (number) of the round
next-next-round = Round { $round }
next-end = End the game
next-over = Result
# $price (number) biological points that a movement costs
action-pay-move =
    { $price ->
        [0] One movement
        [one] One movement: { $price } point
       *[other] One movement: { $price } points
    }
action-market = Gene market
action-divide = Divide

## The menu

menu-supply = Cubes in the supply
menu-end-phase = End the phase
menu-end-phase-note = straight on, without the turns that are left
menu-end-game-note = The game ends here: whoever is first on the ladder wins. Undo brings it back.
menu-end-game-yes = End it
rename-title = Names and colours

## Labels of the journal

label-set-options = Rules of the table changed
# $detail (text) how much the app keeps: full or quick
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
# $player (text) the name before, $name (text) the new name
label-rename = { $player } is now { $name }

## Refusals

cards-foreign = A card was turned that is none of the eleven: go on with any cards.
# $copies (number) cards of the gene that there would be
copies-held =
    { $copies ->
        [0] { label-gene }: somebody holds a card of it, and there would be none.
        [one] { label-gene }: more cards are held than the { $copies } there would be.
       *[other] { label-gene }: more cards are held than the { $copies } there would be.
    } Choose more.

## On the big screen, below the name: what the acting player does

deed-movement = moves and feeds
deed-genes = buys genes
deed-division = divides
