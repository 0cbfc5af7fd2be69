### The sample game, step by step: by the number of the step.

sample-did-1 = A zero for Zoja
sample-did-2 = Round two full, Zoja leads
sample-did-3 = Sixteen: the sum grows at once
sample-did-4 = Nineteen in all: Ada leads
sample-did-5 = Round three full, Ada deals
sample-did-6 = Ada deals, and writes first
sample-did-7 = Leon takes nothing this round
sample-did-8 = Round four full, Ada leads
sample-did-9 = Leon and Zoja are level
sample-did-10 = Zoja passes fifty
sample-did-11 = Target reached: the end is offered
sample-did-12 = Fewest points: Ada wins
