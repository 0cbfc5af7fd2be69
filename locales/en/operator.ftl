# The page of whoever runs an instance for others: numbers alone.

operator-title = Petri: the operator’s page
operator-note = Numbers alone: no names, no codes, nothing of what is played. The page refreshes every ten seconds; rates are those of the last minute.
operator-together = All processes together
operator-processes = Processes
operator-state = State
operator-serving = serves
operator-moving = moves its phones
operator-away = silent
operator-since = Since (UTC)
operator-version = Version
operator-tables = Tables in memory
operator-phones = Phones
operator-taps = Taps a minute
operator-games = Games in the store
operator-commands = Commands
operator-rejections = Refused
operator-sessions = Sessions
operator-reconnects = Came back
operator-turned-away = Turned away
operator-append = 95 of 100 entries stored within
# $ms (text) a number
operator-milliseconds = { $ms } ms
