"""The radiation phase of Chromosome: areas, tests, doses."""
