"""Clubs: several processes over one PostgreSQL database, public instances, operators.

Used by the CLI only.
"""
