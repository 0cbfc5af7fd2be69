### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Two dice each: the highest chooses first.
coach-choose-space = { $player }, choose a space of the ladder.
coach-opening-card = The card says where everything drifts.
coach-begin-play = Place your first two amoebas.
coach-direction = { $player }, say where the amoeba goes.
coach-answer = { $player }, defend, escape or give in.
coach-fight-dice = A die each: the higher one wins.
coach-escape-dice = Roll for the escape.
coach-escape-result = { $player }, is it on another space?
coach-close-fight = Carry out the attack’s result.
coach-amoeba = { $player }, move the next amoeba, then eat.
coach-turn = { $player }, move and feed all your amoebas.
coach-turn-full = { $player }, all your amoebas are done.
coach-card = A new card: new drift, new ozone.
coach-settle = { $player }: pay, or give genes up.
coach-end-environment = Nobody owes anything.
coach-genes = { $player }, buy what you can afford.
coach-moves = All move and eat, last place first.
coach-births = Everybody gets points for new amoebas.
coach-division = { $player }, new amoebas go beside your own.
coach-bury = Amoebas with too much damage die.
coach-end-deaths = Is the board in order?
coach-score = The app counts steps and leaps.
coach-next-round = The round is over.
coach-last-round = This was the last round.
