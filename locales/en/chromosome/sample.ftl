### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-odds = Exact odds, before anybody re-rolls
sample-did-reroll = One fate point paid, one re-roll
sample-did-fresh = New die, new odds
sample-did-sum = Dice, genes and fate added up
sample-did-loss = The loser’s token taken off
sample-did-areas = Radioactive spaces in the right order
sample-did-tests = Knows who must be tested
sample-did-advice = Says whether a re-roll pays
sample-did-dose = The dose booked on the track
sample-did-all = Nobody forgotten in the radiation phase
sample-did-kept = Every battle kept, each undoable
sample-did-score = Every point explained at the end
