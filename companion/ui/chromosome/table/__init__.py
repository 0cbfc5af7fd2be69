"""The table of Chromosome: players, clock, preparation, end."""
