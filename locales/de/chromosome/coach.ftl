### The first round: what to do now, in a sentence.

coach-eliminate = Alle anderen haben noch einen Zug.
coach-eliminate-again = Die letzten Züge bleiben, wie sie sind.
coach-eliminate-last-phase = Erst die Strahlung beenden, dann werten.
coach-event = Deckt die Ereigniskarte auf und führt sie aus.
coach-turns = Ist auf dem Brett alles bereit?
# $player (text) the name of whoever is spoken to
coach-turn = { $player } ist dran. Bewegen geht davor oder danach.
# $player (text) the name of whoever is spoken to
coach-turn-done = { $player }: Aktion erledigt. Stimmt das Brett?
# $player (text) the name of whoever is spoken to
coach-one-more-action = { $player } ist dran. Noch einmal, ohne Bewegung.
# $player (text) the name of whoever is spoken to
coach-end-turn = { $player } ist dran. Eine Bewegung, eine Aktion.
coach-battle = Der Angriff legt seine Kraft zuerst fest.
coach-evolution = Der Würfel bestimmt das neue Gen.
# $player (text) the name of whoever is spoken to
coach-test = { $player }: Je höher, desto kleiner die Dosis.
coach-areas = Nehmt ein radioaktives Feld nach dem anderen.
coach-finish-radiation = Ladet Gruppen neben Feldern auf, nehmt Steine weg.
coach-finish-game = Ladet Gruppen auf, nehmt Steine weg, dann wertet.
coach-reroll = Wer Schicksal hat, kann einen Neuwurf erzwingen.
