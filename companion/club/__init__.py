"""The club: several processes over one PostgreSQL, public instances, operators; only the CLI uses it."""
