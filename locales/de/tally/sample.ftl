### The sample game, step by step: by the number of the step.

sample-did-1 = Eine Null für Zoja
sample-did-2 = Runde zwei voll, Zoja führt
sample-did-3 = Sechzehn: Die Summe wächst sofort
sample-did-4 = Zusammen neunzehn: Ada führt
sample-did-5 = Runde drei voll, Ada gibt
sample-did-6 = Ada gibt und schreibt zuerst
sample-did-7 = Leon nimmt diese Runde nichts
sample-did-8 = Runde vier voll, Ada führt
sample-did-9 = Leon und Zoja liegen gleichauf
sample-did-10 = Zoja kommt über fünfzig
sample-did-11 = Ziel erreicht: Beenden steht bereit
sample-did-12 = Wenigste Punkte: Ada gewinnt
