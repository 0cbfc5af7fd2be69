### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-market = Only affordable genes are offered
sample-did-ladder = Ladder moved, leaps included
sample-did-ozone = A new card: ozone checked
sample-did-trade = Old gene traded, price worked out
sample-did-order = Turns follow the ladder by themselves
sample-did-points = Ten points more for everybody
sample-did-births = New amoebas paid and counted
sample-did-deaths = Says which amoebas die
sample-did-scoring = Scored in the right order
sample-did-debt = Says who owes the ozone
sample-did-paid = The debt paid to the point
sample-did-end = Every place explained at the end
