### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Roll two dice each: whoever rolls highest chooses a space of the ladder first.
coach-choose-space = { $player }, choose a space of the ladder.
coach-opening-card = Turn the opening card: it says where everything drifts.
coach-begin-play = Place your first two amoebas, then begin.
coach-direction = { $player }, say where the amoeba goes.
coach-answer = { $player }, your amoeba is attacked: defend, escape or give in.
coach-fight-dice = A die each: the higher one wins.
coach-escape-dice = Roll for the escape.
coach-escape-result = { $player }, did the amoeba get away to another space?
coach-close-fight = Carry out the result of the attack.
coach-amoeba = { $player }, move your next amoeba, then let it eat.
coach-turn = { $player }, move and feed all your amoebas on the board; pay here for movements of your own.
coach-turn-full = { $player }, all your amoebas have eaten or starved: hand the turn on.
coach-card = Turn the next environment card: new drift, new ozone.
coach-settle = { $player }, more mutation points than ozone: pay, or give genes up.
coach-end-environment = Nobody owes anything. On to new genes.
coach-genes = { $player }, buy what you can and want, then hand the turn on.
coach-moves = Move and feed all amoebas on the board, the last on the ladder first; pay here for movements of your own.
coach-births = Everybody has 10 more points: buy new amoebas, the first on the ladder first.
coach-division = { $player }, you have 10 more points: buy new amoebas next to yours.
coach-bury = Amoebas with too much damage die.
coach-end-deaths = Is the board in order? On to scoring.
coach-score = Move the markers: the app counts steps and leaps.
coach-next-round = The round is over. On to the next one.
coach-last-round = This was the last round: end the game.
