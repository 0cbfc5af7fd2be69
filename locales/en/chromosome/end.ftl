### The end of a game, the score, the charts, the statistics.

end-rounds = nobody eliminated
end-elimination = elimination
end-sum = tokens { $tokens } + trophies { $trophies } + fate 2 × { $fate } − irradiation { $irradiation }
chart-irradiation = Irradiation by round
stats-species = Species

end-tokens = tokens
end-trophies = trophies
end-fate = fate
end-irradiation = irradiation

# $player, $other (text) names, $irradiation (number) irradiation, $round (number) round
story-out-irradiation = Round { $round }: { $player } is out at irradiation { $irradiation }.
story-out-taken = Round { $round }: { $player } takes { $other }’s last token.
story-out = Round { $round }: { $player } is out.
# $player (text) name, $round (number) round
story-turning = Round { $round }: { $player } takes the lead for good.
# $player (text) name
story-led = { $player } leads from the first round to the last.
# $attacker, $defender (text) names, $attack, $defence (number) strength with the die, $round (number) round
story-closest = Closest battle: { $attacker }–{ $defender }, { $attack } to { $defence } (round { $round }).
# $player (text) name, $face (number) pips, $share (text) chance, $round (number) round
story-luckiest-battle = Luckiest roll: { $player } rolls { $face } and wins the battle. The chance was { $share } (round { $round }).
story-luckiest-test = Luckiest roll: { $player } rolls { $face } and takes no irradiation. The chance was { $share } (round { $round }).
# $player, $other (text) names, $before, $after (number) pips, $round (number) round
story-dearest = The re-roll that backfired most: { $player } spends fate and rolls { $after } instead of { $before } (round { $round }).
story-dearest-other = The re-roll that backfired most: { $player } spends fate, and { $other } rolls { $after } instead of { $before } (round { $round }).
