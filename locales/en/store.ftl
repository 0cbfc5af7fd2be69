# Stored games. Each sentence says what happened and what to do next.

store-full = There is no room left, so this was not stored: free some space and try again; everything stored before is safe.
store-not-remembered = That counts; only, there was no way to remember it for the next game.
# $file (text) name of the file
store-denied = Petri may not read or write { $file }: change who may use the data folder, then try again.
# $file (text) name of the file, $reason (text) what the system said, in its own words
store-failed = { $file } could not be read or written ({ $reason }): check the disk and try again; everything stored before is safe.
# $folder (text) path of the folder
store-busy = Another Petri is already using { $folder }: go on there, or close it first.
# $folder (text) path of the folder
store-no-locks = { $folder } is on a drive that cannot keep two programs apart: choose a folder on another drive with --data.
# $folder (text) path of the folder
store-folder = { $folder } cannot hold games: choose a folder that you may write to.

# $id (text) code of the game
store-missing = There is no game { $id }: choose one from the list of games.
# $file (text) name of the file
store-in-use = Another program has { $file } open, such as a virus scanner or OneDrive: try again in a moment; everything stored before is safe.
# $file (text) name of the file
store-replaced = Another program has put a different { $file } in place: this tap was not kept, and the game opens as that file has it. What was here lies beside it.
store-closed = This game has been closed or deleted: open it again from the list of games.
store-behind = Somebody else at this table was a moment faster: look again and repeat it if it still fits.
store-unreachable = The games cannot be reached right now, so this was not taken: wait until they are back, then look and try again; everything stored before is safe.
store-outcome-unknown = The connection to the games broke in the middle of this, so nobody knows whether it was stored: wait until they are back, look, and repeat it if it is missing.
store-unstorable = This contains something that cannot be stored: enter it differently and try again.
# $rows (number) how many entries
store-journal-full = This game has { $rows } entries and takes no more: save it to a file, then begin a new one.

# $file (text) name of the file
store-newer = { $file } was written by a newer version of Petri and has been left untouched: update Petri to open it.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-damaged = { $file } is damaged beyond repair and has been kept as { $quarantined }: import a saved copy of this game, if you have one.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-foreign = { $file } is not a Petri game and has been kept as { $quarantined }: put it wherever it belongs.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-misnamed = { $file } holds a game with another name and has been kept as { $quarantined }: import that file to play it.
# $quarantined (text) name under which the file has been kept
store-replaced-kept = Another program replaced the file of an open game; the game as it was here has been kept as { $quarantined }: import that file to play on from it.
# $file (text) name of the file
store-recovered = { $file } was missing, so its previous copy is used: check the last entry of this game.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-restored = { $file } was damaged, so its previous copy is used: check the last entry of this game; the damaged file has been kept as { $quarantined }.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-restored-backup = { $file } was damaged, so the latest backup is used: enter again what has happened since; the damaged file has been kept as { $quarantined }.
# $file (text) name of the file
store-torn = The last entry of { $file } had not been stored to its end and is gone: check what was entered last in this game.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-cut = { $file } was damaged, so this game ends with its last good entry: enter again what has happened since; the damaged file has been kept as { $quarantined }.
# $file (text) name of the file, $quarantined (text) name under which the file has been kept
store-mended = { $file } was damaged and has been mended from a copy, so nothing is missing; the damaged file has been kept as { $quarantined }.
# $games (number) how many games, $folder (text) path of the folder
store-moved = { $games ->
    [one] One game has been moved to a new kind of file; the old file is
   *[other] { $games } games have been moved to a new kind of file; the old files are
} kept in the folder { $folder } until Petri has started once more.
# $file (text) name of the file
store-shorter = { $file } has fewer entries than when its game was listed last: if you have not put an older copy there yourself, import the latest one from the folder backups.
# $file (text) name of the file
store-copy-shown = { $file } is damaged, so its latest good copy is shown; nothing can be mended in a folder that can only be read.
# $file (text) name of the file
store-unreadable = { $file } is damaged, and nothing can be mended in a folder that can only be read: copy the folder and open the copy.
# $quarantined (text) name under which the file has been kept
store-preferences = The settings were damaged and have been kept as { $quarantined }: check your settings and the remembered players.

store-import-not-json = This file is not a saved game, or it is cut short: choose a file that Petri saved.
store-import-foreign = This file does not come from Petri: choose a file that Petri saved.
store-import-newer = This game was saved by a newer version of Petri: update Petri, then import it again.
store-import-head = The beginning of the game in this file, where it says who plays and since when, is damaged or was changed by hand: save it to a file again where it came from.
# $row (number) of the entry
store-import-row = Entry { $row } of the game in this file is damaged or was changed by hand: save it to a file again where it came from.
# $row (number) of the entry
store-import-rules = Entry { $row } of the game in this file cannot have happened by the rules: save it to a file again where it came from.
store-import-game = This file holds a game that this Petri does not have: install that game, or update Petri, then import it again.
store-import-played-newer = This file was played with a newer version of the game: update the game, or Petri, then import it again.
store-import-damaged = The game in this file is damaged: save it to a file again where it came from.
store-import-empty = Nobody has begun to play in this file: choose another one.
# $megabytes (number) millions of characters
store-import-too-large = This file has more than { $megabytes } million characters, more than any game: choose a file that Petri saved.
