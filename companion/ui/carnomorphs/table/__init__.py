"""The table of Carnomorphs: players, tracks, the bag, the next step, the end."""
