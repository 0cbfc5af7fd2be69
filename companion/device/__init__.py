"""The games of one device, independent of other devices.

`games` is the registry of the games that Petri knows. `game_service` has this device's games; `open_game` is
a game while it is played. `door` is the interface that screens use; `access` has the rights of a single
device. `verification` checks an imported game by its rules.
"""
