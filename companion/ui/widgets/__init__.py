"""The building blocks of every screen."""
