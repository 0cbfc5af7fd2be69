# The command line about stored games.

cli-games = Look after stored games: list, export, import, delete, replay.
cli-games-short = List, export, import, delete and replay games.
cli-games-list = List the games, the newest first.
cli-games-export = Print a game as readable JSON, for a backup or a bug report.
cli-games-import = Take an exported game in and print its id.
cli-games-delete = Delete a game for good, with every copy of it; a game that is running ends on all screens.
# $id (text) code of the game
cli-games-deleted = The game { $id } has been deleted for good.
cli-games-replay = Fold the journal of a game file, or of the stored game with an id, and print the state it leads to.
cli-option-json = Print JSON for machines.
cli-games-none = There are no games here yet.
cli-games-finished = finished
cli-games-open = open
# $row (number) of the entry
cli-games-bad-row = Entry { $row } of this journal does not belong to the game; the file was changed or comes from another version.
# $file (text) name of the file
cli-file-unreadable = The file { $file } cannot be read; check its name.
# $entries (number) entries in the history
cli-replay-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
# $players (text) the names of the winners
cli-replay-winners = Winner: { $players }
cli-games-check = List what a game of this app lacks: commands, screens, sentences; for whoever adds one.
# $game (text) key of the game
cli-check-whole = { $game }: nothing is missing.
# $languages (text) codes
cli-check-languages = In these languages it is said in English: { $languages }.
# $game (text) key of the game
cli-check-screens = companion/ui/games.py has no line for { $game }.
# $reason (text) Python's message
cli-check-class = The game cannot be made: { $reason }
# $count (number) of commands
cli-check-begins = Exactly one command begins a game, not { $count }.
# $rules (text) a key
# $screens (text) another one
cli-check-key = The rules call the game { $rules }, the screens { $screens }.
# $field (text) of a class
cli-check-field = The screens lack the value { $field }.
# $chapter (text) its name in the program
cli-check-glyph = The chapter { $chapter } has no drawing.
# $number (number) counted from 1
# $command (text) its name in the program
cli-check-sample = The sample stops at command { $number }, { $command }: the rules refuse it.
cli-check-sample-open = The sample stops before the game ends.
# $sentence (text) its key
# $language (text) code of the language
cli-check-sentence = The words in { $language } lack the sentence { $sentence }.
# $sentence (text) its key
# $language (text) code of the language
cli-check-unreadable = The sentence { $sentence } in { $language } cannot be read: it breaks Fluent’s rules.

# A package with a game that is left out: one sentence in the log, or on the command line.
# $game (text) the game’s key
# $package (text) the package that brings it
# $reason (text) Python's message
package-broken = The game { $game } of { $package } is left out, since the package is broken: { $reason }
# $game (text) the game’s key
# $package (text) the package that brings it
# $holder (text) another package, or Petri
package-clash = The game { $game } of { $package } is left out: { $holder } has a game of that name, too.
# $game (text) the game’s key
# $package (text) the package that brings it
package-for-newer-petri = The game { $game } of { $package } is left out: it is made for a newer Petri. Update Petri.
# $game (text) the game’s key
# $package (text) the package that brings it
package-for-older-petri = The game { $game } of { $package } is left out: it is made for an older Petri. Update the package.
