"""The calculators of Chromosome."""
