### The sample evening: what the app did for the people at each step, in six words at most.

sample-did-odds = Genaue Chancen, bevor jemand neu würfelt
sample-did-reroll = Ein Schicksalspunkt gezahlt, ein Neuwurf
sample-did-fresh = Neuer Wurf, neue Chancen
sample-did-sum = Würfel, Gene und Schicksal zusammengezählt
sample-did-loss = Den verlorenen Marker abgezogen
sample-did-areas = Radioaktive Felder in richtiger Reihenfolge
sample-did-tests = Weiß, wer getestet wird
sample-did-advice = Sagt, ob sich ein Neuwurf lohnt
sample-did-dose = Die Dosis auf der Leiste vermerkt
sample-did-all = Niemand in der Strahlungsphase vergessen
sample-did-kept = Jeder Kampf bleibt, jeder ist rücknehmbar
sample-did-score = Jeder Punkt am Ende erklärt
