### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Je zwei: Die höchste Summe wählt zuerst.
# $player (text) the name of whoever is spoken to
coach-choose-space = { $player }: Wer hinten steht, zieht zuerst.
coach-opening-card = Sie sagt, wohin alles treibt.
coach-begin-play = Setzt je zwei Amöben.
# $player (text) the name of whoever is spoken to
coach-direction = { $player }, sag, wohin die Amöbe geht.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, wehr dich, flieh, oder gib auf.
coach-fight-dice = Die höhere Zahl gewinnt.
coach-escape-dice = Das Ergebnis zeigt die Richtung.
# $player (text) the name of whoever is spoken to
coach-escape-result = { $player }, ist sie auf einem anderen Feld?
coach-close-fight = Erst auf dem Brett, dann hier.
# $player (text) the name of whoever is spoken to
coach-amoeba = { $player }, eine andere Richtung kostet Punkte.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, beweg und füttere alle deine Amöben.
# $player (text) the name of whoever is spoken to
coach-turn-full = { $player }, alle deine Amöben waren dran.
coach-card = Sie bringt neue Strömung und neues Ozon.
# $player (text) the name of whoever is spoken to
coach-settle = { $player }: Zahle, oder gib Gene ab.
coach-end-environment = Jetzt schadet das Ozon niemandem.
# $player (text) the name of whoever is spoken to
coach-genes = { $player }, kauf, was du dir leisten kannst.
coach-moves = Wer auf der Leiste hinten liegt, beginnt.
coach-births = Alle bekommen Punkte für neue Amöben.
# $player (text) the name of whoever is spoken to
coach-division = { $player }, Nachwuchs kommt neben die eigenen.
coach-bury = Zwei Schadenspunkte sind meist zu viel.
coach-end-deaths = Stimmt das Brett?
coach-score = Die App zählt Schritte und Sprünge.
coach-next-round = Alle bewegen und fressen wieder.
coach-last-round = Das war die letzte Runde.
