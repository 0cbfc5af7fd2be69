### The coached first round: the next thing to do, in a sentence.

coach-setup = Share the steps and tick them off.
coach-begin-play = Everything is in place.
# $player (text) the name of whoever is spoken to
coach-objective = { $player }, keep one Objective; return one unseen.
coach-token = Carry out the token that was drawn.
coach-noise = Everybody not in combat rolls for noise.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, play two actions or pass.
coach-time = The event phase begins.
coach-feed = Somebody feeds in this room.
coach-end-feeding = In combat intruders attack, elsewhere they feed.
coach-fire = Intruders in burning rooms take an injury.
coach-card = Carry out an event card.
coach-draw = Draw a token from the bag.
coach-begin-check = Nobody is aboard any more.
# $player (text) the name of whoever is spoken to
coach-scan = { $player }, no Mutation card? Scan your Contamination.
# $player (text) the name of whoever is spoken to
coach-four = { $player }, shuffle everything and draw four cards.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, reveal your Objective.
