### Everything in one file: games, people, settings, reminders.

backup-title = Everything in one file
backup-save = Save everything
backup-save-note = All games, people, settings and reminders: as a copy, or for another device
# $count (number) of games
backup-saving =
    { $count ->
        [0] Saving…
        [one] Saving… { $count } game
       *[other] Saving… { $count } games
    }
backup-restore = Read a file back
backup-restore-note = Adds what is missing here; nothing is changed or lost
# $count (number) of games
backup-restoring =
    { $count ->
        [0] Reading…
        [one] Reading… { $count } game
       *[other] Reading… { $count } games
    }

# $games (text) parts such as restore-added, joined
restore-done = Read back: { $games }.
restore-nothing = No game was read back.
# $count (number) of games
restore-added =
    { $count ->
        [one] { $count } new game
       *[other] { $count } new games
    }
# $count (number) of games
restore-longer =
    { $count ->
        [one] { $count } game played further
       *[other] { $count } games played further
    }
# $count (number) of games
restore-copied =
    { $count ->
        [one] { $count } game that went on differently here, as a second one
       *[other] { $count } games that went on differently here, as second ones
    }
# $count (number) of games
restore-here =
    { $count ->
        [one] { $count } that was here already
       *[other] { $count } that were here already
    }
restore-stopped = The rest of the file is not here yet: read the file back again, and only what is missing is added.
restore-cut = The file is cut short: only what stands before the cut was read back. Save it again where it came from.
# $count (number) of games
restore-damaged =
    { $count ->
        [one] The file is damaged: one part of it could not be read back, or only its beginning.
       *[other] The file is damaged: { $count } parts of it could not be read back, or only their beginnings.
    } Save it again where it came from.
# $count (number) of games
restore-refused =
    { $count ->
        [one] One game in the file was left out
       *[other] { $count } games in the file were left out
    }: this Petri does not know the game, or its rules do not allow what the file says.
store-archive-unreadable = Nothing in this file can be read: it does not come from Petri, or is damaged. Choose another one.

cli-backup = Save everything in one file: games, people, settings, reminders. Tables that are open to phones are left out. A file of that name is replaced.
cli-backup-short = Save all games, people and settings in one file.
# $games (number) saved
# $file (text) its name
cli-backup-done =
    { $games ->
        [0] No games
        [one] { $games } game
       *[other] { $games } games
    }, people and settings saved in { $file }.
cli-restore = Read back what was saved in one file, here or in the app. It adds what is missing; nothing is changed or lost.
cli-restore-short = Read such a file back.
# $file (text) its name
# $reason (text) the system's name of the error
cli-file-unwritable = The file { $file } cannot be written ({ $reason }); check its name, and the room on the disk.
