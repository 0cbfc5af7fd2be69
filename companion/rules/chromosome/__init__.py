"""Chromosome: its numbers, its rules, its odds."""
