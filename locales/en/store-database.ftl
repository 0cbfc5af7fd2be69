# Games in a PostgreSQL database. Each sentence says what happened and what to do next; none names a password.

store-database-slow = The database took too long, so this was not stored: try again in a moment; everything stored before is safe.
# $database (text) address of the database, without a password
store-database-full = The database { $database } has no room left, so this was not stored: free some space on its server and try again; everything stored before is safe.
# $database (text) address of the database, without a password
store-database-denied = Petri may not do this in { $database }: give its user the right to read and write there, then try again.
# $database (text) address of the database, without a password, $reason (text) what the system said, in its own words
store-database-failed = The database { $database } could not do this ({ $reason }): look into its log and try again; everything stored before is safe.
# $database (text) address of the database, without a password
store-database-address = { $database } is no address of a database: write it like postgresql://user@host/name.
store-database-driver = This Petri cannot speak to databases: install it as petri-companion[club].
# $database (text) address of the database, without a password
store-database-away = Nobody answers at { $database }: check that the address is right and that PostgreSQL is running there.
# $database (text) address of the database, without a password
store-database-password = { $database } does not know this user or this password: check both.
# $database (text) address of the database, without a password
store-database-missing = There is no database at { $database }: check its name, or have it made with createdb.
# $database (text) address of the database, without a password
store-database-refused = { $database } does not let Petri in: check the user, the password and the name, and what pg_hba.conf allows.
# $database (text) address of the database, without a password
store-database-settings = A connection pooler such as PgBouncer stands before { $database } and does not pass on what Petri asks of its connections: give the address of PostgreSQL itself.
# $database (text) address of the database, without a password
store-database-deaf = A connection pooler such as PgBouncer stands before { $database }, and through it no Petri hears what the others do: give the address of PostgreSQL itself.
# $database (text) address of the database, without a password
store-database-encoding = { $database } does not keep its texts as UTF-8: make a database with the encoding UTF8.
# $database (text) address of the database, without a password
store-database-empty = { $database } has not been prepared for Petri: run companion store init first.
# $database (text) address of the database, without a password
store-database-older = { $database } was prepared by an older version of Petri: run companion store upgrade first.
# $database (text) address of the database, without a password
store-database-newer = { $database } was prepared by a newer version of Petri and has been left untouched: update Petri to use it.
# $database (text) address of the database, without a password
store-database-migrating = Somebody else is preparing or upgrading { $database } at this moment: wait until that is done, then try again.
# $id (text) code of the game
store-database-game = The game { $id } is damaged in the database: take it from the database’s latest backup.
# $id (text) code of the game
store-database-game-newer = The game { $id } was written by a newer version of Petri and has been left untouched: update Petri to open it.
# $row (number) of the entry, $id (text) code of the game
store-database-row = Entry { $row } of the game { $id } is damaged in the database: take the game from the database’s latest backup.

store-copy-occupied = There are other games or settings already where these are to be copied, and nothing is overwritten: choose an empty place.
# $id (text) code of the game
store-copy-taken = The game { $id } has been deleted where it is to be copied, and nothing is overwritten: choose an empty place.
