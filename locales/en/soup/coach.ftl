### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Two dice each: the highest chooses first.
# $player (text) the name of whoever is spoken to
coach-choose-space = { $player }, choose a space of the ladder.
coach-opening-card = The card says where everything drifts.
coach-begin-play = Place your first two amoebas.
# $player (text) the name of whoever is spoken to
coach-direction = { $player }, say where the amoeba goes.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, defend, escape or give in.
coach-fight-dice = A die each: the higher one wins.
coach-escape-dice = Roll for the escape.
# $player (text) the name of whoever is spoken to
coach-escape-result = { $player }, is it on another space?
coach-close-fight = Carry out the attack’s result.
# $player (text) the name of whoever is spoken to
coach-amoeba = { $player }, move the next amoeba, then eat.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, move and feed all your amoebas.
# $player (text) the name of whoever is spoken to
coach-turn-full = { $player }, all your amoebas are done.
coach-card = A new card: new drift, new ozone.
# $player (text) the name of whoever is spoken to
coach-settle = { $player }: pay, or give genes up.
coach-end-environment = Nobody owes anything.
# $player (text) the name of whoever is spoken to
coach-genes = { $player }, buy what you can afford.
coach-moves = All move and eat, last place first.
coach-births = Everybody gets points for new amoebas.
# $player (text) the name of whoever is spoken to
coach-division = { $player }, new amoebas go beside your own.
coach-bury = Amoebas with too much damage die.
coach-end-deaths = Is the board in order?
coach-score = The app counts steps and leaps.
coach-next-round = The round is over.
coach-last-round = This was the last round.
