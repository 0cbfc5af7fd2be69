### The event phase, step by step.

stage-events = Event phase
stage-encounter = { term-encounter }

## The five steps

# $number (number) which step, $steps (number) how many there are, $title (text) its name
events-step = Step { $number } of { $steps }: { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Steps { $first } and { $last } of { $steps }: { $title }
events-time = Time
events-feeding = Attack and Feeding
events-fire-card = Fire and event card
events-card = Event card
events-card-what = Draw an event card and carry it out.
events-bag = Intruder bag
events-by-hand = On the board

## Time

# $count (number) spaces left
events-time-hands = Move the time marker one space: { $count } left.
# $count (number) spaces left
events-self-destruct-hands = Move the self-destruct marker too: { $count } left.
events-pods-hands = Yellow space: all Pods unlock. Turn them over.

## Attack and feeding

events-injuries = Injuries
# $figures (text) figures that can be placed, by kind
events-figures-left = Figures left: { $figures }
events-room-empty = nothing

## Fire and the event card

events-burning = Burning rooms
events-fire-hands = 1 injury to each intruder in a burning room, then an attack card for each of them: it may die.
events-fire-hands-full = After that an attack card for each intruder that was hurt: it may die.
# $before and $after (number) injuries
events-injuries-change = injuries: { $before }, then { $after }
# $count (number) intruders
events-burn =
    { $count ->
        [0] Nobody is hurt
        [one] Fire hurts { $count } intruder
       *[other] Fire hurts { $count } intruders
    }
events-check-deaths = Attack card: who dies of it?
events-card-lives = lives on
# $intruder (text) which, with its room; $number (number) on the attack card
events-card-number = { $intruder }: attack card { $number }
events-card-butcher = The Butcher does not enter the technical corridors: it stays where it is.
events-card-name = Name of the card (optional)
events-card-done = Event card done
events-fire-card-done = Fire and event card done

## The bag

events-token-in-bag = Put the token back into the bag.
events-butcher-slimed = Slimed, fewest cards in hand, then turn order.
events-butcher-uncounted = Count the cards of the slimed characters: fewest in hand, then turn order.
events-butcher-first = Nobody is slimed: the first player’s.

## Labels of the journal

# $time (number) spaces of time that are left
label-advance-time = Time track: { $time }
label-end-feeding = Attacks and Feeding done
# $count (number) intruders that the fire hurts
label-burn-rooms =
    { $count ->
        [0] Fire done
        [one] Fire hurts { $count } intruder
       *[other] Fire hurts { $count } intruders
    }
# $text (text) what the event card says, or none, $fire (text) yes or no: whether fire was settled with it
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Fire and event card done
               *[no] Event card done
            }
       *[other] Event: { $text }
    }
