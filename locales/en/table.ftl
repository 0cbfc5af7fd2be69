### The table: opening a game, looking around, undo.

table-menu = Table menu
game-opening = Opening the game…
# $row (number) of the entry
game-unreadable = Entry { $row } of this game cannot be read, so it cannot go on: delete it in the list of games, or import a saved copy of it.
# $taps (number) how many taps
game-set-aside =
    { $taps ->
        [one] The last tap could not be kept; the game goes on from just before it.
       *[other] The last { $taps } taps could not be kept; the game goes on from just before them.
    }
# $game (text) the name of a game in files: "soup"
game-unknown = This is a game of { $game }, which this Petri does not have: install that game, or update Petri, to open it. Until then it is kept as it is.
# $game (text) the name of a game in files: "soup"
game-broken = This is a game of { $game }, which is installed but does not work here: update that game to open this one. Until then it is kept as it is.
# $game (text) the name of a game in files: "soup"
game-for-newer-petri = This is a game of { $game }, which is made for a newer Petri: update Petri to open it. Until then it is kept as it is.
# $game (text) the name of a game in files: "soup"
game-for-older-petri = This is a game of { $game }, which is made for an older Petri: update that game to open this one. Until then it is kept as it is.
# $game (text) the name of a game in files: "soup"
game-played-newer = This was played with a newer version of { $game }: update that game, or Petri, to open this one. Until then it is kept as it is.
# In a list, in place of the game’s name.
# $game (text) the name of a game in files: "soup"
game-not-had = { $game } (game missing)
game-not-here = This game has not been fetched yet: go online once, then try again.
# $game (text) the name of a game
game-coming = Fetching { $game }…
game-coming-note = Once fetched, it plays without a network.
# $game (text) the name of a game
game-away = { $game } has not been fetched yet
game-away-note = Go online once, then try again. After that it plays without a network.
game-fetch-again = Try again
game-not-shown = This game cannot be shown

## The wide button: what is next

# The band in the colour of who acts, for a screen reader.
# $player (text) the name of whoever is up, $next (text) what comes next, in small letters
band-turn-then = { $player }’s turn, then { $next }
# The band while a die lies: everybody may pay for a re-roll.
band-decides = The table decides
# The band while no single player acts.
band-everybody = Everybody
# Small, above the name of who acts after.
band-next = next
# $label (text) what the step is called in the history
table-undo = Undo: { $label }
# $label (text) what the entry in the history is called
table-latest = Just now: { $label }. Open the history
# $label (text) what the step is called in the history
table-redo = Redo: { $label }
table-own-turn = Your turn
# $player (text) name
table-turn-of = { $player }’s turn
table-peek = See the table
table-journal = History
# $notice (text) the notice, as a sentence
table-notice = Notice: { $notice }
table-store-away = The games cannot be reached just now: nothing can be changed. It goes on by itself.

## The lot

table-lot = Who starts?
# $player (text) name
table-lot-drawn = { $player } starts
table-lot-on = To the table
player-row-turn = turn

## Keyboard shortcuts

keys-title = Keyboard shortcuts
keys-next = Next: the wide button
keys-redo = Redo
keys-player = A player’s numbers
keys-on = Keys are shortcuts
keys-on-note = While a text is typed they never are.

## Reminders of the table's own

reminders-title = Reminders
reminders-note = A text of your own, shown at a phase
reminders-earlier = From earlier games
reminders-phase = When
reminders-text = Text
reminders-add = Add reminder
# $text (text) what the reminder says
reminders-remove = Remove: { $text }
