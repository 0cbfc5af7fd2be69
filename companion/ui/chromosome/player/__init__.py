"""A player of Chromosome: every number, to read and to correct."""
