# `companion host`: phones of the local network at one table.

cli-host = Let phones of the local network join a table until you press Ctrl+C; its QR code is shown here.
cli-host-short = Let phones join a table.
cli-option-host-port = The port that phones come to; 8450 or the next free one by default.
cli-option-host-game = The game to open to phones; the latest one that is not over by default.
# $address (text) address without the code, $code (text) six letters that are typed, $url (text) address with the code
cli-host-join = Phones scan the code, or open { $address } and type { $code }, or go to { $url }
# $url (text) address on the web
cli-host-also = If that address cannot be reached: { $url }
# $url (text) address on the web
cli-host-no-game = No game is open: begin one, then choose “Invite phones” in its menu. Phones will find it at { $url }
# $url (text) address with the key of this table
cli-host-key = To host from another device of yours, open there: { $url }
cli-host-no-network = Phones cannot be let in: the port cannot be listened on; choose another one with --port.
cli-host-no-address = This computer is in no network that phones can reach. Join a Wi-Fi or start a hotspot, then run this command again or choose “Invite phones” in the game’s menu.
