"""The table of Primordial Soup: everybody at a glance, the ladder, the next thing to do, the end."""
