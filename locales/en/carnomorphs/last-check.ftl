### The last check: steps A and B of each character, then everybody’s objective.

stage-check = Last check
check-waits-scan = step A
check-waits-draw = step B
check-survived = survived
check-card-held = holds a Mutation card
check-no-card = no Mutation card
check-ship = First the ship: look at its engines and its course. If it is lost, whoever hibernates dies: say so on their sheet.
check-a = Step A: scan everything
check-a-note = Deck, discard pile and hand: scan every Contamination card. One INFECTED is enough.
check-scanned = What did the scans show?
check-scan-done = On to step B
check-scan-over = Step A done
check-b = Step B: four cards
check-b-note = Shuffle all Action and Contamination cards and draw four. Each Contamination card is a marker, infected or not.
check-drawn = How many of the four are Contamination cards?
check-note = Note the result
check-draw-done = The character lives
check-draw-dies = The character dies

## The chance

check-survives = survives
check-dies = dies
check-chance-open = Show the cards behind it
# $cards (number) in all, $contaminated (number) Contamination cards among them
check-deck = Cards: { $cards }, Contamination among them: { $contaminated }. Tap to change.
check-cards = Cards in all
check-contamination-unsaid = Count them: the app does not know how many there are
check-infected = Infected among them
check-infected-unknown = Nobody knows how many are infected
check-infected-note = “?” counts all as infected

## Objectives

check-answers = Read your Objectives
check-answers-note = Each survivor says whether the Objective is fulfilled.
check-nobody = Nobody survived
check-nobody-note = All are dead: nobody wins.
check-unanswered = no answer yet
check-objective = Is the Objective fulfilled?
check-fulfilled = Fulfilled
check-failed = Not fulfilled
check-wins = alive and fulfilled: wins
check-lives-only = alive, but not fulfilled
# $players (text) names
check-still = still to answer: { $players }
# $players (text) names
check-dead = Dead: { $players }
# $players (text) the names of whoever would win now
check-winners = winning: { $players }
check-no-winner = nobody wins
together-answers = Are all Objectives fulfilled?
together-answers-note = If they are, the whole crew wins, the dead too.
together-fulfilled = All of them
together-failed = Not all
together-wins = the whole crew wins
# $count (number) adaptations
check-fact-adaptations =
    { $count ->
        [0] No Adaptation discarded
        [one] { $count } Adaptation discarded
       *[other] { $count } Adaptations discarded
    }
check-fact-butcher = The Butcher was not killed
check-fact-butcher-dead = The Butcher is dead
# $players (text) names
check-fact-signal = Signal sent by: { $players }
check-fact-no-signal = Nobody sent the signal

## The row

player-dead = dead

## Labels of the journal

label-end-game = Game ended
# $ending (text) why the game ends: agreement, time, explosion or nobody-left
label-begin-check =
    { $ending ->
        [agreement] Last check
        [time] Time is up: last check
        [explosion] The ship explodes: last check
       *[nobody-left] Nobody is aboard: last check
    }
# $infected (text) yes or no: whether an infected card was among them; $player (text) the name of whoever did it
label-scan-deck =
    { $infected ->
        [yes] { $player }: deck scanned, infected
       *[no] { $player }: deck scanned, not infected
    }
# $player (text) the name of whoever did it, $contaminated (number) Contamination cards among the four
label-draw-four = { $player }: Contamination cards drawn: { $contaminated }
# $fulfilled (text) yes or no: whether the Objective is fulfilled; $player (text) the name of whoever did it
label-answer-objective =
    { $fulfilled ->
        [yes] { $player }: Objective fulfilled
       *[no] { $player }: Objective not fulfilled
    }
# $fulfilled (text) yes or no: whether the Objective is fulfilled
label-answer-together =
    { $fulfilled ->
        [yes] The crew: Objectives fulfilled
       *[no] The crew: Objectives not fulfilled
    }

## Refusals

# $player (text) the name of the player whom it is about
answer-first = { $player } still has to say whether the Objective is fulfilled.
answer-together-first = Say first whether all Objectives of the crew are fulfilled.
# $player (text) the name of the player whom it is about
answered-already = { $player } has already answered so. Play on.
# $player (text) the name of the player whom it is about
check-first = { $player } still has to finish the last check.
# $player (text) the name of the player whom it is about
checked-already = { $player } has already finished the last check. Choose somebody else.
# $player (text) the name of the player whom it is about
holder-skips-scan = { $player } holds a Mutation card and scans nothing. Draw the four cards.
# $player (text) the name of the player whom it is about
scan-first = { $player } has to scan all cards first.
# $player (text) the name of the player whom it is about
scanned-already = { $player } has already scanned all cards. Draw the four cards.
# $player (text) the name of the player whom it is about
somebody-left = { $player }’s character is still aboard. Say first what becomes of it.
