### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Two dice each: the highest chooses first.
# $player (text) the name of whoever is spoken to
coach-choose-space = { $player }: whoever is last moves first.
coach-opening-card = It says where everything drifts.
coach-begin-play = Place two amoebas each.
# $player (text) the name of whoever is spoken to
coach-direction = { $player }, say where the amoeba goes.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, defend, escape or give in.
coach-fight-dice = A die each: the higher one wins.
coach-escape-dice = The die shows the direction.
# $player (text) the name of whoever is spoken to
coach-escape-result = { $player }, is it on another space?
coach-close-fight = On the board first, then here.
# $player (text) the name of whoever is spoken to
coach-amoeba = { $player }, another direction costs points.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, move and feed all your amoebas.
# $player (text) the name of whoever is spoken to
coach-turn-full = { $player }, every amoeba has had its go.
coach-card = It brings new drift and new ozone.
# $player (text) the name of whoever is spoken to
coach-settle = { $player }: pay, or give genes up.
coach-end-environment = Now the ozone harms nobody.
# $player (text) the name of whoever is spoken to
coach-genes = { $player }, buy what you can afford.
coach-moves = Last place on the ladder goes first.
coach-births = Everybody gets points for new amoebas.
# $player (text) the name of whoever is spoken to
coach-division = { $player }, newborns go beside your own.
coach-bury = Two damage points are usually too much.
coach-end-deaths = Is the board in order?
coach-score = The app counts steps and leaps.
coach-next-round = Everybody moves and eats again.
coach-last-round = This was the last round.
