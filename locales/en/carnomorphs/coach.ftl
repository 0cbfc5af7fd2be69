### The coached first round: the next thing to do, in a sentence.

coach-setup = Share the work, it goes faster.
coach-begin-play = Everything is in place.
# $player (text) the name of whoever is spoken to
coach-objective = { $player }, keep one card; return the other unseen.
coach-token = Figures first, then the app.
coach-noise = Whoever is in combat makes none.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, two actions or a pass.
coach-time = The event phase begins.
coach-feed = Intruders in this room are hungry.
coach-end-feeding = Intruders in combat strike, all others eat.
coach-fire = Each draws an attack card and may die.
coach-card = Reveal it, read it aloud, do it.
coach-draw = This is how the intruders develop.
coach-begin-check = Nobody is aboard any more.
# $player (text) the name of whoever is spoken to
coach-scan = { $player }, no Mutation card? Scan your Contamination.
# $player (text) the name of whoever is spoken to
coach-four = { $player }, shuffle everything and draw four cards.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, reveal your Objective.
