# The command line about databases of games.

cli-option-store = The database that the games are kept in instead, such as postgresql://user@host/name; also read from the variable PETRI_STORE.
cli-store-or-data = Games are in one place: give either --store or --data.
cli-store = Look after a database of games: prepare, upgrade and check it, copy games into it and back.
cli-store-short = Prepare, upgrade, check and copy a database of games.
cli-store-init = Prepare an empty PostgreSQL database for games.
cli-store-upgrade = Bring a database that an older version prepared up to this version; make a backup with pg_dump first.
cli-store-check = Read every game in a database and say which are damaged.
cli-store-copy = Copy all games and settings from a folder into a database, or back; nothing is overwritten, and deleted games are left out.
cli-store-from = The folder or database that is copied.
cli-store-to = The folder or database that it is copied into.
# $database (text) address of the database, without a password
cli-store-made = { $database } is ready for games.
# $database (text) address of the database, without a password
cli-store-there = { $database } was ready already; nothing was changed.
# $database (text) address of the database, without a password
cli-store-upgraded = { $database } is now of this version.
# $folder (text) what was named
cli-store-no-source = There is no folder { $folder }: name the one that the games are in, or a database.
# $games (number) how many games, $rows (number) how many entries, $problems (number) how many faults
cli-store-checked =
    { $games ->
        [0] No games
        [one] { $games } game
       *[other] { $games } games
    }, { $rows ->
        [0] no entries
        [one] { $rows } entry
       *[other] { $rows } entries
    }: { $problems ->
        [0] all is well.
        [one] { $problems } problem.
       *[other] { $problems } problems.
    }
# $games (number) how many games, $values (number) how many settings
cli-store-copied =
    { $games ->
        [0] No games
        [one] { $games } game
       *[other] { $games } games
    } and { $values ->
        [0] no settings
        [one] { $values } setting
       *[other] { $values } settings
    } copied.
