"""The screens of Chromosome."""
