### The coached first round: the next thing to do, in a sentence.

coach-roll-order = Je zwei Würfel: Der höchste Wurf wählt zuerst.
# $player (text) the name of whoever is spoken to
coach-choose-space = { $player }, wähle ein Feld der Leiste.
coach-opening-card = Die Karte sagt, wohin alles treibt.
coach-begin-play = Setzt eure ersten zwei Amöben.
# $player (text) the name of whoever is spoken to
coach-direction = { $player }, sag, wohin die Amöbe geht.
# $player (text) the name of whoever is spoken to
coach-answer = { $player }, wehr dich, flieh, oder gib auf.
coach-fight-dice = Je ein Würfel: Der höhere gewinnt.
coach-escape-dice = Würfle für die Flucht.
# $player (text) the name of whoever is spoken to
coach-escape-result = { $player }, ist sie auf einem anderen Feld?
coach-close-fight = Führt das Ergebnis des Angriffs aus.
# $player (text) the name of whoever is spoken to
coach-amoeba = { $player }, beweg die nächste Amöbe, dann friss.
# $player (text) the name of whoever is spoken to
coach-turn = { $player }, beweg und füttere alle deine Amöben.
# $player (text) the name of whoever is spoken to
coach-turn-full = { $player }, alle deine Amöben sind fertig.
coach-card = Neue Karte: neue Strömung, neues Ozon.
# $player (text) the name of whoever is spoken to
coach-settle = { $player }: Zahle, oder gib Gene ab.
coach-end-environment = Niemand hat Schulden.
# $player (text) the name of whoever is spoken to
coach-genes = { $player }, kauf, was du dir leisten kannst.
coach-moves = Alle bewegen und fressen, von hinten nach vorn.
coach-births = Alle bekommen Punkte für neue Amöben.
# $player (text) the name of whoever is spoken to
coach-division = { $player }, neue Amöben kommen neben eigene.
coach-bury = Amöben mit zu viel Schaden sterben.
coach-end-deaths = Stimmt das Brett?
coach-score = Die App zählt Schritte und Sprünge.
coach-next-round = Die Runde ist vorbei.
coach-last-round = Das war die letzte Runde.
