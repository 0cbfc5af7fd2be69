"""The app of a guest: joining a table, its own settings, its routes."""
