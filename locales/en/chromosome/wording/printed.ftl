### Terms that are probably printed on the English boards, by ours.

fate = fortune
resistance = resilience
