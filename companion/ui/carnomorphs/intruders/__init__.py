"""Intruders on board and the rooms they stand in, as light lists."""
