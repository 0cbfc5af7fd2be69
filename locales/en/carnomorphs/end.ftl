### The end of a journey, and its charts.

end-time = time ran out
end-explosion = the ship exploded
end-nobody-left = nobody was left aboard
end-fulfilled = Objective fulfilled
end-failed = Objective not fulfilled
chart-threat = Intruders on board by round
chart-markers = Mutation markers by round
chart-feeding = Feedings by round
chart-drawn = Tokens drawn
chart-none = Nothing has happened yet.
stats-survivors = Who survived
stats-endings = How the journeys ended
stats-fed = Feedings of intruders
stats-fed-mean = in a journey on average
stats-fed-most = most in one journey
# $round (number) which round
story-encounter = The first Encounter came in round { $round }.
# $count (number) tokens drawn
story-drawn =
    { $count ->
        [0] No token was drawn.
        [one] { $count } token was drawn.
       *[other] { $count } tokens were drawn.
    }
# $players (text) their names; $count (number) how many; $round (number) which round
story-deaths =
    { $count ->
        [one] Round { $round }: { $players } dies.
       *[other] Round { $round }: { $players } die.
    }
story-butcher = The Butcher was killed.
story-nest = The Nest was destroyed.
# $count (number) how many Objectives the crew shared
story-fulfilled =
    { $count ->
        [one] The Objective was fulfilled.
       *[other] All Objectives were fulfilled.
    }
# $count (number) how many Objectives the crew shared
story-failed =
    { $count ->
        [one] The Objective was not fulfilled.
       *[other] Not all Objectives were fulfilled.
    }
# $round (number) which round
story-pods = Round { $round }: a death opens the Pods.
# $players (text) their names; $count (number) how many
story-ended =
    { $count ->
        [one] { $players } dies at the end of the journey.
       *[other] { $players } die at the end of the journey.
    }
# $players (text) their names
story-escaped = Away in a Pod: { $players }.
# $players (text) their names
story-hibernated = Hibernated: { $players }.
