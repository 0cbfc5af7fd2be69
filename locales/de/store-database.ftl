# Games in a PostgreSQL database. Each sentence says what happened and what to do next; none names a password.

store-database-slow = Die Datenbank hat zu lange gebraucht, deshalb wurde das nicht gespeichert: Versuch es gleich noch einmal; alles früher Gespeicherte ist sicher.
# $database (text) address of the database, without a password
store-database-full = In der Datenbank { $database } ist kein Platz mehr, deshalb wurde das nicht gespeichert: Schaff Platz auf ihrem Server und versuch es noch einmal; alles früher Gespeicherte ist sicher.
# $database (text) address of the database, without a password
store-database-denied = Das darf Petri in { $database } nicht: Gib seinem Benutzerkonto dort das Recht zu lesen und zu schreiben, und versuch es noch einmal.
# $database (text) address of the database, without a password, $reason (text) what the system said, in its own words
store-database-failed = Die Datenbank { $database } konnte das nicht ({ $reason }): Sieh in ihr Protokoll und versuch es noch einmal; alles früher Gespeicherte ist sicher.
# $database (text) address of the database, without a password
store-database-address = { $database } ist keine Adresse einer Datenbank: Schreib sie wie postgresql://user@host/name.
store-database-driver = Dieses Petri kann nicht mit Datenbanken sprechen: Installiere es als petri-companion[club].
# $database (text) address of the database, without a password
store-database-away = Unter { $database } antwortet niemand: Prüfe, ob die Adresse stimmt und PostgreSQL dort läuft.
# $database (text) address of the database, without a password
store-database-password = { $database } kennt dieses Benutzerkonto oder dieses Passwort nicht: Prüfe beide.
# $database (text) address of the database, without a password
store-database-missing = Unter { $database } gibt es keine Datenbank: Prüfe ihren Namen, oder lass sie mit createdb anlegen.
# $database (text) address of the database, without a password
store-database-refused = { $database } lässt Petri nicht herein: Prüfe Benutzerkonto, Passwort und Namen, und was pg_hba.conf erlaubt.
# $database (text) address of the database, without a password
store-database-settings = Vor { $database } steht ein Verbindungspool wie PgBouncer und gibt nicht weiter, was Petri von seinen Verbindungen verlangt: Nenne die Adresse von PostgreSQL selbst.
# $database (text) address of the database, without a password
store-database-deaf = Vor { $database } steht ein Verbindungspool wie PgBouncer, und durch ihn hört kein Petri, was die anderen tun: Nenne die Adresse von PostgreSQL selbst.
# $database (text) address of the database, without a password
store-database-encoding = { $database } speichert Texte nicht als UTF-8: Leg eine Datenbank mit der Kodierung UTF8 an.
# $database (text) address of the database, without a password
store-database-empty = { $database } ist noch nicht für Petri vorbereitet: Starte zuerst companion store init.
# $database (text) address of the database, without a password
store-database-older = { $database } hat eine ältere Version von Petri vorbereitet: Starte zuerst companion store upgrade.
# $database (text) address of the database, without a password
store-database-newer = { $database } hat eine neuere Version von Petri vorbereitet und bleibt unberührt: Aktualisiere Petri, um sie zu benutzen.
# $database (text) address of the database, without a password
store-database-migrating = Gerade bereitet jemand anderes { $database } vor oder aktualisiert sie: Warte, bis das fertig ist, und versuch es noch einmal.
# $id (text) code of the game
store-database-game = Die Partie { $id } ist in der Datenbank beschädigt: Nimm sie aus der letzten Sicherung der Datenbank.
# $id (text) code of the game
store-database-game-newer = Die Partie { $id } hat eine neuere Version von Petri geschrieben, sie bleibt unberührt: Aktualisiere Petri, um sie zu öffnen.
# $row (number) of the entry, $id (text) code of the game
store-database-row = Eintrag { $row } der Partie { $id } ist in der Datenbank beschädigt: Nimm die Partie aus der letzten Sicherung der Datenbank.

store-copy-occupied = Wohin kopiert werden soll, liegen schon andere Partien oder Einstellungen, und nichts wird überschrieben: Wähle einen leeren Ort.
# $id (text) code of the game
store-copy-taken = Die Partie { $id } wurde dort, wohin sie kopiert werden soll, gelöscht, und nichts wird überschrieben: Wähle einen leeren Ort.
