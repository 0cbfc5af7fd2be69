### The end of a game, the score, the charts, the statistics.

end-rounds = niemand ausgeschieden
end-elimination = Ausscheiden
# $tokens (number) tokens on the board, $trophies (number) trophies, $fate (number) fate points,
# $irradiation (number) irradiation
end-sum = Marker { $tokens } + Trophäen { $trophies } + Schicksal 2 × { $fate } − Verstrahlung { $irradiation }
chart-irradiation = Verstrahlung nach Runden
stats-species = Arten

end-tokens = Marker
end-trophies = Trophäen
end-fate = Schicksal
end-irradiation = Verstrahlung

# $player (text) the name of the player, $irradiation (number) irradiation, $round (number) of the round
story-out-irradiation = Runde { $round }: { $player } scheidet mit Verstrahlung { $irradiation } aus.
# $round (number) of the round, $player (text) the name of the player whom it is about,
# $other (text) the name of whoever is out
story-out-taken = Runde { $round }: { $player } nimmt { $other } den letzten Marker.
# $round (number) of the round, $player (text) the name of the player whom it is about
story-out = Runde { $round }: { $player } scheidet aus.
# $player (text) name, $round (number) round
story-turning = Runde { $round }: { $player } übernimmt endgültig die Führung.
# $player (text) name
story-led = { $player } führt von der ersten Runde bis zur letzten.
# $attacker, $defender (text) names, $attack, $defence (number) strength with the die, $round (number) round
story-closest = Knappster Kampf: { $attacker }–{ $defender }, { $attack } zu { $defence } (Runde { $round }).
# $player (text) name, $face (number) pips, $share (text) chance, $round (number) round
story-luckiest-battle = Glücklichster Wurf: { $player } würfelt { $face } und gewinnt den Kampf. Die Chance war { $share } (Runde { $round }).
# $player (text) the name of the player whom it is about, $face (number) what the die shows,
# $share (text) the chance of it, in per cent, $round (number) of the round
story-luckiest-test = Glücklichster Wurf: { $player } würfelt { $face } und bleibt unverstrahlt. Die Chance war { $share } (Runde { $round }).
# $player (text) the name of the player, $before, $after (number) pips, $round (number) of the round
story-dearest = Der Neuwurf, der am meisten schadete: { $player } zahlt Schicksal und würfelt { $after } statt { $before } (Runde { $round }).
# $player (text) the name of the player whom it is about, $other (text) the name of whoever rolls again,
# $after (number) the face after the re-roll, $before (number) the face before it, $round (number) of the round
story-dearest-other = Der Neuwurf, der am meisten schadete: { $player } zahlt Schicksal, und { $other } würfelt { $after } statt { $before } (Runde { $round }).
