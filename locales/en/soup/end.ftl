### The end of a game, its charts, the statistics.

end-finish-zone = a marker in the finish zone
end-last-card = the environment cards ran out
end-amoebas = Amoebas
end-cards = Gene cards
end-leapt = Leaps
end-other = Start and corrections
# $amoebas, $cards, $leapt, $other (number) spaces
end-sum = amoebas { $amoebas }, genes { $cards }, leaps { $leapt }, start and corrections { $other }
chart-places = Places on the ladder by round
chart-points = Biological points by round
chart-amoebas = Amoebas by round
chart-genes = Gene cards by round
chart-debts = Debts to the ozone by round
chart-none = No round has been played yet.
# $round (number) since which
# $player (text) the name of whoever took the lead
story-turning = Round { $round }: { $player } takes the lead for good.
# $player (text) the name of whoever led
story-led = { $player } was ahead from the first round to the last.
# $count (number) points, at least 1
# $player (text) the name of the player whom it is about, $round (number) of the round
story-debt =
    { $count ->
        [0] { $player } owed the ozone nothing in round { $round }.
        [one] The dearest ozone: { $player }, { $count } point in round { $round }.
       *[other] The dearest ozone: { $player }, { $count } points in round { $round }.
    }
# $count (number) biological points
story-debts =
    { $count ->
        [0] The ozone cost nobody anything.
        [one] The ozone cost the table { $count } point altogether.
       *[other] The ozone cost the table { $count } points altogether.
    }
# $count (number) gene cards at once, $player (text) the name of the player whom it is about,
# $round (number) of the round
story-genes =
    { $count ->
        [0] Nobody held a gene card.
        [one] Most genes at once: { $player }, { $count } card in round { $round }.
       *[other] Most genes at once: { $player }, { $count } cards in round { $round }.
    }
stats-endings = How the games ended
stats-end-agreement = by agreement
stats-end-finish-zone = finish zone
stats-end-last-card = last environment card
stats-winners-amoebas = Amoebas of the winners
stats-winners-genes = Gene cards of the winners
