### The coached first round: the next thing to do, in a sentence.

coach-setup = Lay out the board: share the steps and tick them off.
coach-begin-play = Everything is in place. Begin.
coach-objective = { $player }, keep one of your two Objectives; the other goes back unseen.
coach-token = Carry out the token that was drawn.
coach-noise = Everybody not in combat rolls for noise, in turn order.
coach-turn = { $player }, play two actions or pass; then hand the turn on.
coach-time = The event phase begins: move the time marker on.
coach-feed = Somebody feeds: resolve the room.
coach-end-feeding = Intruders in combat attack; all others feed where there is food.
coach-fire = Every intruder in a burning room takes an injury.
coach-card = Draw an event card and carry it out.
coach-draw = Draw a token from the bag.
coach-begin-check = Nobody is aboard any more: on to the last check.
coach-scan = { $player }, scan all your Contamination cards, unless you hold a Mutation card.
coach-four = { $player }, shuffle all your cards and draw four.
coach-answer = { $player }, reveal your Objective: is it fulfilled?
