"""The games of one device, independent of other devices.

`games` is the registry of the games that Petri knows; `game_service` has this device's games, and `open_game`
one of them as it is played. `door` is the interface that screens use, `access` the rights of the only device.
`verification` checks a game from elsewhere by its rules.
"""
