"""A battle of Chromosome, from its plan to its result."""
