"""The table of Carnomorphs: players, tracks, the bag, what comes next, the end."""
