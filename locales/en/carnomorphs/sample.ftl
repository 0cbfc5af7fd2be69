### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-token = A token drawn for the Encounter
sample-did-bag = The bag remembers what was drawn
sample-did-attack = What the attack does, in words
sample-did-turn = Always says whose turn it is
sample-did-time = Everybody passed: time moves on
sample-did-feeding = Who feeds, in the right order
sample-did-next = The next token drawn for you
sample-did-effect = Says what the token brings
sample-did-pods = Knows which Pods are open
sample-did-check = Begins the last check in time
sample-did-infected = Counts who is infected
sample-did-end = Who survived, and who won
