"""A new game of Chromosome: people, options, start."""
