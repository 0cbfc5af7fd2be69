### Attack and feeding.

# $intruder (text) which, with its room
events-attack-of = { $intruder } attacks.
events-attack-hands = Each intruder in combat attacks: one attack card each, a Metagorger without a card.
events-attack-nobody = Nobody is noted as in combat: no attacks.
events-board-empty = Nobody is on the board: no attacks, no Feeding.
events-enter-anyway = Enter a room all the same
# $figures (text) how many of each kind
events-entered-new = Not on the board so far and noted there now: { $figures }
# $player (text) whom it attacks
events-metagorger-attacks = Metagorger attacks { $player }
events-metagorger-attacks-whom = Metagorger attacks
events-attack-whom = Whom does the Metagorger attack?
events-attack-skip = It does not attack
events-attacks-done = Attacks carried out
events-attack-done = Attack carried out
events-voracious = Voracious is in force: intruders in combat feed before they attack.
events-nobody-feeds = Nobody feeds.
# $rooms (text) names of rooms
events-not-hungry = Not feeding: { $rooms }
# $count (number) listed intruders
events-without-room =
    { $count ->
        [0] Every intruder has a room.
        [one] { $count } intruder has no room noted.
       *[other] { $count } intruders have no room noted.
    }
events-order-matters = There are too few figures for all: the table chooses which room feeds first.
events-order-ends = Afterwards on the whole board, every order of the rooms alike
# $room (text) its name
events-feed-room = Feed: { $room }
events-feed = Feed
# $number (number) which room of this step
events-feed-number = Feed room { $number }
# $number (number) which room of this step
events-room-number = Room { $number }
events-room-asked = who and what is in it?
events-end-feeding = Attacks and Feeding done
events-other-room = A room that is not listed
events-other-room-note = enter what stands in it
# $room (text) its name
events-as-placed = As placed, { $room }
events-beyond-noted = A figure that is not noted
events-as-last-time = As left last time
events-clear = Clear the room

## Labels of the journal

# $feeds (text) yes or no; $fed (number) how many intruders feed
# $room (text) name of the room, or none
label-feed =
    { $feeds ->
        [no] Nobody feeds{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Feeding{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }: { $fed ->
            [0] nobody
            [one] { $fed } intruder
           *[other] { $fed } intruders
        }
    }

## Refusals

carried-beyond-room = A character cannot carry what is not in the room. Count it among the room’s objects too.
nest-destroyed = The Nest is destroyed. Enter this room without it.
nobody-feeds = Nobody feeds here: there is nothing to eat, or all of them are in combat. Go on to the next room.
nobody-in-room = No intruder stands in this room, so nobody feeds. Go on to the next room.
# $room (text) name or number of the room
room-fed-already = { $room }: this room’s feeding is done for this event phase. Go on to the next room.
