### The end of a game, the score, the charts, the statistics.

end-rounds = nobody eliminated
end-elimination = elimination
end-sum = tokens { $tokens } + trophies { $trophies } + fate 2 × { $fate } − irradiation { $irradiation }
chart-irradiation = Irradiation by round
stats-species = Species
