### Tokens drawn from the bag.

## The bag

events-token-drawn = From the bag
events-resolve = Effect carried out
events-token-red = Put one Metagorger into each room with a Metagorger or a Heavy Object, even in combat, and even if it is carried.
events-token-red-places = One into the Nest, once it is discovered and while it stands; whether a second one, the table decides. No Surprise Attack.
events-token-butcher = The Butcher comes to a character’s room: an Encounter.
events-butcher-noise = Take the noise markers off around that room.
events-butcher-absent = The Butcher is dead or on the board already: no figure is placed.
events-token-blank = Put the token back into the bag. Remove each Shambler that shares its room with no character; their tokens go back too. Add a Metagorger token.
# $count (number) figures
events-places =
    { $count ->
        [0] no Metagorger is placed
        [one] { $count } Metagorger is placed
       *[other] { $count } Metagorgers are placed
    }
# $count (number) figures
events-removes-shamblers =
    { $count ->
        [0] no Shambler goes
        [one] { $count } Shambler goes, its token returns
       *[other] { $count } Shamblers go, their tokens return
    }
events-red-rooms = Where a Metagorger comes
events-red-placed = Metagorgers placed
events-red-elsewhere = Elsewhere
# $count (number) figures
events-metagorgers-left =
    { $count ->
        [0] no figure is left
        [one] { $count } figure is left
       *[other] { $count } figures are left
    }
events-too-few-figures = There are fewer figures than rooms: the table chooses which go without.
events-blank-stay = These stay: a character is with them
events-blank-removed = Shamblers removed
events-blank-say = How many Shamblers go?
events-red-say = How many Metagorgers come?
# $count (number) figures
events-blank-on-board =
    { $count ->
        [0] none on the board
        [one] { $count } on the board
       *[other] { $count } on the board
    }
events-butcher-who = Whose character does it meet?
events-noise-done = Noise rolls done
events-noise-done-note = the next round begins
events-noise = Noise rolls, in this order
events-noise-slime = slimed: Silence is Danger
# $players (text) names
events-noise-not = In combat, no roll: { $players }

## Encounters

# $players (text) names
encounter-company = Noted in this room and so in combat too: { $players }
# $intruder (text) who comes, $player (text) whose character
encounter-fights = { $intruder } fights { $player }

## Labels of the journal

# $player (text) who has the Encounter, or none
# $purpose (text) events, rolls (after its noise rolls), encounter or surprise
# $count (number) Metagorgers of a red token, $rooms (text) their listed rooms
# $dies (text) yes or no: whether the character dies of it; $room (text) where it happened, or none
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Noise rolls done: { label-token }
            [placing] Red token: { count-metagorger }{ $rooms ->
                [none] { "" }
               *[other] { " " }({ $rooms })
            }
           *[other] Carried out: { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player }: Surprise Attack, { label-token }{ $dies ->
                [yes] { label-death }
               *[no] { "" }
            }
           *[other] { $player }: Encounter over, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }

## Refusals

no-rolls-to-wait-for = No noise rolls come after this effect. Carry it out now.
no-surprise-in-events = In the event phase this token brings no Surprise Attack. Go on without it.
no-surprise-by-blank = A blank token is no intruder: nobody attacks by surprise. Go on without it.
no-token-open = No drawn token waits for its effect. Draw one first.
# $room (text) name or number of the room
room-named-twice = { $room } gets one Metagorger. Name each room once.
butcher-hands-unknown = Several characters are slimed: say first who has the fewest cards in hand.
metagorgers-unsaid = Say how many Metagorgers come.
# $left (number) how many are left
too-few-metagorgers =
    { $left ->
        [0] No Metagorger figure is left: place none.
        [one] Only { $left } Metagorger figure is left. Choose where it goes.
       *[other] Only { $left } Metagorger figures are left. Choose where they go.
    }
# $left (number) how many are left
too-few-shamblers =
    { $left ->
        [0] There is no Shambler to remove. Choose none.
        [one] Only { $left } Shambler can be removed. Choose fewer.
       *[other] Only { $left } Shamblers can be removed. Choose fewer.
    }
