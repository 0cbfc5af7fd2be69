"""Petri: a table-side companion for board games about microbes and mutants."""

__version__ = "0.1.0"
