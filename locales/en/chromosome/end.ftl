### The end of a game, the score, the charts, the statistics.

end-rounds = nobody eliminated
end-elimination = elimination
# $tokens (number) tokens on the board, $trophies (number) trophies, $fate (number) fate points,
# $irradiation (number) irradiation
end-sum = tokens { $tokens } + trophies { $trophies } + fate 2 × { $fate } − irradiation { $irradiation }
chart-irradiation = Irradiation by round
stats-species = Species

end-tokens = tokens
end-trophies = trophies
end-fate = fate
end-irradiation = irradiation

# $player (text) the name of the player, $irradiation (number) irradiation, $round (number) of the round
story-out-irradiation = Round { $round }: { $player } is out at irradiation { $irradiation }.
# $round (number) of the round, $player (text) the name of the player whom it is about,
# $other (text) the name of whoever is out
story-out-taken = Round { $round }: { $player } takes { $other }’s last token.
# $round (number) of the round, $player (text) the name of the player whom it is about
story-out = Round { $round }: { $player } is out.
# $player (text) name, $round (number) round
story-turning = Round { $round }: { $player } takes the lead for good.
# $player (text) name
story-led = { $player } leads from the first round to the last.
# $attacker, $defender (text) names, $attack, $defence (number) strength with the die, $round (number) round
story-closest = Closest battle: { $attacker }–{ $defender }, { $attack } to { $defence } (round { $round }).
# $player (text) name, $face (number) pips, $share (text) chance, $round (number) round
story-luckiest-battle = Luckiest roll: { $player } rolls { $face } and wins the battle. The chance was { $share } (round { $round }).
# $player (text) the name of the player whom it is about, $face (number) what the die shows,
# $share (text) the chance of it, in per cent, $round (number) of the round
story-luckiest-test = Luckiest roll: { $player } rolls { $face } and takes no irradiation. The chance was { $share } (round { $round }).
# $player (text) the name of the player, $before, $after (number) pips, $round (number) of the round
story-dearest = The re-roll that backfired most: { $player } spends fate and rolls { $after } instead of { $before } (round { $round }).
# $player (text) the name of the player whom it is about, $other (text) the name of whoever rolls again,
# $after (number) the face after the re-roll, $before (number) the face before it, $round (number) of the round
story-dearest-other = The re-roll that backfired most: { $player } spends fate, and { $other } rolls { $after } instead of { $before } (round { $round }).
