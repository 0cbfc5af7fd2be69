"""Calculators of Primordial Soup: the ozone to come, a payment, movement and fights."""
