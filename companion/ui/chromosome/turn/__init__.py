"""A turn of Chromosome and its actions."""
