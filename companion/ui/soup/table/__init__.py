"""The table of Primordial Soup: everybody at a glance, the ladder, the history's notes, the end."""
